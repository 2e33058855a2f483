// bloesem lint FILE...: what is wrong or doubtful in tournament files, and what to write instead.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_lint_command(CLI::App& program);

}  // namespace bloesem::cli
