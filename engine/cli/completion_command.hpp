// bloesem completion SHELL: prints a script that completes the command line.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

// The script is made from the program's grammar as it is when the command runs.
[[nodiscard]] Command add_completion_command(CLI::App& program);

}  // namespace bloesem::cli
