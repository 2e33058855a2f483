// What may stand in one round of a player, and in the same round of the opponent. Internal to the validation.
#pragma once

#include <optional>

#include "bloesem/tournament.hpp"
#include "bloesem/validate.hpp"

namespace bloesem {

// Of the entry by itself, whoever the opponent is.
[[nodiscard]] std::optional<ContradictionCode> fault_of(const RoundEntry& entry) noexcept;

// Of the two entries of one game, none of which has a fault by itself.
[[nodiscard]] std::optional<ContradictionCode> fault_between(const RoundEntry& a, const RoundEntry& b) noexcept;

// The round was paired: it cannot stand in one that has not been played.
[[nodiscard]] constexpr bool is_history(const RoundEntry& entry) noexcept {
  return entry.opponent != no_player || entry.outcome == Outcome::ForfeitWin;
}

}  // namespace bloesem
