// Dates in informal spellings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

// Returns the possible readings of a date with a two-digit year, as YYYY/MM/DD: year first (as in record 132)
// or last; with dots, as in 2.5.25, only last. Years 70 to 99 belong to the 20th century. At most two readings;
// empty for any other text.
[[nodiscard]] std::vector<std::string> readings_of_short_date(std::string_view text);

// Returns YYYY/MM/DD for a date with exactly one reading, by full_date or readings_of_short_date; empty for
// other text and for days that do not exist.
[[nodiscard]] std::optional<std::string> standard_date(std::string_view text);

// True if the text is YY/MM/DD, as in record 132.
[[nodiscard]] bool is_short_date(std::string_view text);

}  // namespace bloesem::trf
