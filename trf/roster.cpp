#include "trf/roster.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "trf/columns.hpp"

namespace bloesem::trf {

namespace {

Place id_place(const PlayerLine& player) noexcept { return {player.line, player_id.first, player_id.last}; }

}  // namespace

Roster Roster::build(Draft& draft, Diagnostics& out) {
  Roster roster;
  roster.players_ = std::exchange(draft.players, {});
  roster.report_repeats(draft, out);
  if (!draft.by_position) {
    std::stable_sort(roster.players_.begin(), roster.players_.end(),
                     [](const PlayerLine& a, const PlayerLine& b) { return a.id < b.id; });
    if (!draft.roster_broken) roster.report_gap(out);
  }
  roster.index_ids();
  return roster;
}

PlayerIndex Roster::find(int id) const noexcept {
  return id >= 0 && id <= largest_id ? by_id_[static_cast<std::size_t>(id)] : no_player;
}

void Roster::report_repeats(Draft& draft, Diagnostics& out) const {
  std::vector<int> line_of(largest_id + 1, 0);
  for (const PlayerLine& player : players_) {
    int& line = line_of[static_cast<std::size_t>(player.id)];
    if (line == 0) {
      line = player.line;
      continue;
    }
    draft.roster_broken = true;
    out.error(
        Code::DuplicatePlayer, id_place(player),
        {"starting rank " + std::to_string(player.id) + " is taken already on line " + std::to_string(line),
         std::to_string(player.id), "each starting rank once", line});
  }
}

void Roster::report_gap(Diagnostics& out) const {
  int expected = 1;
  for (const PlayerLine& player : players_) {
    if (player.id != expected) {
      out.warn(Code::NumberGap, id_place(player),
               {"starting ranks are missing; the numbers are taken as labels and only their order counts",
                std::to_string(player.id), std::to_string(expected)});
      return;
    }
    ++expected;
  }
}

void Roster::index_ids() {
  by_id_.assign(largest_id + 1, no_player);
  PlayerIndex index = 0;
  for (const PlayerLine& player : players_) by_id_[static_cast<std::size_t>(player.id)] = index++;
}

}  // namespace bloesem::trf
