// bloesem pair FILE: pairs one round.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_pair_command(CLI::App& program);

}  // namespace bloesem::cli
