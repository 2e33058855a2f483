// Verifies that a matching is optimal from the matching and the duals alone, trusting no solver.
#pragma once

#include <string>

#include "matching/weighted/problem.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

struct Verdict {
  bool proven = false;
  std::string reason;  // what failed, if not proven
};

// Checks that the matching is one, that the duals are feasible (signs, odd and laminar sets, every edge
// covered) and that primal and dual values agree: by weak duality no matching weighs more. Exact arithmetic;
// O(vertices + edges * nesting depth) operations on integers of the weights' size.
[[nodiscard]] Verdict verify(const Problem& problem, const Solution& solution);

}  // namespace bloesem::matching
