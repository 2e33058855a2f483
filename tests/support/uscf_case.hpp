// Rounds of US Chess for tests.
#pragma once

#include "bloesem/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "engine/uscf/system.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

inline constexpr Edition us_chess{swiss::uscf::rules_of_2020};

// A tournament about to be paired.
struct UscfCase {
  Tournament tournament;
  PairOptions options;
};

// Returns a random round, the first one among them: freely composed with irregular results, colours and points,
// or paired by the system so far; with late entries, absent players, unrated players, virtual points, forbidden
// pairs and all readings. Some are last rounds.
[[nodiscard]] UscfCase random_uscf_case(Random& random, int least_players, int most_players);

// Returns rounds paired by the system; ends early where a round has no pairing.
[[nodiscard]] Tournament played_by_uscf(Random& random, int players, int rounds);

}  // namespace bloesem::test
