#include "engine/dutch/solver_chain.hpp"

#include "engine/dutch/solve_bracket.hpp"

namespace bloesem::dutch {

SolverChain::SolverChain(SolverChoice choice)
    : choice_(choice),
      reference_(choice == SolverChoice::LemonBackwards ? &matching::lemon_backwards_solver()
                                                        : &matching::lemon_solver()) {}

Result<BracketPairing> SolverChain::solve(const RoundField& field, criteria::CriteriaTable criteria,
                                          const Bracket& bracket) {
  if (choice_ == SolverChoice::Auto || choice_ == SolverChoice::Fast)
    if (std::optional<BracketPairing> pairing = fast_.solve(field, criteria, bracket)) return *std::move(pairing);
  return solve_bracket(field, criteria, bracket, *reference_);
}

}  // namespace bloesem::dutch
