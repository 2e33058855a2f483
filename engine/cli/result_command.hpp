// bloesem result FILE: enters what happened - results, byes, absences, late entries, pairs made by hand - into
// the tournament file.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_result_command(CLI::App& program);

}  // namespace bloesem::cli
