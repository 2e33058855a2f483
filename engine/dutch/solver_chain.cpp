#include "engine/dutch/solver_chain.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/dutch/legal_rows.hpp"
#include "engine/dutch/solve/blossom/blossom_bracket.hpp"
#include "engine/dutch/solve/bounds/bounds_bracket.hpp"
#include "engine/dutch/solve/fast/fast_bracket.hpp"
#include "engine/dutch/solve/lemon/lemon_bracket.hpp"
#include "engine/dutch/solve/sieve/sieve_bracket.hpp"

namespace bloesem::dutch {
namespace {

Error nobody_solves(const BracketProblem& problem, const std::vector<Refusal>& refusals) {
  std::string message = "a bracket of " + std::to_string(problem.players()) + " players";
  if (problem.vertices() > problem.players())
    message += " and " + std::to_string(problem.vertices() - problem.players()) + " who are looked ahead to";
  message += " is solved by nobody:";
  for (const Refusal& refusal : refusals)
    message += (&refusal == &refusals.front() ? " " : ", ") + std::string(refusal.solver) + " (" +
               std::string(name_of(refusal.reason)) + ")";
  return {ErrorCode::TooLarge, std::move(message), {}};
}

}  // namespace

LinkCounters SolverCounters::of(std::string_view solver) const noexcept {
  const auto link =
      std::find_if(links.begin(), links.end(), [&](const LinkCounters& each) { return each.solver == solver; });
  return link == links.end() ? LinkCounters{solver, 0, {}} : *link;
}

template <class Solver, class... Arguments>
void SolverChain::add(Arguments&&... arguments) {
  solvers_.push_back(std::make_unique<Solver>(std::forward<Arguments>(arguments)...));
  links_.push_back({solvers_.back()->name(), 0, {}});
}

SolverChain::SolverChain(SolverChoice choice) {
  switch (choice) {
    case SolverChoice::Auto:
      add<BoundsBracketSolver>();
      add<SieveBracketSolver>();
      add<FastBracketSolver>();
      add<BlossomBracketSolver>();
      fewest_narrowed_ = LegalRows::most;  // fewer are looked at by words of bits
      break;
    case SolverChoice::Fast:
      add<FastBracketSolver>(classes_everywhere);
      add<BlossomBracketSolver>();
      fewest_narrowed_ = 0;
      break;
    case SolverChoice::Blossom: add<BlossomBracketSolver>(); break;
    case SolverChoice::Lemon: add<LemonBracketSolver>(matching::lemon_solver()); break;
    case SolverChoice::LemonBackwards: add<LemonBracketSolver>(matching::lemon_backwards_solver()); break;
  }
}

Result<BracketPairing> SolverChain::solve(const BracketProblem& problem) {
  ++brackets_;
  std::vector<Refusal> refusals;
  for (std::size_t link = 0; link < solvers_.size(); ++link) {
    BracketAnswer answer = solvers_[link]->solve(problem);
    if (auto* pairing = std::get_if<BracketPairing>(&answer)) {
      ++links_[link].solved;
      exchanges_ += pairing->exchanges;
      pairing->solved_by = links_[link].solver;
      pairing->refusals = std::move(refusals);
      return std::move(*pairing);
    }
    const Decline reason = std::get<Declined>(answer).reason;
    ++links_[link].declined[static_cast<std::size_t>(reason)];
    refusals.push_back({links_[link].solver, reason});
  }
  return nobody_solves(problem, refusals);
}

SolverCounters SolverChain::counters() const {
  SolverCounters counters{brackets_, exchanges_, {}, links_};
  for (const auto& solver : solvers_) {
    const Effort effort = solver->effort();
    counters.effort.nodes += effort.nodes;
    counters.effort.blossom += effort.blossom;
  }
  return counters;
}

}  // namespace bloesem::dutch
