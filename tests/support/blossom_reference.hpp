// The library's blossom solver behind the interface of all solvers, so that tests can run over them all.
#pragma once

#include "matching/weighted/solver.hpp"

namespace bloesem::matching {

// Solves each problem cold, with every weight in one integer of sufficient width. Keeps four bytes for each
// pair of vertices.
[[nodiscard]] const Solver& blossom_solver() noexcept;

}  // namespace bloesem::matching
