// The edition of the rules as options of the program ask for it; bloesem/edition_choice.hpp chooses it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/edition_choice.hpp"

namespace bloesem::cli {

using Rules = Edition;  // as options ask for it

// "2016", "2026": as editions are asked for.
[[nodiscard]] const std::vector<std::pair<std::string, Rules>>& names_of_rules();

// Y/M/D or D.M.Y with a year of four digits, as the start date must be to tell the edition.
[[nodiscard]] bool is_date(std::string_view text);

// Such a date as Y/MM/DD; nothing for all else.
[[nodiscard]] std::optional<std::string> sortable_date(std::string_view text);

}  // namespace bloesem::cli
