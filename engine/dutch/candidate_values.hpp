// The values of a candidate in all criteria, for the record.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/add_charge.hpp"
#include "engine/swiss/bracket_problem.hpp"

namespace bloesem::swiss::dutch {

// Returns the values in the criteria in force for the bracket, in order of priority. `ahead` gives those of C.7
// (C8). Requires that the pairing complies with C.4 (C4) where that is in force.
[[nodiscard]] std::vector<criteria::CriterionValue> candidate_values(const BracketProblem& problem,
                                                                     const BracketPairing& pairing,
                                                                     const AheadValue& ahead);

}  // namespace bloesem::swiss::dutch
