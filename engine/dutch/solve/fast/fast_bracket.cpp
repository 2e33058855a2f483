#include "engine/dutch/solve/fast/fast_bracket.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/dutch/candidate_values.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;

// Largest bracket in which, on a second try, every player is a separate node.
constexpr BracketNumber medium = 128;

// Limit on tests of a player of the bracket against a player ahead: more would take longer than solving.
constexpr std::size_t max_marking = 400'000;

}  // namespace

struct FastBracketSolver::Trial {
  std::int32_t singles = 0;
  std::span<const FloatMark> marks = {};
  Grain grain = Grain::Classes;
};

BracketAnswer FastBracketSolver::solve(const BracketProblem& problem) {
  if (problem.bracket.kind == BracketKind::Completing) return Declined{Decline::Kind};
  if (!problem.criteria.usual_order(problem.bracket.kind)) return Declined{Decline::Criteria};
  criteria_ = problem.criteria;
  view_.look_at(problem.field, problem.bracket);
  ahead_ = {};
  one_score_ = problem.one_score;
  topscorers_ = problem.topscorers;
  const bool found = find_any(problem.bracket.kind);
  all_nodes_ += nodes();
  return found ? BracketAnswer(result(problem)) : Declined{declined_};
}

bool FastBracketSolver::find_any(BracketKind kind) {
  if (ends_the_round(kind)) return find_last();
  return only_looks_ahead(kind) ? find_looking_ahead() : find_penultimate();
}

// Returns a lower bound on the singles: by parity, and because MDPs do not meet each other.
std::int32_t FastBracketSolver::fewest_singles() const {
  const BracketNumber residents = view_.size() - view_.moved_down();
  return std::max(view_.size() % 2, view_.moved_down() - residents);
}

