// Each game stands on two lines: here they are held against each other. Internal to the reader.
#pragma once

#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/diagnostic.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// The rounds of every player, parallel to the roster. Opponents in the answer are mutual: a forfeit win
// against somebody who does not name the winner has no opponent.
[[nodiscard]] std::vector<std::vector<RoundEntry>> connect_games(const Roster& roster, Diagnostics& out);

}  // namespace bloesem::trf
