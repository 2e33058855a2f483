// A.4: the float that a past round leaves a player with.
#pragma once

#include <cstdint>

#include "bloesem/tournament.hpp"

namespace bloesem::criteria {

enum class Float : std::uint8_t { None, Down, Up };

// Returns the float of a played game (A.4.b, first paragraph): players of different scores float. Scores are
// the pairing scores at the time when that round was paired.
[[nodiscard]] constexpr Float float_of_game(Points own, Points opponents) noexcept {
  static_assert(static_cast<int>(Float::Down) == 1 && static_cast<int>(Float::Up) == 2);
  // Branch-free, as the outcome is unpredictable.
  return static_cast<Float>(static_cast<int>(own > opponents) + 2 * static_cast<int>(own < opponents));
}

// Returns Down: in 2016 every unplayed round is a downfloat (A.4.b, second paragraph).
[[nodiscard]] Float float_of_unplayed_2016() noexcept;

// Returns the float of an unplayed round (1.4.3 and 1.4.4, 2026): Down for a PAB, whatever it was worth, and
// for more points than a loss, as for a win by forfeit; otherwise None, as for a loss by forfeit.
[[nodiscard]] Float float_of_unplayed_2026(const RoundEntry& entry, const PointSystem& system) noexcept;

}  // namespace bloesem::criteria
