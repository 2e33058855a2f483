// What the values of a column look like, whatever it is called.
#pragma once

#include <string_view>
#include <vector>

namespace bloesem::cli {

using ColumnValues = std::vector<std::string_view>;

// All of these are about the values that are there; false where there is none.

// From 100 to 3500 (0: unrated), unless all could be years of birth.
[[nodiscard]] bool look_like_ratings(const ColumnValues& values);
// Three capitals that are no title.
[[nodiscard]] bool look_like_federations(const ColumnValues& values);
// Different numbers of five to nine digits (0: none).
[[nodiscard]] bool look_like_fide_ids(const ColumnValues& values);
[[nodiscard]] bool look_like_titles(const ColumnValues& values);
// Numbers of at most four digits.
[[nodiscard]] bool look_like_line_numbers(const ColumnValues& values);

}  // namespace bloesem::cli
