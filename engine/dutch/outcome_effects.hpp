// What each way that a round can go does under an edition and a point system: asked once, looked up for every
// round.
#pragma once

#include <array>
#include <cstddef>

#include "criteria/floats.hpp"
#include "engine/dutch/edition.hpp"
#include "engine/model/tournament.hpp"

namespace bloesem::dutch {

struct OutcomeEffect {
  Points worth = 0;
  bool played = false;
  // Of a round without a game.
  bool bars_bye = false;
  criteria::Float leaves = criteria::Float::None;
};

class OutcomeEffects {
 public:
  OutcomeEffects(const EditionRules& rules, const PointSystem& points) {
    for (std::size_t k = 0; k <= static_cast<std::size_t>(Outcome::Unfinished); ++k) {
      const RoundEntry entry{no_player, Colour::None, static_cast<Outcome>(k)};
      OutcomeEffect& alone = effects_[k | without_opponent];
      alone = {points_of(entry.outcome, points), false, rules.bars_bye(entry, points),
               rules.float_of_unplayed(entry, points)};
      effects_[k] = alone;
      effects_[k].played = was_played({0, Colour::None, entry.outcome});
      if (effects_[k].played) effects_[k].bars_bye = false;
    }
  }

  [[nodiscard]] const OutcomeEffect& of(const RoundEntry& entry) const noexcept {
    const std::size_t alone = entry.opponent == no_player ? without_opponent : 0;
    return effects_[static_cast<std::size_t>(entry.outcome) | alone];
  }
  // An opponent makes no difference to it.
  [[nodiscard]] Points worth(Outcome outcome) const noexcept {
    return effects_[static_cast<std::size_t>(outcome)].worth;
  }

 private:
  static constexpr std::size_t without_opponent = 16;
  static_assert(static_cast<std::size_t>(Outcome::Unfinished) < without_opponent);

  std::array<OutcomeEffect, 2 * without_opponent> effects_;
};

}  // namespace bloesem::dutch
