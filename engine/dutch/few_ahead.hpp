// What a few downfloaters find among a few players ahead (C.7), or below (C.4).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/legal_rows.hpp"
#include "engine/swiss/player_set.hpp"

namespace bloesem::swiss::dutch {

class FewAhead {
 public:
  // False if they are too many: then nothing must be asked.
  bool look_at(const RoundField& field, const Bracket& bracket);
  // The same for any possible downfloaters. Those ahead are from `begin` to `below`, the others to `end`.
  bool look_at(const RoundField& field, std::span<const Position> inside, Position begin, Position below,
               Position end);

  // What looking ahead comes to with these downfloaters.
  [[nodiscard]] AheadValue value(PlayerSet downfloaters);
  // C.4: together with everybody ahead and below they leave nobody over but one whom parity leaves, who may
  // have the bye.
  [[nodiscard]] bool completes(PlayerSet downfloaters);
  // Do those left over in some pairing that comes to this value complete together with everybody below? Yes is
  // proven; No only says that none was found.
  [[nodiscard]] bool value_completes(PlayerSet downfloaters);

 private:
  using Row = LegalRows::Row;

  [[nodiscard]] Row row_of(PlayerSet downfloaters) const noexcept;
  [[nodiscard]] Row left_over(Row vertices, Row dear);
  void cover(Row vertices);
  [[nodiscard]] bool closes(Row vertices);

  LegalRows legal_;
  Row inside_ = 0;
  Row ahead_ = 0;
  Row below_ = 0;
  Row barred_ = 0;                                        // from the bye
  Row dear_ = 0;                                          // those who cost thrice if they are left over
  std::array<std::uint8_t, most_listed> vertices_ = {};   // of those inside
  std::array<Points, LegalRows::most> differences_ = {};  // of downfloaters who are left over, by vertex
  matching::BitMatching matching_;
  Row covered_ = 0;  // who must not be left over any more
};

}  // namespace bloesem::swiss::dutch
