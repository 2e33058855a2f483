// A tournament as the pairing system counts it, where files keep it otherwise, and what it must have for that.
#pragma once

#include "bloesem/edition.hpp"
#include "bloesem/readings.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the tournament with matches for rounds in systems that pair matches of two games, and with the score
// that makes the score groups as points in Swiss Team. Requires a consistent tournament (bloesem/validate.hpp)
// as a file states it. Errors: InvalidInput if the file does not state what the system needs.
[[nodiscard]] Result<Tournament> as_paired(Tournament tournament, Edition edition, const Readings& readings);

// True if that is the tournament itself.
[[nodiscard]] bool is_paired_as_filed(Edition edition) noexcept;

// True if the system pairs only players with ratings.
[[nodiscard]] bool needs_ratings(Edition edition) noexcept;

// True if players are teams, whose game points are kept with the match (Player::game_points).
[[nodiscard]] bool pairs_teams(Edition edition) noexcept;

// Returns the number of columns that a round takes in files of this system.
[[nodiscard]] int columns_of_a_round(Edition edition) noexcept;

}  // namespace bloesem
