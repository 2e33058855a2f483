// Dates whose year has two digits. Internal to the reader.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloesem::trf {

// What such a date can mean, as YYYY/MM/DD: year first (as in record 132) or last; after dots, as in 2.5.25,
// only last. Years 70 to 99 are of the last century. Empty for every other text, two readings at most.
[[nodiscard]] std::vector<std::string> readings_of_short_date(std::string_view text);

}  // namespace bloesem::trf
