#include "engine/explain/pair_matrix/bracket_pairs.hpp"

#include <algorithm>

#include "engine/explain/other_value.hpp"

namespace bloesem::explain {
namespace {

using criteria::BracketKind;
using swiss::Position;
using Positions = std::vector<Position>;

constexpr std::size_t max_templates = 8;  // of one group
constexpr std::size_t standings_in_groups = 3;

auto in_order(std::vector<std::pair<Position, Position>> pairs) {
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

}  // namespace

BracketPairs::BracketPairs(FramedRound& round, const FramedBracket& bracket, AllPairs& answers)
    : round_(round),
      bracket_(bracket),
      record_(round.record(bracket)),
      answers_(answers),
      constrained_(round),
      classes_(round, bracket),
      sure_(sure_counts(round, bracket)),
      group_numbers_(standings_in_groups * classes_.count() * classes_.count(), 0) {}

EffectOfPair BracketPairs::ask(const PosedPair& pair) {
  switch (pair.standing) {
    case Standing::Inside:
      if (both_leave(pair)) return {};
      return ask_group(pair);
    case Standing::NextBelow:
    case Standing::FarBelow:
      if (gives_bye_to(pair.higher)) return {};
      return floats_anyway(pair.higher) ? ask_unfloated(pair) : ask_group(pair);
    case Standing::BothAhead:
    case Standing::OneAhead:
    case Standing::Elsewhere:
      return witness_keeps(pair) ? EffectOfPair{Effect::Unchanged} : ask_unfloated(pair);
  }
  return {};
}

bool BracketPairs::ignores_ahead(Standing standing) {
  std::optional<bool>& known = standing == Standing::BothAhead ? ignores_both_ahead_ : ignores_one_ahead_;
  if (!known) known = keeps_all_ahead(standing);
  return *known;
}

// Where counting decides, the value of the look-ahead criteria depends on the number of players alone.
bool BracketPairs::keeps_all_ahead(Standing standing) {
  if (!sure_.completion || bracket_.problem.ahead.size() < 3) return false;
  if (criteria::only_looks_ahead(record_.kind) && !sure_.ahead) return false;
  const Position lower = standing == Standing::BothAhead ? bracket_.end + 1 : round_.field().size();
  return keeps_value({bracket_.end, lower, standing});
}

// About a pair for which the bracket's candidate of the round remains possible. No candidate becomes better by
// the constraint, so it remains the best, and the first of these, if its value stays the same.
EffectOfPair BracketPairs::ask_unfloated(const PosedPair& pair) {
  if (!keeps_value(pair)) return empties_next(bracket_, pair) ? ask_emptied(pair) : ask_alone(pair);
  KnownCompletion& known = of_round_[{pair.standing, pair.higher}].completion;
  const bool completed = completes(pair, record_.kind, floaters_without(pair), known);
  return {completed ? Effect::Unchanged : Effect::Unknown};
}

// About a pair without which nobody is left in the next score group. Then all downfloaters are left over: the
// values of the look-ahead criteria follow from the number and the scores of the downfloaters, so they are the
// same for all candidates that are best in the criteria before.
EffectOfPair BracketPairs::ask_emptied(const PosedPair& pair) {
  if (pair.floats() || record_.kind != BracketKind::Normal) return {};
  const bool completed = round_.completes_jointly()
                             ? completes(pair, record_.kind, bracket_.downfloaters,
                                         of_round_[{pair.standing, pair.higher}].completion)
                             : sure_.completion;
  if (!completed) return {};
  std::vector<criteria::CriterionValue> values = record_.criteria;
  set_ahead(values, round_.criteria(), record_.kind,
            constrained_.ahead(bracket_, pair, bracket_.downfloaters, round_.field()));
  return departs(values);
}

// True if the look-ahead criteria have the same value for the round's candidate.
bool BracketPairs::keeps_value(const PosedPair& pair) {
  if (!criteria::only_looks_ahead(record_.kind)) return true;
  if (!pair.leaves_one_over()) return has_value_with(pair);
  std::optional<bool>& known = of_round_[{pair.standing, pair.higher}].keeps_value;
  if (!known) known = has_value_with(pair);
  return *known;
}

bool BracketPairs::has_value_with(const PosedPair& pair) {
  const auto ahead = constrained_.ahead(bracket_, pair, floaters_without(pair), round_.field());
  return has_ahead(record_.criteria, round_.criteria(), record_.kind, ahead);
}

EffectOfPair BracketPairs::ask_alone(const PosedPair& pair) {
  Best& found = best(pair);
  const std::optional<ConstrainedCandidate>& candidate = found.candidate;
  if (!candidate || (sure_.completion && !are_few(candidate->downfloaters))) return {};
  if (!completes(pair, candidate->kind, candidate->downfloaters, found.completion)) return {};
  if (!found.effect) found.effect = effect_of(*candidate, pair.standing);
  return *found.effect;
}

// Returns the effect of a pair whose best candidate this is, if the round can be completed with it.
EffectOfPair BracketPairs::effect_of(const ConstrainedCandidate& candidate, Standing standing) {
  const PairAnswer answer = answer_with(candidate.values);
  const bool same = answer.fate == PairFate::Order && standing != Standing::Inside &&
                    in_order(candidate.pairs) == in_order(bracket_.pairs);
  if (same) return {Effect::Unchanged};
  return {Effect::Departs, answers_.number_of(answer)};
}

EffectOfPair BracketPairs::ask_group(const PosedPair& pair) {
  if (!round_.completes_jointly() && !sure_.completion) return ask_alone(pair);
  Group& group = group_of(pair);
  if (group.shared)
    for (auto proof = group.templates.rbegin(); proof != group.templates.rend(); ++proof)
      if (proves(*proof, pair)) return {Effect::Departs, group.number};
  const EffectOfPair alone = ask_alone(pair);
  if (alone.effect != Effect::Departs) return alone;
  if (!group.asked) {
    group.asked = true;
    group.number = alone.number;
    group.shared = is_bound(pair, *best(pair).candidate);
  }
  if (group.shared && group.number == alone.number && group.templates.size() < max_templates)
    group.templates.push_back({{bracket_, pair, *best(pair).candidate}, best(pair).completion});
  return alone;
}

// True if the exchanged candidate has the template's values also in the look-ahead criteria, and completes.
bool BracketPairs::proves(Template& proof, const PosedPair& pair) {
  if (!proof.candidate.fits(pair, round_.field(), classes_)) return false;
  const ConstrainedCandidate& candidate = proof.candidate.candidate();
  if (pair.standing == Standing::NextBelow && pair.lower != proof.candidate.pair().lower && !sure_.ahead) {
    const auto ahead = constrained_.ahead(bracket_, pair, candidate.downfloaters, round_.field());
    if (!has_ahead(candidate.values, round_.criteria(), candidate.kind, ahead)) return false;
  }
  return pair.standing == Standing::Inside ||
         completes(pair, candidate.kind, candidate.downfloaters, proof.completion);
}

// True if no pair of the group can have a better value down to the criterion that departs: not even if nobody
// had met.
bool BracketPairs::is_bound(const PosedPair& pair, const ConstrainedCandidate& candidate) {
  if (!are_few(candidate.downfloaters)) return false;
  const auto other = first_other_value(record_.criteria, candidate.values, round_.articles().completion);
  if (!other && candidate.kind == record_.kind) return true;  // the value of the round
  const auto bound = constrained_.best(bracket_, pair, round_.unbarred_field());
  if (!bound || bound->kind != candidate.kind) return false;
  const std::size_t rows = other ? other->of_other + 1 : candidate.values.size();
  return std::equal(candidate.values.begin(), candidate.values.begin() + static_cast<std::ptrdiff_t>(rows),
                    bound->values.begin());
}

BracketPairs::Best& BracketPairs::best(const PosedPair& pair) {
  // A player further down is of no account.
  if (pair.leaves_one_over()) {
    const auto [found, is_new] = of_higher_.try_emplace({pair.standing, pair.higher});
    if (is_new) found->second.candidate = constrained_.best(bracket_, pair, round_.field());
    return found->second;
  }
  if (last_asked_ != std::pair(pair.higher, pair.lower))
    last_ = {constrained_.best(bracket_, pair, round_.field()), {}, {}};
  last_asked_ = {pair.higher, pair.lower};
  return last_;
}

BracketPairs::Group& BracketPairs::group_of(const PosedPair& pair) {
  std::size_t one = classes_.of(pair.higher);
  std::size_t other = one;
  if (pair.standing == Standing::Inside) {
    other = classes_.of(pair.lower);
    if (other < one) std::swap(one, other);
  } else if (pair.standing == Standing::NextBelow && !sure_.ahead) {
    other = classes_.of(pair.lower);
  }
  const auto standing = static_cast<std::size_t>(pair.standing);
  std::size_t& number = group_numbers_[(standing * classes_.count() + one) * classes_.count() + other];
  if (number == 0) {
    groups_.emplace_back();
    number = groups_.size();
  }
  return groups_[number - 1];
}

bool BracketPairs::completes(const PosedPair& pair, BracketKind kind, const Positions& downfloaters,
                             KnownCompletion& known) {
  if (sure_.completion) return true;
  if (pair.leaves_one_over() && known.matching.survives_exchange(pair.lower, known.met)) return true;
  const std::optional<Positions> players = constrained_.completion(bracket_, pair, kind, downfloaters);
  if (!players) return false;
  if (pair.leaves_one_over() && !known.matching.found())
    known = {pair.lower, SpareMatching(round_.field(), *players, 0)};
  return true;
}

bool BracketPairs::witness_keeps(const PosedPair& pair) {
  if (bracket_.end == round_.field().size()) return true;
  if (!witness_) witness_.emplace(round_, bracket_);
  return witness_->keeps(pair);
}

PairAnswer BracketPairs::answer_with(const std::vector<criteria::CriterionValue>& values) const {
  PairAnswer answer{PairFate::Order, static_cast<std::uint32_t>(bracket_.record)};
  if (const auto other = first_other_value(record_.criteria, values, round_.articles().completion)) {
    answer.fate = PairFate::Criterion;
    answer.criterion = static_cast<std::uint32_t>(other->row);
    answer.with = values[other->of_other];
  }
  return answer;
}

EffectOfPair BracketPairs::departs(const std::vector<criteria::CriterionValue>& values) {
  return {Effect::Departs, answers_.number_of(answer_with(values))};
}

Positions BracketPairs::floaters_without(const PosedPair& pair) const {
  Positions floaters = bracket_.downfloaters;
  std::erase_if(floaters, [&](Position p) { return pair.has(p); });
  return floaters;
}

// True if the two, inside the bracket, do not meet in it: as MDPs, or as downfloaters anyway.
bool BracketPairs::both_leave(const PosedPair& pair) const {
  return pair.lower < bracket_.problem.residents.front() ||
         (floats_anyway(pair.higher) && floats_anyway(pair.lower));
}

// True if counting covers so many downfloaters.
bool BracketPairs::are_few(const Positions& downfloaters) const {
  return downfloaters.size() <= bracket_.downfloaters.size() + more_floaters_counted;
}

bool BracketPairs::gives_bye_to(Position p) const {
  return criteria::ends_the_round(bracket_.problem.kind) && floats_anyway(p);
}

bool BracketPairs::floats_anyway(Position p) const {
  return std::find(bracket_.downfloaters.begin(), bracket_.downfloaters.end(), p) !=
         bracket_.downfloaters.end();
}

}  // namespace bloesem::explain
