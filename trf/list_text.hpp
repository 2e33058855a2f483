// What the writers of JSON and CSV have in common. Internal to them.
#pragma once

#include <cstddef>
#include <string>

#include "bloesem/tournament.hpp"
#include "trf/draft.hpp"

namespace bloesem::trf {

[[nodiscard]] inline int id_at(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)].id;
}

// An entry with the opponent by his id.
[[nodiscard]] inline Cell cell_of(const Tournament& tournament, const RoundEntry& entry) {
  return {entry.opponent == no_player ? 0 : id_at(tournament, entry.opponent), entry.colour, entry.outcome,
          false, ' '};
}

// "2.5" for 25, at the end of a text.
void append_points(std::string& text, Points points);

// Rounds that somebody has an entry for.
[[nodiscard]] std::size_t longest_history(const Tournament& tournament) noexcept;

// Room for a text about all players, so that it need not move while it grows.
void reserve_for(std::string& text, const Tournament& tournament);

}  // namespace bloesem::trf
