// bloesem check FILE...: replays and checks every round of every file.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_check_command(Grammar& program);

}  // namespace bloesem::cli
