// The players in order of pairing numbers. Internal to the reader.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"

namespace bloesem::trf {

class Roster {
 public:
  // Moves the players out of the draft. Repeated ids are errors and set roster_broken; gaps are a warning.
  static Roster build(Draft& draft, Diagnostics& out);

  [[nodiscard]] const std::vector<PlayerLine>& players() const noexcept { return players_; }
  // Returns the index of the player with this id; no_player if there is none.
  [[nodiscard]] PlayerIndex find(int id) const noexcept {
    const auto i = static_cast<std::size_t>(id);
    if (counted_) return i <= players_.size() ? PlayerIndex(id - 1) : no_player;
    return i < by_id_.size() ? by_id_[i] : no_player;
  }
  [[nodiscard]] int largest_id() const noexcept {
    return static_cast<int>(counted_ ? players_.size() : by_id_.size() - 1);
  }
  // Moves the name of a player out of the roster.
  [[nodiscard]] std::string take_name(std::size_t player) noexcept { return std::move(players_[player].name); }
  [[nodiscard]] const PlayerLine& at(PlayerIndex player) const noexcept {
    return players_[static_cast<std::size_t>(player)];
  }

 private:
  void report_repeats(Draft& draft, Diagnostics& out) const;
  void report_gap(Diagnostics& out) const;
  void sort_by_id();
  void index_ids();

  std::vector<PlayerLine> players_;
  CellStore cells_;
  bool counted_ = false;            // the ids are 1, 2, 3, ..., so that by_id_ is not needed
  std::vector<PlayerIndex> by_id_;  // index by id, up to the largest id
};

}  // namespace bloesem::trf
