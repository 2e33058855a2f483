// `bloesem generate`: random tournaments played through the engine.
#pragma once

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_generate_command(Grammar& program);

}  // namespace bloesem::cli
