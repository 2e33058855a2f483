// The rating table of FIDE (B.02, 8.1): what a percentage is worth in rating points, and the other way round.
#pragma once

namespace bloesem::standings {

// dp: the rating difference of a score of so many per cent, 0 to 100; from -800 to 800.
[[nodiscard]] int rating_difference(int percent) noexcept;

// PD in per cent: the expected score of a player so many rating points stronger (negative: weaker). The full
// scale, without the limit at 400.
[[nodiscard]] int expected_percent(int difference) noexcept;

// Beyond it the stronger player is expected to win every game.
inline constexpr int widest_difference = 735;

}  // namespace bloesem::standings
