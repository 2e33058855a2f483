// bloesem man: prints the manual page. For those who build packages, hence not in the help.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

// The page is made from the program's grammar as it is when the command runs.
[[nodiscard]] Command add_man_command(Grammar& program);

}  // namespace bloesem::cli
