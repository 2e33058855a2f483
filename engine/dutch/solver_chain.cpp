#include "engine/dutch/solver_chain.hpp"

#include <algorithm>
#include <optional>
#include <span>
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

Error nobody_solves(const BracketProblem& problem, const Refusals& refusals) {
  std::string message = "a bracket of " + std::to_string(problem.players()) + " players";
  if (problem.vertices() > problem.players())
    message += " and " + std::to_string(problem.vertices() - problem.players()) + " who are looked ahead to";
  return {ErrorCode::TooLarge, message + " is solved by nobody: " + describe(refusals), {}};
}

}  // namespace

LinkCounters SolverCounters::of(std::string_view solver) const noexcept {
  const auto link =
      std::find_if(links.begin(), links.end(), [&](const LinkCounters& each) { return each.solver == solver; });
  return link == links.end() ? LinkCounters{solver, 0, {}} : *link;
}

// All that any chain has, in one piece of memory.
struct SolverChain::Solvers {
  std::optional<BoundsBracketSolver> bounds;
  std::optional<SieveBracketSolver> sieve;
  std::optional<FastBracketSolver> fast;
  std::optional<BlossomBracketSolver> blossom;
  std::optional<LemonBracketSolver> lemon;
};

void SolverChain::add(BracketSolver& solver) {
  links_[size_].solver = &solver;
  links_[size_].counters.solver = solver.name();
  ++size_;
}

// Solvers of ten kilobytes that are not asked for must not be filled with zeros.
SolverChain::SolverChain(SolverChoice choice) : solvers_(std::make_unique_for_overwrite<Solvers>()) {
  switch (choice) {
    case SolverChoice::Auto:
      add(solvers_->bounds.emplace());
      add(solvers_->sieve.emplace());
      add(solvers_->fast.emplace());
      add(solvers_->blossom.emplace());
      fewest_narrowed_ = LegalRows::most;  // fewer are looked at by words of bits
      break;
    case SolverChoice::Fast:
      add(solvers_->fast.emplace(classes_everywhere));
      add(solvers_->blossom.emplace());
      fewest_narrowed_ = 0;
      break;
    case SolverChoice::Blossom: add(solvers_->blossom.emplace()); break;
    case SolverChoice::Lemon: add(solvers_->lemon.emplace(matching::lemon_solver())); break;
    case SolverChoice::LemonBackwards: add(solvers_->lemon.emplace(matching::lemon_backwards_solver())); break;
    case SolverChoice::Whole: break;  // solves no brackets
  }
}

SolverChain::~SolverChain() = default;

Result<BracketPairing> SolverChain::solve(const BracketProblem& problem) {
  ++brackets_;
  Refusals refusals;
  for (Link& link : std::span(links_).first(size_)) {
    BracketAnswer answer = link.solver->solve(problem);
    if (auto* pairing = std::get_if<BracketPairing>(&answer)) {
      ++link.counters.solved;
      exchanges_ += pairing->exchanges;
      pairing->solved_by = link.counters.solver;
      pairing->refusals = refusals;
      return std::move(*pairing);
    }
    const Decline reason = std::get<Declined>(answer).reason;
    ++link.counters.declined[static_cast<std::size_t>(reason)];
    refusals.push_back({link.counters.solver, reason});
  }
  return nobody_solves(problem, refusals);
}

SolverCounters SolverChain::counters() const {
  SolverCounters counters{brackets_, exchanges_, {}, {}};
  for (const Link& link : std::span(links_).first(size_)) {
    counters.links.push_back(link.counters);
    const Effort effort = link.solver->effort();
    counters.effort.nodes += effort.nodes;
    counters.effort.blossom += effort.blossom;
  }
  return counters;
}

}  // namespace bloesem::dutch
