// The procedure of direct encounter (C.07.6) over a run of tied players.
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
  // part begins, ascending, the first part's left out. The tables are kept if somebody wants to see them.
  const std::vector<std::size_t>& settle(std::span<PlayerIndex> tied,
                                         std::vector<EncounterTable>* tables = nullptr);

  // The averages of somebody's meetings had no common denominator within 64 bits: players met each other dozens
  // of times, each pair another number of times. The order is then not to be used.
  [[nodiscard]] bool overflowed() const noexcept { return overflowed_; }

 private:
  // Sums of averages, in tenths of a point times `scale_`.
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
  std::int32_t table_ = 0;              // number of the present table
  std::vector<std::int32_t> table_of_;  // by player: the last table he was in
  std::vector<Row> rows_;
  std::int64_t scale_ = 1;
  std::vector<std::size_t> parts_;  // where the present table's parts begin, its first part left out
  std::vector<std::size_t> boundaries_;
  std::vector<std::int64_t> best_below_;  // of each row, the highest score that anybody below can still reach
  std::vector<Range> open_;               // runs still to be settled, the next one last
};

}  // namespace bloesem::standings
