// One bracket as one dense matching problem: the reference solver. The best candidate by C.4 to C.19, and the
// first generated among equals.
#pragma once

#include "criteria/criteria_table.hpp"
#include "engine/dutch/bracket.hpp"
#include "engine/model/result.hpp"
#include "matching/solver.hpp"

namespace bloesem::dutch {

// Errors: TooLarge.
[[nodiscard]] Result<BracketPairing> solve_bracket(const RoundField& field, criteria::CriteriaTable criteria,
                                                   const Bracket& bracket, const matching::Solver& solver);

}  // namespace bloesem::dutch
