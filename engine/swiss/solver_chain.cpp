#include "engine/swiss/solver_chain.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace bloesem::swiss {
namespace {

Error unsolved(const BracketProblem& problem, const Refusals& refusals) {
  std::string message = "a bracket of " + std::to_string(problem.players()) + " players";
  if (problem.vertices() > problem.players())
    message += " and " + std::to_string(problem.vertices() - problem.players()) + " who are looked ahead to";
  return {ErrorCode::TooLarge, message + " is solved by nobody: " + describe(refusals), {}};
}

Error wrong_answer(const BracketProblem& problem, const BracketPairing& answer, const std::string& fault) {
  const std::vector<Position>& residents = problem.bracket.residents;
  return {ErrorCode::Internal,
          "the solver '" + std::string(answer.solved_by) + "' paired the bracket of the players ranked " +
              std::to_string(residents.front().value() + 1) + " to " +
              std::to_string(residents.back().value() + 1) +
              " wrongly, please report it with the file: " + fault,
          {}};
}

}  // namespace

LinkCounters SolverCounters::of(std::string_view solver) const noexcept {
  const auto link =
      std::find_if(links.begin(), links.end(), [&](const LinkCounters& each) { return each.solver == solver; });
  return link == links.end() ? LinkCounters{solver, 0, {}} : *link;
}

void SolverChain::add(std::string_view name, Make make) {
  assert(size_ < max_solvers);
  Link& link = links_[size_++];
  link.make = make;
  link.counters.solver = name;
}

Result<BracketPairing> SolverChain::solve(const BracketProblem& problem) {
  Result<BracketPairing> answer = answer_of(problem);
  if (check_ == nullptr || !answer) return answer;
  const std::string fault = check_(problem, *answer);
  if (!fault.empty()) answer = wrong_answer(problem, *answer, fault);
  return answer;
}

Result<BracketPairing> SolverChain::answer_of(const BracketProblem& problem) {
  ++brackets_;
  Refusals refusals;
  for (Link& link : links()) {
    if (!link.solver) link.solver = link.make();
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
  return unsolved(problem, refusals);
}

SolverCounters SolverChain::counters() const {
  SolverCounters counters{brackets_, exchanges_, {}, {}, {}};
  for (const Link& link : links()) {
    counters.links.push_back(link.counters);
    const Effort effort = link.solver ? link.solver->effort() : Effort{};
    counters.effort.nodes += effort.nodes;
    counters.effort.blossom += effort.blossom;
  }
  return counters;
}

}  // namespace bloesem::swiss
