// The value of a criterion as an argument of a claim.
#pragma once

#include <string>

#include "bloesem/criterion_value.hpp"
#include "bloesem/points.hpp"

namespace bloesem::explain {

// Returns a number, or score differences: "2", "1.5 0.5".
[[nodiscard]] inline std::string value_text(const criteria::CriterionValue& value) {
  if (!value.is_list) return std::to_string(value.count);
  std::string text;
  for (const Points difference : value.differences)
    text += (text.empty() ? "" : " ") + std::to_string(difference / one_point) + '.' +
            std::to_string(difference % one_point);
  return text.empty() ? "0.0" : text;
}

}  // namespace bloesem::explain
