// Look-ahead for few downfloaters and few players ahead (C.7; C8) or below (C.4; C4), by bit rows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/legal_rows.hpp"
#include "engine/swiss/player_set.hpp"

namespace bloesem::swiss::dutch {

class FewAhead {
 public:
  // Prepares for a bracket. False if there are too many players; the object must not be used then.
  bool look_at(const RoundField& field, const Bracket& bracket);
  // The same for any possible downfloaters `inside`. Positions [begin, below) are ahead, [below, end) further
  // down.
  bool look_at(const RoundField& field, std::span<const Position> inside, Position begin, Position below,
               Position end);

  // Returns the value of the look-ahead criteria with these downfloaters.
  [[nodiscard]] AheadValue value(PlayerSet downfloaters);
  // True if these downfloaters and all players ahead and below can be paired (C.4), except one when their
  // number is odd, who may have the bye.
  [[nodiscard]] bool completes(PlayerSet downfloaters);
  // True if a pairing of this value was found whose left-over players can be paired with all players below.
  // False proves nothing.
  [[nodiscard]] bool value_completes(PlayerSet downfloaters);
  // Returns the least value of a pairing whose left-over players can be paired with all players below, in a
  // completing bracket (C4 of 2026). `least`: at most that value. Empty if there are too many downfloaters and
  // players ahead, or if too much has been tried since look_at. Requires completes(downfloaters).
  [[nodiscard]] std::optional<AheadValue> completing_value(PlayerSet downfloaters, const AheadValue& least);

 private:
  using Row = LegalRows::Row;

  [[nodiscard]] Row row_of(PlayerSet downfloaters) const noexcept;
  [[nodiscard]] AheadValue value_of(Row left) const;
  [[nodiscard]] std::optional<AheadValue> completing_value(std::span<const Row> vertices, int left_over);
  [[nodiscard]] Row others_of_this_value(PlayerSet downfloaters);
  [[nodiscard]] Row left_over(Row vertices, Row costly);
  void cover(Row vertices);
  [[nodiscard]] bool closes(Row vertices);

  LegalRows legal_;
  Row inside_ = 0;
  Row ahead_ = 0;
  Row below_ = 0;
  Row barred_ = 0;                                      // players barred from the bye
  Row triple_cost_ = 0;                                 // players who cost 3 instead of 1 if left over
  std::array<std::uint8_t, max_listed> vertices_ = {};  // by number: vertices of the players inside
  std::array<Points, LegalRows::max_vertices> differences_ =
      {};  // by vertex: score differences of downfloaters, counted if left over
  matching::BitMatching matching_;
  Row covered_ = 0;     // must not be left over any more
  int tries_left_ = 0;  // of sets of left-over players
};

}  // namespace bloesem::swiss::dutch
