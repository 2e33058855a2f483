// bloesem check FILE...: replays every round of every file.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_check_command(CLI::App& program);

}  // namespace bloesem::cli
