// The same problem seen from the other end: vertices and edges in the opposite order. A solver that breaks ties
// by order finds other optima and other duals of it.
#pragma once

#include "matching/weighted/problem.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

[[nodiscard]] Problem backwards(const Problem& problem);

// A solution of backwards(problem) as one of `problem`.
[[nodiscard]] Solution forwards(const Solution& solution, const Problem& problem);

}  // namespace bloesem::matching
