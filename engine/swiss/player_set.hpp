// Sets of players of a small bracket, as bits.
#pragma once

#include <cstdint>

namespace bloesem::swiss {

// Largest number of players in a bracket for which sets are used.
inline constexpr int max_listed = 10;

// One bit per number in the bracket (MDPs from 0, then residents, in A.2 order).
using PlayerSet = std::uint32_t;

[[nodiscard]] constexpr PlayerSet set_of(int number) noexcept { return PlayerSet{1} << number; }
// Returns the set of numbers [0, count).
[[nodiscard]] constexpr PlayerSet first_numbers(int count) noexcept { return set_of(count) - 1; }

}  // namespace bloesem::swiss
