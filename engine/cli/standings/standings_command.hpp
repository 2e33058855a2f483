// bloesem standings FILE: the players ranked by points and tie-breaks. bloesem crosstable FILE: all games
// of each player, in that order.
#pragma once

#include "engine/cli/command.hpp"
#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

[[nodiscard]] Command add_standings_command(Grammar& program);
[[nodiscard]] Command add_crosstable_command(Grammar& program);

}  // namespace bloesem::cli
