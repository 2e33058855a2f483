// C.12: whether the following bracket can make all its pairs.
#pragma once

#include <span>
#include <vector>

#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::dutch_2012 {

class NextBracket {
 public:
  explicit NextBracket(const RoundField& field) : field_(field) {}

  // True if the downfloaters, no two of whom may meet, and the residents can be paired, but for one resident if
  // their number is odd.
  [[nodiscard]] bool makes_all_pairs(std::span<const Position> downfloaters,
                                     std::span<const Position> residents);

 private:
  const RoundField& field_;
  std::vector<Position> players_;
  matching::MaximumMatching<LegalPairs> matching_;
};

}  // namespace bloesem::swiss::dutch_2012
