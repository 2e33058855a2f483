// Values of criteria in the records of two rounds.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "bloesem/record.hpp"

namespace bloesem::explain {

// Returns the indexes of the brackets that were not discarded, from the top.
[[nodiscard]] std::vector<std::size_t> final_attempts(const Record& record);

// The row about the score of the player with the bye, in the bracket that gives it.
struct ByeScore {
  std::size_t bracket = 0;  // index into Record::brackets
  std::size_t row = 0;
};

// Returns the row of the article; empty if no bracket has one, or nobody has the bye.
[[nodiscard]] std::optional<ByeScore> bye_score_of(const Record& record, std::string_view article);

struct OtherValue {
  std::size_t row = 0;       // of the first bracket
  std::size_t of_other = 0;  // of the second
};

// Returns the first difference in the criteria that are in force in both, leaving out the article `completion`;
// empty if there is none. Rows keep their order, and what only one of the kinds of brackets looks at has the
// same value in both.
[[nodiscard]] std::optional<OtherValue> first_other_value(std::span<const criteria::CriterionValue> a,
                                                          std::span<const criteria::CriterionValue> b,
                                                          std::string_view completion);

}  // namespace bloesem::explain
