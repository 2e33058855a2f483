// The walk of a round: the bye first, then the brackets from the top.
#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::burstein {

// Pairs a round; seeding rounds as the Dutch System does. Errors: NoValidPairing, Cancelled.
[[nodiscard]] Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria,
                                     const WalkContext& context);

}  // namespace bloesem::swiss::burstein
