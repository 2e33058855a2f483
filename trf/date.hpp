// Dates as people write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

// What such a date can mean, as YYYY/MM/DD: year first (as in record 132) or last; after dots, as in 2.5.25,
// only last. Years 70 to 99 are of the last century. Empty for every other text, two readings at most.
[[nodiscard]] std::vector<std::string> readings_of_short_date(std::string_view text);

// YYYY/MM/DD for a date that can be only one, as full_date and, with short years, as above. Nothing for other
// text, and for days and months that do not exist.
[[nodiscard]] std::optional<std::string> standard_date(std::string_view text);

// YY/MM/DD, as record 132 has them.
[[nodiscard]] bool is_short_date(std::string_view text);

}  // namespace bloesem::trf
