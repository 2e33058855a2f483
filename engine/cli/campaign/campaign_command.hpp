// bloesem campaign: random tournaments, paired by two engines.
#pragma once

#include <CLI/App.hpp>

#include "engine/cli/command.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_campaign_command(CLI::App& program);

}  // namespace bloesem::cli
