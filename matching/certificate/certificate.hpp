// Proof that a matching is optimal, checked from the matching and the duals alone, whichever solver made them.
#pragma once

#include <string>

#include "matching/weighted/problem.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

struct Verdict {
  bool proven = false;
  std::string reason;  // the first condition that fails; empty if proven
};

// Proven if the pairs are a matching, the duals are feasible (no negative value, odd sets that are nested or
// disjoint, every edge covered), and the primal and dual values are equal: by weak duality no matching then
// weighs more. Takes O(vertices + edges * nesting depth) operations on integers of the weights' size.
[[nodiscard]] Verdict verify(const Problem& problem, const Solution& solution);

}  // namespace bloesem::matching
