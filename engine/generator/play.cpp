#include "engine/generator/play.hpp"

#include "engine/generator/result_model.hpp"

namespace bloesem::generator {

namespace {

// Returns a result decided by the arbiter.
BoardResult unusual(Random& random) {
  switch (random.between(0, 2)) {
    case 0: return {Outcome::Draw, Outcome::Loss};
    case 1: return {Outcome::Loss, Outcome::Draw};
    default: return {Outcome::Loss, Outcome::Loss};
  }
}

BoardResult by_strength(const Settings& settings, int white, int black, Random& random) {
  const auto model = static_cast<ResultModel>(settings.result_model);
  const Chances chance = chances(model, white, black, settings.draws);
  const int drawn = random.between(0, certain - 1);
  if (drawn < chance.white_wins) return {Outcome::Win, Outcome::Loss};
  if (drawn < chance.white_wins + chance.draw) return {Outcome::Draw, Outcome::Draw};
  return {Outcome::Loss, Outcome::Win};
}

Outcome unrated(Outcome outcome) noexcept {
  switch (outcome) {
    case Outcome::Win: return Outcome::UnratedWin;
    case Outcome::Draw: return Outcome::UnratedDraw;
    case Outcome::Loss: return Outcome::UnratedLoss;
    default: return outcome;
  }
}

}  // namespace

BoardResult play(const Settings& settings, int white_strength, int black_strength, Random& random) {
  const int absence = random.between(0, certain - 1);
  if (absence < settings.double_forfeits) return {Outcome::ForfeitLoss, Outcome::ForfeitLoss};
  if (absence < settings.double_forfeits + settings.forfeits) {
    if (random.between(0, 1) == 0) return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
    return {Outcome::ForfeitLoss, Outcome::ForfeitWin};
  }
  BoardResult result = random.chance(settings.unusual_results)
                           ? unusual(random)
                           : by_strength(settings, white_strength, black_strength, random);
  if (random.chance(settings.quick_games)) result = {unrated(result.white), unrated(result.black)};
  return result;
}

}  // namespace bloesem::generator
