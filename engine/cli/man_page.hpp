// The manual page of the program, made from its option table.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/option_table.hpp"

namespace bloesem::cli {

// In the man macros of roff. The version is shown as it is.
[[nodiscard]] std::string man_page(const std::vector<CommandRow>& table, const std::string& version);

}  // namespace bloesem::cli
