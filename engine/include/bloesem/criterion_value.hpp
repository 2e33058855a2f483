// The value of one criterion for a bracket's pairing, for display.
#pragma once

#include <cstdint>
#include <string_view>

#include "bloesem/score_differences.hpp"

namespace bloesem::criteria {

// A number, or a list of score differences in descending order (tenths of a point). Smaller is better for both.
// Kept small because a round stores up to 17 of them for each bracket.
struct CriterionValue {
  std::string_view article;  // "C.10"
  std::string_view meaning;
  bool is_list = false;
  std::int32_t count = 0;
  ScoreDifferences differences;

  friend bool operator==(const CriterionValue&, const CriterionValue&) = default;
};

}  // namespace bloesem::criteria
