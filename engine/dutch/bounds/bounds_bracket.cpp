#include "engine/dutch/bounds/bounds_bracket.hpp"

#include <span>

#include "engine/dutch/fast/candidate_values.hpp"
#include "matching/index.hpp"

namespace bloesem::dutch {
namespace {

using criteria::BracketKind;
using matching::at;

// Asking for each player of a bracket about each player ahead must not take longer than solving.
constexpr std::size_t most_asked = 20'000;

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

std::optional<BracketPairing> BoundsBracketSolver::solve(const RoundField& field, criteria::CriteriaTable criteria,
                                                         const Bracket& bracket) {
  if (!is_taken(bracket.kind) || !criteria.usual_order(bracket.kind) || !attaining_.look_at(field, bracket)) return std::nullopt;
  if (!find(criteria, attaining_.residents())) return std::nullopt;
  ahead_ = {};
  if (attaining_.odd()) {
    ahead_.left_over = 1;
    if (criteria::only_looks_ahead(bracket.kind) && !look_ahead(field, criteria, bracket)) return std::nullopt;
  }
  return result(field, criteria, bracket);
}

bool BoundsBracketSolver::find(criteria::CriteriaTable criteria, Row floaters) {
  return attaining_.bound(criteria, floaters) && first_.choose(attaining_);
}

// C.7. If the first who comes to mind does not lead to the best that can be thought of, only those are let float who
// come to the best that anybody does.
bool BoundsBracketSolver::look_ahead(const RoundField& field, criteria::CriteriaTable criteria, const Bracket& bracket) {
  const auto ahead = bracket.ahead.size();
  if (ahead == 0) return false;
  Position single = floater();
  if (look_ahead_.closes(field, bracket, std::span(&single, 1))) {
    ahead_.left_over = static_cast<std::int64_t>((ahead + 1) % 2);
    return true;
  }
  if (at(attaining_.players()) * ahead > most_asked || !find(criteria, best_floaters(field, bracket))) return false;
  single = floater();
  ahead_ = look_ahead_.value(field, bracket, std::span(&single, 1));
  return true;
}

AttainingPairs::Row BoundsBracketSolver::best_floaters(const RoundField& field, const Bracket& bracket) {
  view_.look_at(field, bracket);
  look_ahead_.mark_single(view_, marks_);
  Row best = 0;
  FloatMark least = 0;
  for (Number v = view_.moved_down(); v < view_.size(); ++v) {
    if (best == 0 || marks_[at(v)] < least) best = 0, least = marks_[at(v)];
    if (marks_[at(v)] == least) best |= LegalRows::bit(at(v));
  }
  return best;
}

BracketPairing BoundsBracketSolver::result(const RoundField& field, criteria::CriteriaTable criteria,
                                           const Bracket& bracket) const {
  BracketPairing pairing;
  pairing.pairs.reserve(first_.pairs().size());
  for (const auto& [upper, lower] : first_.pairs())
    pairing.pairs.emplace_back(attaining_.position(upper), attaining_.position(lower));
  if (attaining_.odd()) pairing.downfloaters.push_back(floater());
  pairing.exchanges = first_.exchanges();
  pairing.criteria = candidate_values(field, criteria, bracket, pairing, ahead_);
  pairing.solved_by = "bounds";
  return pairing;
}

}  // namespace bloesem::dutch
