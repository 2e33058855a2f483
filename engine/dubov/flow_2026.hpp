// The walk over the brackets: C.04.4.1, edition of 2026, articles 1.9, 3.1 and 3.2.
#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/swiss/appraisal.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dubov {

// Walks from the highest scoregroup to the lowest. SolverChoice::Blossom finds upfloaters, shifts and
// transpositions by weighted matchings of all players who are left; SolverChoice::Auto only where counting and
// feasible matchings do not decide. Errors: InvalidInput if a player is unrated, NoValidPairing, Cancelled.
[[nodiscard]] Result<Walk> flow_2026(RoundField& field, criteria::CriteriaTable criteria,
                                     const WalkContext& context);

// Implements swiss::Appraise.
[[nodiscard]] std::vector<Appraisal> appraise_2026(const RoundField& field, const RoundTask& task,
                                                   const CompletePairing& pairing);

}  // namespace bloesem::swiss::dubov
