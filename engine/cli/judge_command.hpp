// bloesem judge FILE: is a pairing the one that the rules give, and if not, why not?
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_judge_command(CLI::App& program);

}  // namespace bloesem::cli
