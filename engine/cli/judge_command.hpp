// bloesem judge FILE: is a pairing the one that the rules give, and if not, why not?
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_judge_command(Grammar& program);

}  // namespace bloesem::cli
