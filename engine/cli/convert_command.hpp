// bloesem convert FILE --to DIALECT: converts a report file into another dialect.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_convert_command(Grammar& program);

}  // namespace bloesem::cli
