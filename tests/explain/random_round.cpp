#include "tests/explain/random_round.hpp"

#include <array>
#include <utility>

#include "bloesem/edition.hpp"
#include "tests/support/played_event.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

Tournament random_tournament(Random& random, int players) {
  const int rounds = random.between(0, players < 12 ? 5 : 8);
  switch (random.between(0, 5)) {
    case 0:
      return made_up_tournament(random, players, std::min(rounds, 5),
                                random.chance(30) ? Colours::Lopsided : Colours::Mixed);
    case 1:
      return players % 2 == 0 ? floating_tournament(random, players) : played_tournament(random, players, 3);
    default: return played_tournament(random, players, rounds);
  }
}

}  // namespace

std::optional<explain::Subject> random_round(Random& random, int fewest, int most) {
  const int players = random.between(fewest, most);
  const Tournament tournament = random_tournament(random, players);
  const std::array editions = {Edition::Baku2016, Edition::Fide2026, *find_edition("ranked-dutch", "2026")};
  PairOptions options{.edition = editions[random.between<std::size_t>(0, 2)]};
  const int round = tournament.rounds_played + 1;
  options.rounds_declared = random.chance(33) ? round : round + 3;
  options.initial_colour = Colour::White;
  forbid_some(random, options, players, 30, players);
  Result<explain::Subject> subject = explain::subject_of(tournament, options);
  if (!subject) return std::nullopt;
  return *std::move(subject);
}

}  // namespace bloesem::test
