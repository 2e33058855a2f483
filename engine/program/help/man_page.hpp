// The manual page of the program, generated from its option table.
#pragma once

#include <string>
#include <vector>

#include "engine/program/help/option_table.hpp"

namespace bloesem::cli {

// Returns the page in roff with the man macros. The version is shown unchanged.
[[nodiscard]] std::string man_page(const std::vector<CommandRow>& table, const std::string& version);

}  // namespace bloesem::cli
