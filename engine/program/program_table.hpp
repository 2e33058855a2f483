// The whole grammar of the program as rows.
#pragma once

#include <vector>

#include "engine/program/help/option_table.hpp"

namespace bloesem::cli {

// Returns the program's own row, followed by those of its commands.
[[nodiscard]] std::vector<CommandRow> program_table();

}  // namespace bloesem::cli
