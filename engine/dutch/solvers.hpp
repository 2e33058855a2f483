// The chain of bracket solvers for each solver choice.
#pragma once

#include "bloesem/solver_choice.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem::swiss::dutch {

// Returns the chain, in the order in which solvers are asked.
[[nodiscard]] SolverChain solvers(SolverChoice choice);

}  // namespace bloesem::swiss::dutch
