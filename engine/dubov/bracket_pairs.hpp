// 3.2.3 to 3.2.6: the pairs of a bracket.
#pragma once

#include <span>
#include <string_view>

#include "engine/dubov/round.hpp"
#include "engine/dubov/transposition.hpp"

namespace bloesem::swiss::dubov {

struct PairedBracket {
  Pairs pairs;
  bool matched = false;  // found by weighted matchings
};

// Keeps its memory from bracket to bracket.
class BracketPairer {
 public:
  // Returns the pairs of residents and upfloaters. The first sets of players to be shifted nearly always lead
  // to a pairing; otherwise further sets are tried, by matchings. Requires that the bracket can be paired.
  [[nodiscard]] PairedBracket pair(const Round& round, std::span<const Position> bracket);

 private:
  Transposition transposition_;
};

// Returns the same by weighted matchings alone.
[[nodiscard]] Pairs pairs_by_matching(const Round& round, std::span<const Position> bracket);

}  // namespace bloesem::swiss::dubov
