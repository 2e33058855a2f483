#include "engine/dutch/solve/fast/fast_bracket.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <span>

#include "engine/dutch/candidate_values.hpp"
#include "engine/swiss/legal_partners.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {

BracketAnswer FastBracketSolver::solve(const BracketProblem& problem) {
  const criteria::BracketKind kind = problem.bracket.kind;
  if (!criteria::only_looks_ahead(kind) && !criteria::ends_the_round(kind)) return Declined{Decline::Kind};
  if (!problem.criteria.usual_order(kind)) return Declined{Decline::Criteria};
  view_.look_at(problem.field, problem.bracket);
  const std::optional<Decline> reason = find(problem);
  all_nodes_ += nodes();
  return reason ? BracketAnswer(Declined{*reason}) : BracketAnswer(result(problem));
}

std::optional<Decline> FastBracketSolver::find(const BracketProblem& problem) {
  const bool ends_the_round = criteria::ends_the_round(problem.bracket.kind);
  marks_.clear();
  ahead_ = {singles(), {}};
  if (ends_the_round && singles() == 1) mark_for_bye();
  if (const auto reason = find_optimum(problem)) return reason;
  if (const auto reason = choose_first()) return reason;
  return ends_the_round || singles() == 0 ? std::nullopt : look_ahead(problem);
}

// Marks players for the bye: C.2, and C9 among those who may have it.
void FastBracketSolver::mark_for_bye() {
  std::int16_t fewest = std::numeric_limits<std::int16_t>::max();
  for (BracketNumber v = 0; v < view_.size(); ++v)
    if (view_.facts(v).bye_eligible) fewest = std::min(fewest, view_.facts(v).unplayed);
  for (BracketNumber v = 0; v < view_.size(); ++v) {
    const criteria::PlayerFacts& facts = view_.facts(v);
    marks_.push_back(facts.bye_eligible ? static_cast<FloatMark>(free_to_float + facts.unplayed - fewest)
                                        : barred_from_floating);
  }
}

// Finds the least cost of the candidates that pair all players but at most one, and the pairs that such a
// candidate can contain.
std::optional<Decline> FastBracketSolver::find_optimum(const BracketProblem& problem) {
  // MDPs are not paired with each other.
  if (problem.bracket.moved_down.size() > problem.bracket.residents.size() + 1) return Decline::NoOptimum;
  const criteria::FactMask mask{problem.topscorers, singles() > 0 || !problem.one_score,
                                view_.moved_down() > 0 || !problem.one_score};
  if (!partition_.build(view_, mask, marks_, singles()) ||
      !class_costs_.pack(problem.criteria, problem.bracket.kind, partition_.classes(), singles()))
    return Decline::TooWide;
  const auto all = static_cast<int>(partition_.units().size());
  // Potentials are sums of at most one cost per node on either side.
  const unsigned headroom = 3 + static_cast<unsigned>(std::bit_width(partition_.units().size()));
  if (class_costs_.bits() + headroom >= 63) return Decline::TooWide;
  costs_.clear();
  for (int a = 0; a < all; ++a)
    for (int b = 0; b < all; ++b) costs_.push_back(cost(a, b));
  if (optimum_.solve(partition_.units(), partition_.allowed(), costs_) > 0) return Decline::NoOptimum;
  tight_.reset(all, all);
  for (int t = 0; t < all; ++t) {
    matching::any_bit(partition_.allowed().row(t), partition_.allowed().words(), [&](int u) {
      if (optimum_.tight(t, u)) tight_.set(t, u);
      return false;
    });
  }
  return std::nullopt;
}

// The cost of a pair of nodes, one of which may be the slot.
std::int64_t FastBracketSolver::cost(int a, int b) const {
  const auto [node, other] = std::minmax(a, b);
  if (partition_.is_slot(node)) return 0;  // the slot with itself, which is not allowed
  const auto cls = at(partition_.class_of(node));
  return static_cast<std::int64_t>(partition_.is_slot(other)
                                       ? class_costs_.single(cls)
                                       : class_costs_.pair(cls, at(partition_.class_of(other))));
}

