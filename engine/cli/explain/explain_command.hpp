// bloesem explain FILE: answers questions about a round: why, why not, and what if.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_explain_command(Grammar& program);

}  // namespace bloesem::cli
