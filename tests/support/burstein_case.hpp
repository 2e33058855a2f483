// Rounds of the Burstein System for tests.
#pragma once

#include "bloesem/pair_round.hpp"
#include "engine/burstein/system.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

inline constexpr Edition burstein_2026{swiss::burstein::fide_2026};

// A tournament about to be paired.
struct BursteinCase {
  Tournament tournament;
  PairOptions options;

  [[nodiscard]] int round() const { return tournament.rounds_played + 1; }
  [[nodiscard]] swiss::RoundField field() const {
    return {tournament,
            swiss::burstein::fide_2026,
            {round(), tournament.rounds_declared.value(), options.absent, options.forbidden}};
  }
};

// Returns the field of the coming round. Requires that the number of rounds is declared.
[[nodiscard]] inline swiss::RoundField burstein_field(const Tournament& tournament) {
  return BursteinCase{tournament, {}}.field();
}

// Returns a random round after the seeding rounds, with irregular results, colours, byes and points, fictitious
// points, absent players and forbidden pairs.
[[nodiscard]] BursteinCase random_burstein_case(Random& random, int least_players, int most_players);

}  // namespace bloesem::test
