// Rounds of the Dutch System of 2012 for tests.
#pragma once

#include "bloesem/pair_round.hpp"
#include "engine/dutch_2012/system.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

inline constexpr Edition istanbul_2012{swiss::dutch_2012::istanbul_2012};

// A tournament about to be paired.
struct IstanbulCase {
  Tournament tournament;
  PairOptions options;
};

// Returns a random round, the first one among them: freely composed with irregular results, colours and points,
// or paired by the system so far; with late entries, absent players, virtual points, forbidden pairs, ratings
// that the numbers do not follow, and either reading. Some are last rounds.
[[nodiscard]] IstanbulCase random_istanbul_case(Random& random, int least_players, int most_players);

// Returns rounds paired by the system; ends early where a round has no pairing.
[[nodiscard]] Tournament played_by_istanbul(Random& random, int players, int rounds);

}  // namespace bloesem::test
