// bloesem report FILE: a round that has been played and the standings after it, as one page of HTML.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_report_command(CLI::App& program);

}  // namespace bloesem::cli
