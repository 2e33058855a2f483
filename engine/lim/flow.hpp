// The walk over the scoregroups of a round.
#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::lim {

// Pairs a round: the bye, the groups above the median, those below, the median. It succeeds whenever the round
// has a pairing. Errors: NoValidPairing; InvalidInput if the initial colour is needed but unknown; Cancelled.
[[nodiscard]] Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria,
                                     const WalkContext& context);

}  // namespace bloesem::swiss::lim
