// bloesem judge FILE: checks whether a pairing is the one that the rules give, and if not, explains why.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_judge_command(Grammar& program);

}  // namespace bloesem::cli
