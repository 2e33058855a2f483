#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dutch {

// 1.9 of the 2026 text: settles the score of the player with the bye first (C5), then pairs bracket by bracket
// from the top, each so that the rest can still be completed (C4). Narrows down in `field` which players may
// have the bye. Errors: NoValidPairing (Error::players: player indices of a minimal obstacle), TooLarge,
// Cancelled.
[[nodiscard]] Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria,
                                     const WalkContext& context);

}  // namespace bloesem::swiss::dutch
