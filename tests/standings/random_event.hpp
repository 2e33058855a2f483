// Random tournaments with every kind of round, and no rules of pairing.
#pragma once

#include <cstdint>

#include "bloesem/tournament.hpp"

namespace bloesem::standings::testing {

// Up to ten players and eight rounds; rematches, forfeits of one side or both, odd results, byes, withdrawals,
// games without a result, several systems of points, now and then a bonus or penalty.
[[nodiscard]] Tournament random_event(std::uint64_t seed);

}  // namespace bloesem::standings::testing