// At most one player stays single, who may have the bye (C.2). Anything else means that the round cannot be
// completed, which is left to the exact solvers.
bool FastBracketSolver::find_last() {
  const std::int32_t singles = view_.size() % 2;
  marks_.clear();
  if (singles > 0) mark_for_bye();
  ahead_ = {singles, {}};
  if (!find({singles, marks_})) return false;
  return std::ssize(moved_down_.limbo()) + std::ssize(remainder_.singles()) == singles ||
         (stuck(Decline::NoOptimum), false);
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

bool FastBracketSolver::find_looking_ahead() {
  if (!find({fewest_singles()})) return false;
  const std::vector<Position> floaters = downfloaters();
  if (floaters.empty()) return true;
  const auto ahead = view_.bracket().ahead.size();
  if (look_ahead_.closes(view_.field(), view_.bracket(), floaters)) {
    ahead_ = {static_cast<std::int64_t>((floaters.size() + ahead) % 2), {}};
    return true;
  }
  if (at(view_.size()) * ahead > max_marking) return stuck(Decline::Ahead), false;
  // If all players float there is only one candidate.
  if (std::ssize(floaters) == view_.size())
    return ahead_ = look_ahead_.value(view_.field(), view_.bracket(), floaters), true;
  return floaters.size() == 1 ? find_single_floater() : find_floaters(floaters);
}

// The look-ahead value of a single downfloater is known exactly.
bool FastBracketSolver::find_single_floater() {
  look_ahead_.mark_single(view_, marks_);
  if (!find({1, marks_})) return false;
  const std::vector<Position> floater = downfloaters();
  ahead_ = look_ahead_.value(view_.field(), view_.bracket(), floater);
  return true;
}

// For several downfloaters only a lower bound on their value is known.
bool FastBracketSolver::find_floaters(const std::vector<Position>& floaters) {
  const AheadValue bound = look_ahead_.bound(view_.field(), view_.bracket(), floaters);
  ahead_ = look_ahead_.value(view_.field(), view_.bracket(), floaters);
  if (ahead_ == bound) return true;
  look_ahead_.bar_useless(view_, floaters.size(), bound, marks_);
  if (!find({static_cast<std::int32_t>(floaters.size()), marks_})) return false;
  const std::vector<Position> others = downfloaters();
  ahead_ = look_ahead_.value(view_.field(), view_.bracket(), others);
  // C.6 comes before C.7, so the scores must be the same.
  const auto same_score = [&field = view_.field()](Position a, Position b) {
    return field.facts(a).score == field.facts(b).score;
  };
  return (ahead_ == bound &&
          std::equal(floaters.begin(), floaters.end(), others.begin(), others.end(), same_score)) ||
         (stuck(Decline::Ahead), false);
}

bool FastBracketSolver::find_penultimate() {
  const auto ahead = view_.bracket().ahead.size();
  std::int32_t singles = fewest_singles();
  ahead_ = {(view_.size() + static_cast<std::int64_t>(ahead)) % 2, {}};
  if (singles == 0) {
    // No player floats only if those below can be paired among themselves.
    if (look_ahead_.closes(view_.field(), view_.bracket(), {})) return stuck(Decline::Ahead), false;
    singles = 2;
  }
  const bool may_mark = at(view_.size()) * ahead <= max_marking;
  if (singles == 1 && may_mark) {
    look_ahead_.mark_single(view_, marks_);
    if (find({1, marks_})) return true;
    if (declined_ != Decline::NoOptimum) return false;
    singles = 3;
  }
  if (!find({singles})) return false;
  const std::vector<Position> floaters = downfloaters();
  if (look_ahead_.closes(view_.field(), view_.bracket(), floaters)) return true;
  if (!may_mark) return stuck(Decline::Ahead), false;
  look_ahead_.bar_useless(view_, floaters.size(), ahead_, marks_);
  if (!find({static_cast<std::int32_t>(floaters.size()), marks_})) return false;
  return look_ahead_.closes(view_.field(), view_.bracket(), downfloaters()) || (stuck(Decline::Ahead), false);
}

// Finds the best candidate with the fewest singles that the classes allow, from trial.singles up.
bool FastBracketSolver::find(Trial trial) {
  trial.grain = view_.size() <= limits_.single_nodes ? Grain::Players : Grain::Classes;
  while (true) {
    if (trial.singles == view_.size() && trial.marks.empty()) return everybody_floats(), true;
    const Outcome outcome = attempt(trial);
    if (outcome == Outcome::Found) return true;
    if (outcome == Outcome::TooFewSingles) {
      if (trial.singles + missing_ > view_.size()) return stuck(Decline::NoOptimum), false;
      if (!trial.marks.empty()) return stuck(Decline::NoOptimum), false;
      trial.singles += missing_ + missing_ % 2;
      continue;
    }
    if (trial.grain == Grain::Players || view_.size() > medium) return false;
    trial.grain = Grain::Players;
  }
}

void FastBracketSolver::everybody_floats() {
  moved_down_.leave_all(view_);
  remainder_.leave_all(moved_down_.rest());
}

FastBracketSolver::Outcome FastBracketSolver::stuck(Decline reason) {
  declined_ = reason;
  return Outcome::Stuck;
}

FastBracketSolver::Outcome FastBracketSolver::attempt(Trial& trial) {
  const criteria::FactMask mask{topscorers_, trial.singles > 0 || !one_score_,
                                view_.moved_down() > 0 || !one_score_};
  if (!partition_.build(view_, mask, trial.marks, trial.singles, trial.grain) ||
      !class_costs_.pack(criteria_, view_.bracket().kind, partition_.classes(), trial.singles))
    return stuck(Decline::TooWide);
  // Potentials are sums of at most one cost per node on either side.
  const unsigned headroom = 3 + static_cast<unsigned>(std::bit_width(partition_.units().size()));
  if (class_costs_.bits() + headroom < 63) return attempt_with(trial, narrow_optimum_, narrow_costs_);
  if (class_costs_.bits() + headroom < 127) return attempt_with(trial, wide_optimum_, wide_costs_);
  return stuck(Decline::TooWide);
}

template <class Cost>
FastBracketSolver::Outcome FastBracketSolver::attempt_with(const Trial& trial,
                                                           matching::ClassOptimum<Cost>& optimum,
                                                           std::vector<Cost>& costs) {
  const int nodes = partition_.nodes();
  const int all = static_cast<int>(partition_.units().size());
  costs.resize(at(all) * at(all));
  for (int a = 0; a < nodes; ++a) {
    const auto cls = at(partition_.class_of(a));
    for (int b = 0; b < nodes; ++b)
      costs[at(a) * at(all) + at(b)] = static_cast<Cost>(class_costs_.pair(cls, at(partition_.class_of(b))));
    if (all > nodes)
      costs[at(a) * at(all) + at(nodes)] = costs[at(nodes) * at(all) + at(a)] =
          static_cast<Cost>(class_costs_.single(cls));
  }
  missing_ = optimum.solve(partition_.units(), partition_.allowed(), costs);
  if (missing_ > 0) return Outcome::TooFewSingles;
  tight_.reset(all, all);
  for (int t = 0; t < all; ++t) {
    matching::any_bit(partition_.allowed().row(t), partition_.allowed().words(), [&](int u) {
      if (optimum.tight(t, u)) tight_.set(t, u);
      return false;
    });
  }
  const TightNetwork network{view_, partition_, tight_};
  if (!moved_down_.choose(network)) return stuck(Decline::MovedDown);
  const int singles = trial.singles - static_cast<int>(moved_down_.limbo().size());
  if (!remainder_.choose(network, moved_down_.rest(), singles)) return stuck(Decline::Remainder);
  return Outcome::Found;
}

std::vector<Position> FastBracketSolver::downfloaters() const {
  std::vector<Position> all;
  for (const BracketNumber v : moved_down_.limbo()) all.push_back(view_.position(v));
  for (const BracketNumber v : remainder_.singles()) all.push_back(view_.position(v));
  return all;
}

BracketPairing FastBracketSolver::result(const BracketProblem& problem) const {
  BracketPairing pairing;
  pairing.pairs.reserve(at(view_.size()) / 2);
  for (const auto& [h, l] : moved_down_.pairs())
    pairing.pairs.emplace_back(view_.position(h), view_.position(l));
  for (const auto& [h, l] : remainder_.pairs())
    pairing.pairs.emplace_back(view_.position(h), view_.position(l));
  pairing.downfloaters = downfloaters();
  pairing.exchanges = remainder_.exchanges();
  pairing.criteria = candidate_values(problem, pairing, ahead_);
  return pairing;
}

}  // namespace bloesem::swiss::dutch
