// 3.4: who receives the pairing-allocated bye, which is decided before any bracket.
#pragma once

#include <optional>
#include <vector>

#include "engine/double_swiss/match_round.hpp"

namespace bloesem::swiss::double_swiss {

// Returns the players who may have the bye, in the order of 3.4.
[[nodiscard]] std::vector<Position> candidates_for_bye(const MatchRound& round);

// Returns the player whose bye leaves the others to be paired: of those with the lowest score the ones who have
// played most matches, and of these the one with the largest number. Empty if there is none (C2, C3). Requires
// an odd number of players.
[[nodiscard]] std::optional<Position> choose_bye(const MatchRound& round);

}  // namespace bloesem::swiss::double_swiss
