#include "engine/dutch/solvers.hpp"

#include <memory>

#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/dutch/solve/bounds/bounds_bracket.hpp"
#include "engine/dutch/solve/fast/fast_bracket.hpp"
#include "engine/dutch/solve/lemon/lemon_bracket.hpp"
#include "engine/dutch/solve/sieve/sieve_bracket.hpp"
#include "engine/swiss/legal_rows.hpp"

namespace bloesem::swiss::dutch {

// Solvers have kilobytes of working memory, which is not to be filled with zeros first.
SolverChain solvers(SolverChoice choice) {
  SolverChain chain;
  switch (choice) {
    case SolverChoice::Auto:
      chain.add(std::make_unique_for_overwrite<BoundsBracketSolver>());
      chain.add(std::make_unique_for_overwrite<SieveBracketSolver>());
      chain.add(std::make_unique_for_overwrite<FastBracketSolver>());
      chain.add(std::make_unique_for_overwrite<BlossomBracketSolver>());
      chain.relax_completion_from(LegalRows::max_vertices);  // smaller ones are solved by bit rows
      break;
    case SolverChoice::Fast:
      chain.add(std::make_unique_for_overwrite<FastBracketSolver>());
      chain.add(std::make_unique_for_overwrite<BlossomBracketSolver>());
      chain.relax_completion_from(0);
      break;
    case SolverChoice::Blossom: chain.add(std::make_unique_for_overwrite<BlossomBracketSolver>()); break;
    case SolverChoice::Lemon: chain.add(std::make_unique<LemonBracketSolver>(matching::lemon_solver())); break;
    case SolverChoice::LemonBackwards:
      chain.add(std::make_unique<LemonBracketSolver>(matching::lemon_backwards_solver()));
      break;
    case SolverChoice::Whole: break;  // does not solve brackets
  }
  return chain;
}

}  // namespace bloesem::swiss::dutch
