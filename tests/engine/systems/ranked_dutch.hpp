// A system that differs from the Dutch only in its ranking: an example of what such a system requires.
#pragma once

#include "bloesem/edition.hpp"

namespace bloesem::test {

// The FIDE (Dutch) System of 2026 in which players with equal scores are ranked by the points of their
// opponents, then by the points of the opponents from whom they scored, then by pairing number ("Swiss Ranked
// Dutch").
[[nodiscard]] Edition ranked_dutch_2026();

}  // namespace bloesem::test
