// A system that differs from the Dutch in its ranking only: what such a system takes, as an example for others.
#pragma once

#include "bloesem/edition.hpp"

namespace bloesem::test {

// The FIDE (Dutch) System of 2026 in which players of one score are ranked by the points of their opponents,
// then by the points of those from whom they scored, then by pairing number ("Swiss Ranked Dutch").
[[nodiscard]] Edition ranked_dutch_2026();

}  // namespace bloesem::test
