// The edition of the rules as requested; bloesem/edition_choice.hpp chooses the edition.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/edition_choice.hpp"

namespace bloesem::service {

using Rules = Edition;  // as requested

// The names of the editions: "2016", "2026".
[[nodiscard]] const std::vector<std::pair<std::string, Rules>>& names_of_rules();

// True for Y/M/D or D.M.Y with a four-digit year, the forms of start date from which an edition can be chosen.
[[nodiscard]] bool is_date(std::string_view text);

// Returns such a date as Y/MM/DD; nothing for any other text.
[[nodiscard]] std::optional<std::string> sortable_date(std::string_view text);

}  // namespace bloesem::service
