// Perfect matchings by a solver that knows only greatest weights.
#pragma once

#include <functional>
#include <optional>

#include "matching/weighted/problem.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

// The greatest perfect matching of the problem and its duals, or no value if there is none. `solve` finds a
// matching of greatest weight, perfect or not.
[[nodiscard]] std::optional<Solution> solve_perfect(const Problem& problem,
                                                    const std::function<Solution(const Problem&)>& solve);

}  // namespace bloesem::matching
