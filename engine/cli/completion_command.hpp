// bloesem completion SHELL: prints a script that completes the command line.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

// The script is made from the program's grammar as it is when the command runs.
[[nodiscard]] Command add_completion_command(Grammar& program);

}  // namespace bloesem::cli
