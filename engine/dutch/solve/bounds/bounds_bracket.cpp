#include "engine/dutch/solve/bounds/bounds_bracket.hpp"

#include <optional>
#include <span>

#include "engine/dutch/candidate_values.hpp"
#include "matching/assertions.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;

// For fewer players it is faster to list all candidates than to count.
constexpr std::size_t fewest_counted = 5;

[[nodiscard]] bool is_taken(BracketKind kind) noexcept {
  switch (kind) {
    case BracketKind::Normal:
    case BracketKind::BeforeLast:
    case BracketKind::Last:
    case BracketKind::Closing: return true;
    case BracketKind::Penultimate:
    case BracketKind::Collapsed:
    case BracketKind::Completing:
    case BracketKind::Bye: break;
  }
  return false;
}

}  // namespace

BracketAnswer BoundsBracketSolver::solve(const BracketProblem& problem) {
  if (problem.players() < fewest_counted) return Declined{Decline::TooFewPlayers};
  if (!is_taken(problem.bracket.kind)) return Declined{Decline::Kind};
  if (!problem.criteria.usual_order(problem.bracket.kind)) return Declined{Decline::Criteria};
  if (const std::optional<Decline> reason = attaining_.look_at(problem)) return Declined{*reason};
  if (!attaining_.bound(problem.criteria)) return Declined{Decline::Criteria};
  if (!first_.choose(attaining_)) return Declined{Decline::NotAttained};
  ahead_ = {};
  if (attaining_.odd()) {
    ahead_.left_over = 1;
    if (criteria::only_looks_ahead(problem.bracket.kind) && !look_ahead(problem))
      return Declined{Decline::Ahead};
  }
  return result(problem);
}

// C.7. No value is better than that of a floater with whom all players ahead find opponents.
bool BoundsBracketSolver::look_ahead(const BracketProblem& problem) {
  const auto ahead = problem.bracket.ahead.size();
  const Position single = floater();
  if (ahead == 0 || !look_ahead_.closes(problem.field, problem.bracket, std::span(&single, 1))) return false;
  ahead_.left_over = static_cast<std::int64_t>((ahead + 1) % 2);
  return true;
}

BracketPairing BoundsBracketSolver::result(const BracketProblem& problem) const {
  BracketPairing pairing;
  pairing.pairs.reserve(first_.pairs().size());
  for (const auto& [upper, lower] : first_.pairs())
    pairing.pairs.emplace_back(attaining_.position(upper), attaining_.position(lower));
  if (attaining_.odd()) pairing.downfloaters.push_back(floater());
  pairing.exchanges = first_.exchanges();
  pairing.criteria = candidate_values(problem, pairing, ahead_);
  BLOESEM_ASSERT_HEAVY(attaining_.claims(problem.criteria, pairing.criteria));
  return pairing;
}

}  // namespace bloesem::swiss::dutch
