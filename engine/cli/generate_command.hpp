// `bloesem generate`: makes random tournaments, paired by the engine.
#pragma once

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_generate_command(Grammar& program);

}  // namespace bloesem::cli
