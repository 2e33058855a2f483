#include "engine/dutch/solvers.hpp"

#include <memory>

#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/dutch/solve/bounds/bounds_bracket.hpp"
#include "engine/dutch/solve/fast/fast_bracket.hpp"
#include "engine/dutch/solve/fast/floater_first.hpp"
#include "engine/dutch/solve/lemon/lemon_bracket.hpp"
#include "engine/dutch/solve/narrow/narrowing_solver.hpp"
#include "engine/dutch/solve/sieve/sieve_bracket.hpp"
#include "engine/swiss/legal_rows.hpp"

namespace bloesem::swiss::dutch {

namespace {

// Solvers have kilobytes of working memory, which is not to be filled with zeros first.
template <class Solver>
std::unique_ptr<BracketSolver> make() {
  return std::make_unique_for_overwrite<Solver>();
}

template <const matching::Solver& (*solver)() noexcept>
std::unique_ptr<BracketSolver> make_lemon() {
  return std::make_unique<LemonBracketSolver>(solver());
}

}  // namespace

SolverChain solvers(SolverChoice choice) {
  SolverChain chain;
  switch (choice) {
    case SolverChoice::Auto:
      chain.add("bounds", make<BoundsBracketSolver>);
      chain.add("sieve", make<NarrowingSolver<SieveBracketSolver>>);
      chain.add("fast", make<FloaterFirst<FastBracketSolver>>);
      chain.add("blossom", make<NarrowingSolver<BlossomBracketSolver>>);
      chain.relax_completion_from(LegalRows::max_vertices);  // smaller ones are solved by bit rows
      break;
    case SolverChoice::Fast:
      chain.add("fast", make<FloaterFirst<FastBracketSolver>>);
      chain.add("blossom", make<BlossomBracketSolver>);
      chain.relax_completion_from(0);
      break;
    case SolverChoice::Blossom: chain.add("blossom", make<BlossomBracketSolver>); break;
    case SolverChoice::Lemon: chain.add("lemon", make_lemon<matching::lemon_solver>); break;
    case SolverChoice::LemonBackwards:
      chain.add("lemon-backwards", make_lemon<matching::lemon_backwards_solver>);
      break;
    case SolverChoice::Whole: break;  // does not solve brackets
  }
  return chain;
}

}  // namespace bloesem::swiss::dutch
