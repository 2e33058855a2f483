// `bloesem help [COMMAND]`: prints the help of the program or of a command.
#pragma once

#include "engine/cli/command.hpp"

namespace bloesem::cli {

// `program` must outlive the command, and have all its commands when the command runs.
[[nodiscard]] Command add_help_command(Grammar& program);

}  // namespace bloesem::cli
