// bloesem lint FILE...: lists the problems in tournament files and how to fix them.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_lint_command(Grammar& program);

}  // namespace bloesem::cli
