// bloesem completion SHELL: prints a completion script.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

// The script is generated from the grammar as it is when the command runs.
[[nodiscard]] Command add_completion_command(Grammar& program);

}  // namespace bloesem::cli
