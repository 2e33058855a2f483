// The help of a command, made from its row of the option table.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/cli/grammar.hpp"
#include "engine/cli/option_table.hpp"
#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// Lines of at most `width` characters; what stands below the options keeps its own lines.
[[nodiscard]] std::string help_page(const std::vector<CommandRow>& table, const CommandRow& command,
                                    std::size_t width);

// Writes the help of a command of the program, or its own, to standard output: as wide as the terminal, or 100
// columns where it goes to a file.
ExitCode show_help(const Grammar& program, const Grammar& command);

}  // namespace bloesem::cli
