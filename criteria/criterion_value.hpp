// One criterion of a bracket's pairing, for people to read.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/model/points.hpp"

namespace bloesem::criteria {

// A number, or a list of score differences in descending order (tenths of a point). Less is better in both.
struct CriterionValue {
  std::string_view article;  // "C.10"
  std::string_view meaning;
  bool is_list = false;
  std::int64_t count = 0;
  std::vector<Points> differences;

  friend bool operator==(const CriterionValue&, const CriterionValue&) = default;
};

}  // namespace bloesem::criteria
