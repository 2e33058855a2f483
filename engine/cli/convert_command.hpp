// bloesem convert FILE --to DIALECT: a report file in the words of another dialect.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_convert_command(CLI::App& program);

}  // namespace bloesem::cli
