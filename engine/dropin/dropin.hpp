// Bloesem as a drop-in replacement for bbpPairings, JaVaFo or a Vega plug-in: recognises their command
// lines and answers as they would (docs/cli.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::dropin {

// Returns the exit code, or nothing if the line is not another engine's. A first word that is one of
// `own_commands` always means that command.
[[nodiscard]] std::optional<platform::ExitCode> run_dropin(const std::vector<std::string>& own_commands,
                                                           int argc, const char* const* argv);

}  // namespace bloesem::dropin
