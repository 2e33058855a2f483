// The procedure of direct encounter (C.07.6) for a group of tied players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bloesem/standings/direct_encounter.hpp"
#include "engine/standings/field.hpp"

namespace bloesem::standings {

class Encounters {
 public:
  Encounters(const Field& field, bool forfeits);

  // Puts the tied players in order, those still tied by pairing number. Returns the positions at which a new
  // group begins, ascending, without the first. Stores the tables in `tables` unless it is null.
  const std::vector<std::size_t>& settle(std::span<PlayerIndex> tied,
                                         std::vector<EncounterTable>* tables = nullptr);

  // True if some averages had no common denominator within 64 bits, which takes dozens of games between the
  // same players, of different number for each pair. The order must then not be used.
  [[nodiscard]] bool overflowed() const noexcept { return overflowed_; }

 private:
  // Sum of averages, in tenths of a point times `scale_`.
  struct Row {
    PlayerIndex player = no_player;
    int not_met = 0;
    std::int64_t score = 0;
  };

  struct Range {
    std::size_t first, last;
  };

  [[nodiscard]] bool counts(const Cell& cell) const noexcept;
  template <class Visit>
  void each_opponent(PlayerIndex player, Visit visit) const;
  void fill_table(std::span<const PlayerIndex> tied);
  [[nodiscard]] bool hopeless(std::size_t members) const noexcept;
  [[nodiscard]] bool all_met() const noexcept;
  [[nodiscard]] std::int64_t highest(const Row& row) const noexcept;
  void part_by_score();
  void part_by_certainty();
  [[nodiscard]] EncounterTable shown() const;

  const Field& field_;
  bool forfeits_;
  bool overflowed_ = false;
  std::int32_t table_ = 0;              // number of the current table
  std::vector<std::int32_t> table_of_;  // by player: the last table that contained the player
  std::vector<Row> rows_;
  std::int64_t scale_ = 1;
  std::vector<std::size_t> parts_;  // starts of the current table's groups, without the first
  std::vector<std::size_t> boundaries_;
  std::vector<std::int64_t> best_below_;  // by row: highest score still possible for any row below
  std::vector<Range> open_;               // groups still to be settled, the next one last
};

}  // namespace bloesem::standings
