// Article 3: the bye, then one bracket after the other from the top, each completed by upfloaters.
#pragma once

#include "bloesem/result.hpp"
#include "engine/double_swiss/match_round.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::double_swiss {

// Pairs the round. In the walk the player with more points, then the smaller number, comes first in a pair.
// Errors: NoValidPairing, Cancelled.
[[nodiscard]] Result<Walk> walk_matches(const RoundField& field, criteria::CriteriaTable criteria,
                                        const WalkContext& context, const MatchRules& rules);

}  // namespace bloesem::swiss::double_swiss
