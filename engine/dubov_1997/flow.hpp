// The walk over the scoregroups: chapters 4 to 8.
#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/dubov_1997/procedure.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dubov_1997 {

// Pairs a round from the highest scoregroup down. Every choice leaves the other players a pairing, so that the
// walk succeeds whenever the round has one. SolverChoice::Blossom pairs the rows of every group by a weighted
// matching of all players who are left. Errors: InvalidInput if a player is unrated where ratings decide, or if
// the initial colour of the first round is unknown; NoValidPairing; Cancelled.
[[nodiscard]] Result<Walk> walk(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
                                const Procedure& procedure);

}  // namespace bloesem::swiss::dubov_1997
