// Positions of the Dutch System of 2012 for its tests.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "tests/support/istanbul_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {

// Round 1 with these virtual points in tenths, by number, instead of a past: players have scores and no
// colours.
[[nodiscard]] inline IstanbulCase strangers_with(const std::vector<Points>& scores,
                                                 std::initializer_list<std::pair<int, int>> forbidden = {}) {
  TournamentBuilder builder(static_cast<int>(scores.size()));
  for (std::size_t p = 0; p < scores.size(); ++p) builder.virtual_points(static_cast<int>(p) + 1, {scores[p]});
  IstanbulCase made{builder.build(), {.edition = istanbul_2012}};
  for (const auto& [one, other] : forbidden) made.options.forbidden.emplace_back(nr(one), nr(other));
  return made;
}

// Returns the pairing of the round.
[[nodiscard]] inline Result<RoundPairing> paired(const IstanbulCase& made) {
  return pair_round(made.tournament, made.options);
}

}  // namespace bloesem::test
