// The whole grammar of the program as rows.
#pragma once

#include <vector>

#include "engine/cli/option_table.hpp"

namespace bloesem::cli {

// The program's own row first, then those of its commands.
[[nodiscard]] std::vector<CommandRow> program_table();

}  // namespace bloesem::cli
