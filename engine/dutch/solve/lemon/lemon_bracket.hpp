// One bracket as one dense matching problem: the reference solver. The best candidate by C.4 to C.19, and the
// first generated among equals.
#pragma once

#include "engine/swiss/bracket_solver.hpp"
#include "matching/weighted/solver.hpp"

namespace bloesem::swiss::dutch {

class LemonBracketSolver final : public BracketSolver {
 public:
  // `solver` outlives it.
  explicit LemonBracketSolver(const matching::Solver& solver) : solver_(solver) {}

  [[nodiscard]] std::string_view name() const noexcept override { return solver_.name(); }
  // Declines what needs more memory than a machine may have, or weights of more bits than it has.
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;

 private:
  const matching::Solver& solver_;
};

}  // namespace bloesem::swiss::dutch
