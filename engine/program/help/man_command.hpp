// bloesem man: prints the manual page. It is meant for packaging and hidden in the help.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

// The page is generated from the grammar as it is when the command runs.
[[nodiscard]] Command add_man_command(Grammar& program);

}  // namespace bloesem::cli
