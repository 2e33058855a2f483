// The FIDE rating table (B.02, 8.1): percentage scores to rating differences, and back.
#pragma once

namespace bloesem::standings {

// Returns dp, the rating difference for a score of `percent` (0 to 100): from -800 to 800.
[[nodiscard]] int rating_difference(int percent) noexcept;

// Returns PD in per cent: the expected score of a player rated `difference` points higher than the opponent
// (negative: lower). The full scale, without the limit of 400.
[[nodiscard]] int expected_percent(int difference) noexcept;

// Above this rating difference, the stronger player's expected score is 100 %.
inline constexpr int widest_difference = 735;

}  // namespace bloesem::standings
