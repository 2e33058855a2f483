// The players in the order of their pairing numbers. Internal to the reader.
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
  // Takes the players out of the draft. Repeated numbers are errors (and break the roster), gaps a warning.
  static Roster build(Draft& draft, Diagnostics& out);

  [[nodiscard]] const std::vector<PlayerLine>& players() const noexcept { return players_; }
  // no_player for an id that no line has.
  [[nodiscard]] PlayerIndex find(int id) const noexcept {
    const auto i = static_cast<std::size_t>(id);
    if (counted_) return i <= players_.size() ? id - 1 : no_player;
    return i < by_id_.size() ? by_id_[i] : no_player;
  }
  [[nodiscard]] int largest_id() const noexcept {
    return static_cast<int>(counted_ ? players_.size() : by_id_.size() - 1);
  }
  // The names, which the roster is then without.
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
  bool counted_ = false;            // the ids are 1, 2, 3, ...: nothing need be looked up, nor kept:
  std::vector<PlayerIndex> by_id_;  // as long as the largest id needs
};

}  // namespace bloesem::trf
