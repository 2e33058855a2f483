// Compares the two lines that describe each game. Internal to the reader.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/open_games.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// Returns the players with their rounds, parallel to the roster, whose names are moved from. Opponents are
// mutual: a forfeit win against a player whose line does not name the winner has no opponent. Appends games
// without a result to `open`.
[[nodiscard]] std::vector<Player> connect_games(Roster& roster, std::vector<OpenGame>& open, Diagnostics& out);

}  // namespace bloesem::trf
