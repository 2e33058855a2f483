// bloesem convert FILE --to DIALECT: a report file in the words of another dialect.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_convert_command(Grammar& program);

}  // namespace bloesem::cli
