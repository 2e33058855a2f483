// A.4: the float that a past round left with a player.
#pragma once

#include <cstdint>

#include "bloesem/tournament.hpp"

namespace bloesem::criteria {

enum class Float : std::uint8_t { None, Down, Up };

// A.4.b, first paragraph: two players with different scores played each other. Scores are pairing scores of
// the time when that round was paired.
[[nodiscard]] constexpr Float float_of_game(Points own, Points opponents) noexcept {
  static_assert(static_cast<int>(Float::Down) == 1 && static_cast<int>(Float::Up) == 2);
  // Without a branch, which nobody could guess.
  return static_cast<Float>(static_cast<int>(own > opponents) + 2 * static_cast<int>(own < opponents));
}

// A.4.b, second paragraph (2016): whoever did not play, for whatever reason, has a downfloat.
[[nodiscard]] Float float_of_unplayed_2016() noexcept;

// 1.4.3 and 1.4.4 (2026): of those who did not play, a downfloat has who received the PAB, whatever it was
// worth, or more points than for a loss.
[[nodiscard]] Float float_of_unplayed_2026(const RoundEntry& entry, const PointSystem& system) noexcept;

}  // namespace bloesem::criteria
