// Rounds of systems that need the rating of every player, for tests.
#pragma once

#include "bloesem/pair_round.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// A tournament about to be paired.
struct RatedCase {
  Tournament tournament;
  PairOptions options;
};

// Returns a random round of the edition, the first one among them: freely composed with irregular results,
// colours and points, or paired by the system so far; with late entries, absent players and forbidden pairs,
// and virtual points if `accelerated`. Some are last rounds, some of long events. Many ratings and names are
// equal.
[[nodiscard]] RatedCase random_rated_case(Random& random, Edition edition, int least_players, int most_players,
                                          bool accelerated = true);

}  // namespace bloesem::test
