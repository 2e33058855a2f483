// Rounds of Dubov 1997, its Danubian variant and the Vega system for tests.
#pragma once

#include "bloesem/pair_round.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

// A tournament about to be paired.
struct ColumnCase {
  Tournament tournament;
  PairOptions options;
};

// Returns a random round of the edition, the first one among them: freely composed with irregular results,
// colours and points, or paired by the system so far; with late entries, absent players, virtual points and
// forbidden pairs. Some are last rounds, some of long events. Many ratings and some names are equal.
[[nodiscard]] ColumnCase random_column_case(Random& random, Edition edition, int least_players,
                                            int most_players);

}  // namespace bloesem::test
