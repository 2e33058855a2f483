// bloesem pair FILE: pairs one round.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_pair_command(Grammar& program);

}  // namespace bloesem::cli
