// What the downfloaters of a small bracket find among a few players ahead (C.7), or below (C.4).
#pragma once

#include <cstdint>

#include "engine/dutch/bracket.hpp"
#include "engine/dutch/fast/look_ahead.hpp"
#include "engine/dutch/legal_rows.hpp"
#include "engine/dutch/small/candidate_list.hpp"

namespace bloesem::dutch {

class FewAhead {
 public:
  // False if they are too many: then value() must not be asked.
  bool look_at(const RoundField& field, const Bracket& bracket);

  // What looking ahead comes to with these downfloaters.
  [[nodiscard]] AheadValue value(PlayerSet downfloaters);

 private:
  using Row = LegalRows::Row;

  void cover(Row vertices);

  LegalRows legal_;
  std::size_t inside_ = 0;           // vertices before this belong to the bracket
  Row barred_ = 0;                   // those who cost thrice if they are left over
  std::array<Points, most_listed> differences_ = {};  // of downfloaters who are left over
  matching::BitMatching matching_;
  Row covered_ = 0;                  // who must not be left over any more
};

}  // namespace bloesem::dutch
