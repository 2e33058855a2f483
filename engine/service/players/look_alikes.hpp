// Guesses the contents of a column from its values, regardless of its heading.
#pragma once

#include <string_view>
#include <vector>

namespace bloesem::service {

using ColumnValues = std::vector<std::string_view>;

// All functions ignore missing values; they return false if all values are missing.

// True for numbers from 100 to 3500 (0: unrated), unless all could be years of birth.
[[nodiscard]] bool look_like_ratings(const ColumnValues& values);
// True for three capitals that are not a title.
[[nodiscard]] bool look_like_federations(const ColumnValues& values);
// True for distinct numbers of five to nine digits (0: none).
[[nodiscard]] bool look_like_fide_ids(const ColumnValues& values);
[[nodiscard]] bool look_like_titles(const ColumnValues& values);
// True for numbers of at most four digits.
[[nodiscard]] bool look_like_line_numbers(const ColumnValues& values);

}  // namespace bloesem::service
