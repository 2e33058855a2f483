#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dutch {

// A.9 of the 2016 text: pairs bracket by bracket from the top. When the rest can no longer be completed, the
// bracket just paired becomes the Penultimate Pairing Bracket and all players below it the Collapsed Last
// Bracket.
// Errors: NoValidPairing (Error::players: player indices of a minimal obstacle), TooLarge, Cancelled.
[[nodiscard]] Result<Walk> flow_2016(RoundField& field, criteria::CriteriaTable criteria,
                                     const WalkContext& context);

// Returns the kind of a bracket whose residents end before position `end`, unless it is paired again after a
// failed completion (A.9).
[[nodiscard]] criteria::BracketKind kind_of_2016(const RoundField& field, Position end);

}  // namespace bloesem::swiss::dutch
