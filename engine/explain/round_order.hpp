// The order of rounds by the rules of the Dutch family.
#pragma once

#include <compare>

#include "bloesem/article_names.hpp"
#include "bloesem/judge/generation_order.hpp"
#include "bloesem/record.hpp"

namespace bloesem::explain {

// Returns the pairs of a bracket by bracket sequence number.
[[nodiscard]] NumberedCandidate by_sequence_number(const BracketRecord& record);

// Compares two legal rounds of the same request where the first departs from the second (first_departure): by
// the criterion, less being better; by the order of generation; or, where the players of a bracket differ, by
// their number: score groups are joined only where the round cannot be completed otherwise. A bracket that is
// paired again as the PPB comes after one that is not, from the first criterion that it does not have.
[[nodiscard]] std::strong_ordering compare_rounds(const Record& one, const Record& other,
                                                  const ArticleNames& articles);

}  // namespace bloesem::explain
