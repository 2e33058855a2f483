// C.8 to C.19 of one candidate literally by the 2016 text: section E gives the colours, then players are
// counted and score differences listed. No weights or shortcuts are involved.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/swiss/round_field.hpp"

namespace bloesem::test {

using swiss::Position;
using swiss::RoundField;

// Pairs made among some players, and the players left over. Higher-ranked ones come first everywhere.
struct Grouping {
  std::vector<std::pair<Position, Position>> pairs;
  std::vector<Position> singles;
};

// A number (a list of one), or a list of score differences, the largest first. Smaller is better.
struct OracleValue {
  std::string_view article;
  std::vector<std::int64_t> list;

  friend auto operator<=>(const OracleValue& a, const OracleValue& b) { return a.list <=> b.list; }
  friend bool operator==(const OracleValue& a, const OracleValue& b) { return a.list == b.list; }
};

// True if C.1 and C.3 allow the pair.
[[nodiscard]] bool may_meet(const RoundField& field, Position a, Position b);

// Returns the PSD (A.8). `below` is the score that stands for the place below the bracket.
[[nodiscard]] std::vector<std::int64_t> psd(const RoundField& field, const Grouping& candidate, Points below);

// Returns the values of C.8 to C.19 in order.
[[nodiscard]] std::vector<OracleValue> colours_and_floats(const RoundField& field, const Grouping& candidate,
                                                          Points below);

}  // namespace bloesem::test
