// A candidate's value in every criterion, for people to read.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "engine/dutch/look_ahead.hpp"
#include "engine/swiss/bracket_problem.hpp"

namespace bloesem::swiss::dutch {

// Of the criteria in force for the bracket; those that look ahead are given.
[[nodiscard]] std::vector<criteria::CriterionValue> candidate_values(const BracketProblem& problem,
                                                                     const BracketPairing& pairing,
                                                                     const AheadValue& ahead);

}  // namespace bloesem::swiss::dutch
