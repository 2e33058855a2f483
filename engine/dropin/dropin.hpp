// Bloesem in the place of bbpPairings, JaVaFo or a Vega plug-in: their command lines are recognised and
// answered as they would (docs/cli.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::cli {

// Nothing if the line is not another engine's: then it is for the program's own commands, whose names always
// mean these.
[[nodiscard]] std::optional<ExitCode> run_dropin(const std::vector<std::string>& own_commands, int argc,
                                                 const char* const* argv);

}  // namespace bloesem::cli
