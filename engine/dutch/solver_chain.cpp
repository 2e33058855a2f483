#include "engine/dutch/solver_chain.hpp"

#include "engine/dutch/solve_bracket.hpp"

namespace bloesem::dutch {

SolverChain::SolverChain(SolverChoice choice)
    : choice_(choice),
      reference_(choice == SolverChoice::LemonBackwards ? &matching::lemon_backwards_solver()
                                                        : &matching::lemon_solver()) {}

Result<BracketPairing> SolverChain::solve(const RoundField& field, criteria::CriteriaTable criteria,
                                          const Bracket& bracket) {
  ++counters_.brackets;
  if (choice_ == SolverChoice::Auto || choice_ == SolverChoice::Fast)
    if (std::optional<BracketPairing> pairing = solve_fast(field, criteria, bracket)) return *std::move(pairing);
  ++counters_.by_lemon;
  Result<BracketPairing> pairing = solve_bracket(field, criteria, bracket, *reference_);
  if (pairing) counters_.exchanges += pairing->exchanges;
  return pairing;
}

std::optional<BracketPairing> SolverChain::solve_fast(const RoundField& field, criteria::CriteriaTable criteria,
                                                      const Bracket& bracket) {
  std::optional<BracketPairing> pairing = fast_.solve(field, criteria, bracket);
  counters_.nodes += fast_.nodes();
  ++counters_.declined[static_cast<std::size_t>(fast_.declined())];
  if (!pairing) return std::nullopt;
  ++counters_.by_fast;
  counters_.exchanges += pairing->exchanges;
  return pairing;
}

}  // namespace bloesem::dutch
