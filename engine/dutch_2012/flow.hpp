// The walk of the FIDE (Dutch) System before 2016.
#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dutch_2012 {

// Pairs a round as the readings of the task have it. The rows of the criteria follow from these readings.
// Errors: NoValidPairing, TooLarge, Cancelled, Internal.
[[nodiscard]] Result<Walk> flow_2012(RoundField& field, criteria::CriteriaTable criteria,
                                     const WalkContext& context);

}  // namespace bloesem::swiss::dutch_2012
