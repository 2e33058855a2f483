// bloesem new FILE: makes a tournament file from a list of players.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_new_command(Grammar& program);

}  // namespace bloesem::cli
