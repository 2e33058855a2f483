// Each game stands on two lines: here they are held against each other. Internal to the reader.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/open_games.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// The players with their rounds, parallel to the roster, which is without their names then. Opponents are
// mutual: a forfeit win against somebody who does not name the winner has no opponent.
// Games that have no result yet are added to `open`.
[[nodiscard]] std::vector<Player> connect_games(Roster& roster, std::vector<OpenGame>& open, Diagnostics& out);

}  // namespace bloesem::trf
