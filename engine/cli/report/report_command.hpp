// bloesem report FILE: writes a played round and the standings after it as one HTML page.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_report_command(Grammar& program);

}  // namespace bloesem::cli
