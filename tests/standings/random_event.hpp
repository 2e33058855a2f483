// Random tournaments with every kind of round, not paired by any rules.
#pragma once

#include <cstdint>

#include "bloesem/tournament.hpp"

namespace bloesem::standings::testing {

// Returns up to ten players and eight rounds with rematches, forfeits of one side or both, odd results, byes,
// withdrawals, games without a result, several point systems, and occasional bonuses or penalties.
[[nodiscard]] Tournament random_event(std::uint64_t seed);

}  // namespace bloesem::standings::testing
