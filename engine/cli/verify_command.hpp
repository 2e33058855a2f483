// bloesem verify FILE: verifies the proof of a round, without pairing it.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_verify_command(Grammar& program);

}  // namespace bloesem::cli
