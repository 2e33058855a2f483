// The library's blossom solver behind the common interface of solvers, so that tests can run over all of
// them.
#pragma once

#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

// Returns a solver that starts cold on each problem and packs every weight into one sufficiently wide
// integer. Its table takes four bytes for each pair of vertices.
[[nodiscard]] const Solver& blossom_solver() noexcept;

}  // namespace bloesem::matching
