// Rounds of the Lim System for tests.
#pragma once

#include "bloesem/pair_round.hpp"
#include "engine/lim/system.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

inline constexpr Edition lim_2026{swiss::lim::fide_2026};

// A tournament about to be paired.
struct LimCase {
  Tournament tournament;
  PairOptions options;
};

// Returns a random round, the first one among them: freely composed with irregular results, colours and points,
// or paired by the Lim System so far; with late entries, absent players, virtual points and forbidden pairs.
// Some are last rounds, some of Maxi-tournaments.
[[nodiscard]] LimCase random_lim_case(Random& random, int least_players, int most_players);

// Returns rounds paired by the Lim System; ends early where a round has no pairing.
[[nodiscard]] Tournament played_by_lim(Random& random, int players, int rounds);

}  // namespace bloesem::test
