// One criterion of a bracket's pairing, for people to read.
#pragma once

#include <cstdint>
#include <string_view>

#include "bloesem/score_differences.hpp"

namespace bloesem::criteria {

// A number, or a list of score differences in descending order (tenths of a point). Less is better in both.
// Small: a round keeps up to seventeen for each bracket.
struct CriterionValue {
  std::string_view article;  // "C.10"
  std::string_view meaning;
  bool is_list = false;
  std::int32_t count = 0;
  ScoreDifferences differences;

  friend bool operator==(const CriterionValue&, const CriterionValue&) = default;
};

}  // namespace bloesem::criteria
