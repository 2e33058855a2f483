// Faults in a player's entry for a round, and between it and the opponent's entry. Internal to the validation.
#pragma once

#include <cstdint>
#include <optional>

#include "bloesem/tournament.hpp"
#include "bloesem/validate.hpp"

namespace bloesem {

// Which entries count as played.
enum class Played : std::uint8_t {
  Games,    // with a colour
  Matches,  // also without one
};

[[nodiscard]] inline Played played_by(const Tournament& tournament) noexcept {
  return tournament.rounds_are_matches ? Played::Matches : Played::Games;
}

// Returns the fault of an entry by itself, regardless of the opponent.
[[nodiscard]] std::optional<ContradictionCode> fault_of(const RoundEntry& entry, Played played) noexcept;

// Returns the fault between the two entries of one game. Requires that neither has a fault by itself.
[[nodiscard]] std::optional<ContradictionCode> fault_between(const RoundEntry& a, const RoundEntry& b) noexcept;

// True if the entry shows that the round was paired, which is a fault in a round not yet played.
[[nodiscard]] constexpr bool is_history(const RoundEntry& entry) noexcept {
  return entry.opponent != no_player || entry.outcome == Outcome::ForfeitWin;
}

}  // namespace bloesem
