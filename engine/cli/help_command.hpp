// `bloesem help [COMMAND]`: the help of the program or of a command.
#pragma once

#include "engine/cli/command.hpp"

namespace bloesem::cli {

// `program` must outlive the command, and have all commands by the time it runs.
[[nodiscard]] Command add_help_command(Grammar& program);

}  // namespace bloesem::cli