// Chooses the first generated of the candidates that attain the optimum.
std::optional<Decline> FastBracketSolver::choose_first() {
  const TightNetwork network{view_, partition_, tight_};
  if (!moved_down_.choose(network)) return Decline::MovedDown;
  if (!remainder_.choose(network, moved_down_.rest())) return Decline::Remainder;
  return std::nullopt;
}

// No look-ahead value is better than that of a downfloater with whom all players ahead find opponents.
std::optional<Decline> FastBracketSolver::look_ahead(const BracketProblem& problem) {
  if (finds_nobody_ahead(problem, *remainder_.single())) return choose_another(problem);
  const Position floater = view_.position(*remainder_.single());
  if (!look_ahead_.closes(problem.field, problem.bracket, std::span(&floater, 1))) return Decline::Ahead;
  ahead_.left_over = static_cast<std::int64_t>((1 + problem.bracket.ahead.size()) % 2);
  return std::nullopt;
}

// Bars the downfloater, who finds nobody in the following bracket, and those like it, and chooses again. The
// next one is the best if it costs no more in the criteria before the look-ahead (formulation.md#lemma-barred).
std::optional<Decline> FastBracketSolver::choose_another(const BracketProblem& problem) {
  bar_floaters_like(problem, *remainder_.single());
  const std::vector<criteria::CriterionValue> least = values_before_look_ahead(problem);
  if (const auto reason = find_optimum(problem)) return reason;
  if (const auto reason = choose_first()) return reason;
  if (values_before_look_ahead(problem) != least) return Decline::Ahead;
  return look_ahead(problem);
}

bool FastBracketSolver::finds_nobody_ahead(const BracketProblem& problem, BracketNumber v) const {
  return !meets_any(problem.field, view_.position(v), problem.bracket.ahead);
}

// Bars all who have the look-ahead value of this one: it depends on their score and on whether they may have
// the bye, and is worse than that of a downfloater with whom the following bracket closes. Requires one who
// finds nobody there.
void FastBracketSolver::bar_floaters_like(const BracketProblem& problem, BracketNumber single) {
  const criteria::PlayerFacts& facts = view_.facts(single);
  marks_.resize(at(view_.size()), free_to_float);
  for (BracketNumber v = 0; v < view_.size(); ++v) {
    const criteria::PlayerFacts& own = view_.facts(v);
    if (own.score == facts.score && own.bye_eligible == facts.bye_eligible && finds_nobody_ahead(problem, v))
      marks_[at(v)] = barred_from_floating;
  }
}

std::vector<criteria::CriterionValue> FastBracketSolver::values_before_look_ahead(
    const BracketProblem& problem) const {
  std::vector<criteria::CriterionValue> values = result(problem).criteria;
  std::size_t rows = 0;
  for (const criteria::Criterion& criterion : problem.criteria) {
    if (!contains(criterion.in_force, problem.bracket.kind)) continue;
    if (criterion.scope != criteria::Zone::Bracket) break;
    ++rows;
  }
  values.resize(rows);
  return values;
}

BracketPairing FastBracketSolver::result(const BracketProblem& problem) const {
  BracketPairing pairing;
  pairing.pairs.reserve(at(view_.size()) / 2);
  for (const auto* pairs : {&moved_down_.pairs(), &remainder_.pairs()})
    for (const auto& [h, l] : *pairs) pairing.pairs.emplace_back(view_.position(h), view_.position(l));
  if (const auto single = remainder_.single()) pairing.downfloaters.push_back(view_.position(*single));
  pairing.exchanges = remainder_.exchanges();
  pairing.criteria = candidate_values(problem, pairing, ahead_);
  return pairing;
}

}  // namespace bloesem::swiss::dutch
