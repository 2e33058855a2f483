// Bloesem in the place of bbpPairings, JaVaFo or a Vega plug-in: their command lines are recognised and
// answered as they would (docs/cli.md).
#pragma once

#include <CLI/App.hpp>
#include <optional>

#include "engine/cli/exit_codes.hpp"

namespace bloesem::cli {

// What the release line, `--version` and checklists say.
inline constexpr const char* release = "bloesem " BLOESEM_VERSION;

// Nothing if the line is not another engine's: then it is for the program's own commands, whose names always
// mean these.
[[nodiscard]] std::optional<ExitCode> run_dropin(const CLI::App& program, int argc, const char* const* argv);

}  // namespace bloesem::cli
