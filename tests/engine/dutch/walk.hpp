// The walk over the brackets with a criteria table of the test's choice: shows which article decides.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "criteria/criterion.hpp"

namespace bloesem::test {

using Rows = std::vector<criteria::Criterion>;

// The rows of the Baku 2016 table; the same without those of an article.
[[nodiscard]] Rows rows();
[[nodiscard]] Rows rows_without(std::string_view article);

// Who meets whom in the coming round, "1-4 2-5 3-6 7 bye", the higher ranked first, by rank. No colours.
[[nodiscard]] std::string pairs(const Tournament& tournament);
[[nodiscard]] std::string pairs(const Tournament& tournament, const Rows& rows);
// The same if the article did not exist.
[[nodiscard]] std::string pairs_without(std::string_view article, const Tournament& tournament);

}  // namespace bloesem::test
