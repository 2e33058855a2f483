// Shared by the writers of JSON and CSV. Internal to them.
#pragma once

#include <cstddef>
#include <string>

#include "bloesem/tournament.hpp"
#include "trf/draft.hpp"

namespace bloesem::trf {

[[nodiscard]] inline int id_at(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)].id;
}

// Returns an entry with the opponent's id.
[[nodiscard]] inline Cell cell_of(const Tournament& tournament, const RoundEntry& entry) {
  return {entry.opponent == no_player ? 0 : id_at(tournament, entry.opponent), entry.colour, entry.outcome,
          false, ' '};
}

// Appends points: "2.5" for 25.
void append_points(std::string& text, Points points);

// Returns the number of rounds in which any player has an entry.
[[nodiscard]] std::size_t longest_history(const Tournament& tournament) noexcept;

// Reserves memory for a text about all players.
void reserve_for(std::string& text, const Tournament& tournament);

}  // namespace bloesem::trf
