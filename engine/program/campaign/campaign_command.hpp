// bloesem campaign: compares two engines on random tournaments.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_campaign_command(Grammar& program);

}  // namespace bloesem::cli
