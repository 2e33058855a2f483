// The walk of a round: the bye first, then the brackets from the top.
#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/burstein/ranking.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::burstein {

// Pairs a round; seeding rounds as the Dutch System does. Errors: NoValidPairing, Cancelled; in seeding rounds
// also those of that system.
[[nodiscard]] Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria,
                                     const WalkContext& context);

// Pairs a round after the seeding rounds, by a reading of 1.7.2.
[[nodiscard]] Result<Walk> pair_by_index(RoundField& field, criteria::CriteriaTable criteria,
                                         const WalkContext& context, ZeroByes reading);

}  // namespace bloesem::swiss::burstein
