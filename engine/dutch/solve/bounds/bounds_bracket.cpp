#include "engine/dutch/solve/bounds/bounds_bracket.hpp"

#include <optional>
#include <span>
#include <tuple>

#include "engine/dutch/candidate_values.hpp"
#include "matching/assertions.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;

// For fewer players it is faster to list all candidates than to count.
constexpr std::size_t fewest_counted = 5;

// Limit on tests of a player of the bracket against a player ahead: more would take longer than solving.
constexpr std::size_t max_asked = 20'000;

[[nodiscard]] bool is_taken(BracketKind kind) noexcept {
  switch (kind) {
    case BracketKind::Normal:
    case BracketKind::BeforeLast:
    case BracketKind::Last:
    case BracketKind::Closing: return true;
    case BracketKind::Penultimate:
    case BracketKind::Collapsed:
    case BracketKind::Completing: break;
  }
  return false;
}

}  // namespace

BracketAnswer BoundsBracketSolver::solve(const BracketProblem& problem) {
  if (problem.players() < fewest_counted) return Declined{Decline::TooFewPlayers};
  if (!is_taken(problem.bracket.kind)) return Declined{Decline::Kind};
  if (!problem.criteria.usual_order(problem.bracket.kind)) return Declined{Decline::Criteria};
  if (problem.topscorers) return Declined{Decline::Topscorers};
  if (const std::optional<Decline> reason = attaining_.look_at(problem)) return Declined{*reason};
  if (!attaining_.bound(problem.criteria, attaining_.residents())) return Declined{Decline::Criteria};
  if (!first_.choose(attaining_)) return Declined{Decline::NotAttained};
  ahead_ = {};
  if (attaining_.odd()) {
    ahead_.left_over = 1;
    if (criteria::only_looks_ahead(problem.bracket.kind) && !look_ahead(problem))
      return Declined{Decline::Ahead};
  }
  return result(problem);
}

// C.7. If the first floater found does not reach the best conceivable value, tries again with only those
// floaters whose value is the best of all.
bool BoundsBracketSolver::look_ahead(const BracketProblem& problem) {
  const auto& [field, bracket] = std::tie(problem.field, problem.bracket);
  const auto ahead = bracket.ahead.size();
  if (ahead == 0) return false;
  Position single = floater();
  if (look_ahead_.closes(field, bracket, std::span(&single, 1))) {
    ahead_.left_over = static_cast<std::int64_t>((ahead + 1) % 2);
    return true;
  }
  if (at(attaining_.players()) * ahead > max_asked) return false;
  if (!attaining_.bound(problem.criteria, best_floaters(problem)) || !first_.choose(attaining_)) return false;
  single = floater();
  ahead_ = look_ahead_.value(field, bracket, std::span(&single, 1));
  return true;
}

AttainingPairs::Row BoundsBracketSolver::best_floaters(const BracketProblem& problem) {
  view_.look_at(problem.field, problem.bracket);
  look_ahead_.mark_single(view_, marks_);
  Row best = 0;
  FloatMark least = 0;
  for (BracketNumber v = view_.moved_down(); v < view_.size(); ++v) {
    if (best == 0 || marks_[at(v)] < least) best = 0, least = marks_[at(v)];
    if (marks_[at(v)] == least) best |= LegalRows::bit(at(v));
  }
  return best;
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
