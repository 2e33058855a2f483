// The chain of bracket solvers: each link answers only what it can prove, and passes on the rest.
#pragma once

#include "criteria/criterion.hpp"
#include "engine/dutch/bracket.hpp"
#include "engine/dutch/fast/fast_bracket.hpp"
#include "engine/model/result.hpp"
#include "engine/solver_choice.hpp"
#include "matching/solver.hpp"

namespace bloesem::dutch {

// Keeps working memory from bracket to bracket: one chain for each thread.
class SolverChain {
 public:
  explicit SolverChain(SolverChoice choice);

  // Errors: TooLarge.
  [[nodiscard]] Result<BracketPairing> solve(const RoundField& field, criteria::CriteriaTable criteria,
                                             const Bracket& bracket);

 private:
  SolverChoice choice_;
  const matching::Solver* reference_;
  FastBracketSolver fast_;
};

}  // namespace bloesem::dutch
