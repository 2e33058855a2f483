// The keys of the meanings of criteria and of rules of the order: what a claim carries, and each language
// translates.
#pragma once

#include <string>
#include <string_view>

#include "bloesem/criterion_value.hpp"

namespace bloesem::explain {

// Returns the key of a meaning in the words of its table: "criterion-downfloaters". Every row of every system's
// criteria has one, and so has every rule of the order; other words stand for themselves.
[[nodiscard]] std::string_view key_of_meaning(std::string_view meaning) noexcept;

// Returns the key of a criterion's meaning.
[[nodiscard]] inline std::string meaning_key(const criteria::CriterionValue& value) {
  return std::string(key_of_meaning(value.meaning));
}

}  // namespace bloesem::explain
