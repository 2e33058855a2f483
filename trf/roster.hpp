// The players in the order of their pairing numbers. Internal to the reader.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/diagnostic.hpp"
#include "trf/draft.hpp"

namespace bloesem::trf {

class Roster {
 public:
  // Takes the players out of the draft. Repeated numbers are errors (and break the roster), gaps a warning.
  static Roster build(Draft& draft, Diagnostics& out);

  [[nodiscard]] const std::vector<PlayerLine>& players() const noexcept { return players_; }
  // no_player for an id that no line has.
  [[nodiscard]] PlayerIndex find(int id) const noexcept;
  [[nodiscard]] const PlayerLine& at(PlayerIndex player) const noexcept {
    return players_[static_cast<std::size_t>(player)];
  }

 private:
  void report_repeats(Draft& draft, Diagnostics& out) const;
  void report_gap(Diagnostics& out) const;
  void index_ids();

  std::vector<PlayerLine> players_;
  std::vector<PlayerIndex> by_id_;
};

}  // namespace bloesem::trf
