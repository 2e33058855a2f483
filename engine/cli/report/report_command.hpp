// bloesem report FILE: a round that has been played and the standings after it, as one page of HTML.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_report_command(Grammar& program);

}  // namespace bloesem::cli
