// The help of a command, generated from its row of the option table.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/cli/grammar.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/program/help/option_table.hpp"

namespace bloesem::cli {

// Returns lines of at most `width` characters. Lines of the footer that begin with blanks are kept as they
// are.
[[nodiscard]] std::string help_page(const std::vector<CommandRow>& table, const CommandRow& command,
                                    std::size_t width);

// Writes the help of `command`, or of the program itself, to standard output: as wide as the terminal, or
// 100 columns wide in a file.
platform::ExitCode show_help(const Grammar& program, const Grammar& command);

}  // namespace bloesem::cli
