// Sets of players of a small bracket.
#pragma once

#include <cstdint>

namespace bloesem::swiss {

// Brackets of more players have no sets.
inline constexpr int most_listed = 10;

// A bit for each number in the bracket (MDPs from 0, then the residents, in A.2 order).
using PlayerSet = std::uint32_t;

[[nodiscard]] constexpr PlayerSet set_of(int number) noexcept { return PlayerSet{1} << number; }
[[nodiscard]] constexpr PlayerSet first_numbers(int count) noexcept { return set_of(count) - 1; }

}  // namespace bloesem::swiss
