// Match points and game points: which of them are the points of the tournament.
#pragma once

#include "bloesem/readings.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::swiss::team_swiss {

// Returns the tournament as it is if match points make the score groups. If game points do, the two change
// places: the values of results are corrected to the game points, and match points take the place of game
// points. Errors: InvalidInput if game points come first, but no team has any, or if some team has fictitious
// points, which are match points.
[[nodiscard]] Result<Tournament> by_primary_scores(const Tournament& tournament, const Readings& readings);

}  // namespace bloesem::swiss::team_swiss
