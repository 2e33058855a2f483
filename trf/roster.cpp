#include "trf/roster.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "trf/columns.hpp"

namespace bloesem::trf {

namespace {

Place id_place(const PlayerLine& player) noexcept {
  if (player.column != 0) return {player.line, player.column, player.column};
  const Field field = player.layout.at(player_id);
  return {player.line, field.first, field.last};
}

// True if the ids are 1, 2, 3, ..., as in nearly every file.
bool are_counted(const std::vector<PlayerLine>& players) {
  int id = 0;
  return std::all_of(players.begin(), players.end(),
                     [&id](const PlayerLine& player) { return player.id == ++id; });
}

bool in_order_of_ids(const std::vector<PlayerLine>& players) {
  return std::is_sorted(players.begin(), players.end(),
                        [](const PlayerLine& a, const PlayerLine& b) { return a.id < b.id; });
}

}  // namespace

Roster Roster::build(Draft& draft, Diagnostics& out) {
  Roster roster;
  roster.players_ = std::exchange(draft.players, {});
  roster.cells_ = std::move(draft.cells);
  roster.counted_ = are_counted(roster.players_);
  if (roster.counted_) return roster;
  roster.index_ids();
  roster.report_repeats(draft, out);
  if (!draft.by_position) {
    if (!in_order_of_ids(roster.players_)) roster.sort_by_id();
    if (!draft.roster_broken) roster.report_gap(out);
  }
  return roster;
}

void Roster::sort_by_id() {
  std::stable_sort(players_.begin(), players_.end(),
                   [](const PlayerLine& a, const PlayerLine& b) { return a.id < b.id; });
  index_ids();
}

void Roster::report_repeats(Draft& draft, Diagnostics& out) const {
  std::vector<int> line_of(by_id_.size(), 0);
  for (const PlayerLine& player : players_) {
    int& line = line_of[static_cast<std::size_t>(player.id)];
    if (line == 0) {
      line = player.line;
      continue;
    }
    draft.roster_broken = true;
    out.error(
        Code::DuplicatePlayer, id_place(player),
        {"starting rank " + std::to_string(player.id) + " is already taken on line " + std::to_string(line),
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

// Indexes the players by id; of repeated ids, the last one wins.
void Roster::index_ids() {
  int largest = 0;
  for (const PlayerLine& player : players_) largest = std::max(largest, player.id);
  by_id_.assign(static_cast<std::size_t>(largest) + 1, no_player);
  PlayerIndex index = 0;
  for (const PlayerLine& player : players_) by_id_[static_cast<std::size_t>(player.id)] = index++;
  counted_ = are_counted(players_);
}

}  // namespace bloesem::trf
