// Walks over the brackets with a criteria table chosen by the test, to show which article decides.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "criteria/criterion.hpp"

namespace bloesem::test {

using Rows = std::vector<criteria::Criterion>;

// Returns the rows of the Baku 2016 table, or those without one article.
[[nodiscard]] Rows rows();
[[nodiscard]] Rows rows_without(std::string_view article);

// Returns the pairs of the coming round, "1-4 2-5 3-6 7 bye", by rank with the higher ranked player first,
// without colours.
[[nodiscard]] std::string pairs(const Tournament& tournament);
[[nodiscard]] std::string pairs(const Tournament& tournament, const Rows& rows);
// Returns the pairs as if the article did not exist.
[[nodiscard]] std::string pairs_without(std::string_view article, const Tournament& tournament);

}  // namespace bloesem::test
