// bloesem new FILE: a tournament file from a list of players.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_new_command(CLI::App& program);

}  // namespace bloesem::cli
