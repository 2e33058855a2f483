// The rules as requested; bloesem/edition_choice.hpp chooses among them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/edition_choice.hpp"

namespace bloesem::service {

using Rules = RulesByName;  // as requested

// Returns the names of the editions of all systems, each once, ascending: "2016", "2026".
[[nodiscard]] std::vector<std::string> names_of_editions();

// Returns the ids of the pairing systems: "dutch", ...
[[nodiscard]] std::vector<std::string> names_of_systems();

// Returns the names of an edition.
[[nodiscard]] RulesByName names_of(Edition edition, std::vector<ReadingChoice> readings = {});

// Returns the code with Baku acceleration for record 192; empty if the format has none.
[[nodiscard]] std::optional<std::string> accelerated_code(std::string_view system_code);

// True for Y/M/D or D.M.Y with a four-digit year, the forms of start date from which an edition can be chosen.
[[nodiscard]] bool is_date(std::string_view text);

// Returns such a date as Y/MM/DD; nothing for any other text.
[[nodiscard]] std::optional<std::string> sortable_date(std::string_view text);

}  // namespace bloesem::service
