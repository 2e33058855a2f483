// bloesem lint FILE...: what is wrong or doubtful in tournament files, and what to write instead.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_lint_command(Grammar& program);

}  // namespace bloesem::cli
