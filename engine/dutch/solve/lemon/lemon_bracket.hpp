// The reference solver: a bracket as one dense matching problem. Finds the best candidate by C.4 to C.19, and
// the first generated among equal ones.
#pragma once

#include "engine/swiss/bracket_solver.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::swiss::dutch {

class LemonBracketSolver final : public BracketSolver {
 public:
  // `solver` must outlive this object.
  explicit LemonBracketSolver(const matching::Solver& solver) : solver_(solver) {}

  // Declines brackets that need too much memory, or wider weights than the solver has.
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;

 private:
  const matching::Solver& solver_;
};

}  // namespace bloesem::swiss::dutch
