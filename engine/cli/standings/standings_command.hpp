// bloesem standings FILE: the order by points and tie-breaks. bloesem crosstable FILE: who met whom, in that
// order.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_standings_command(CLI::App& program);
[[nodiscard]] Command add_crosstable_command(CLI::App& program);

}  // namespace bloesem::cli
