#include "engine/explain/pair_matrix/constrained_bracket.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "engine/swiss/add_charge.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::explain {
namespace {

using criteria::BracketKind;
using criteria::Criterion;
using criteria::CriterionValue;
using criteria::Zone;
using swiss::add_charge;
using swiss::Position;
using Positions = std::vector<Position>;

Positions without(const Positions& players, const PosedPair& pair) {
  Positions result;
  result.reserve(players.size());
  std::copy_if(players.begin(), players.end(), std::back_inserter(result),
               [&](Position p) { return !pair.has(p); });
  return result;
}

// A bracket whose player floats down for the pair does not close.
BracketKind kind_with(const FramedBracket& bracket, const PosedPair& pair) {
  const BracketKind kind = bracket.problem.kind;
  return kind == BracketKind::Closing && pair.floats() ? BracketKind::Normal : kind;
}

// Calls visit(value, criterion) for each criterion in force.
template <class Values, class Visit>
void for_each_value(Values& values, criteria::CriteriaTable criteria, BracketKind kind, Visit visit) {
  std::size_t i = 0;
  for (const Criterion& criterion : criteria)
    if (contains(criterion.in_force, kind)) visit(values[i++], criterion);
}

CriterionValue nothing_in(const Criterion& criterion) {
  return {criterion.article, criterion.meaning, criterion.measure == criteria::Measure::Differences, 0, {}};
}

void sort_list(CriterionValue& value) {
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
}

}  // namespace

void set_ahead(std::vector<CriterionValue>& values, criteria::CriteriaTable criteria, BracketKind kind,
               const swiss::dutch::AheadValue& ahead) {
  for_each_value(values, criteria, kind, [&](CriterionValue& value, const Criterion& criterion) {
    if (criterion.scope != Zone::Next) return;
    if (value.is_list)
      value.differences = ahead.differences;
    else
      value.count = static_cast<std::int32_t>(ahead.left_over);
  });
}

bool has_ahead(const std::vector<CriterionValue>& values, criteria::CriteriaTable criteria, BracketKind kind,
               const swiss::dutch::AheadValue& ahead) {
  bool same = true;
  for_each_value(values, criteria, kind, [&](const CriterionValue& value, const Criterion& criterion) {
    if (criterion.scope != Zone::Next) return;
    same = same && (value.is_list ? value.differences == ahead.differences : value.count == ahead.left_over);
  });
  return same;
}

bool empties_next(const FramedBracket& bracket, const PosedPair& pair) {
  const Positions& next = bracket.problem.ahead;
  return !next.empty() && std::all_of(next.begin(), next.end(), [&](Position p) { return pair.has(p); });
}

std::optional<ConstrainedCandidate> ConstrainedBrackets::best(const FramedBracket& bracket,
                                                              const PosedPair& pair,
                                                              const swiss::RoundField& field) {
  const BracketKind kind = kind_with(bracket, pair);
  const bool looks = criteria::only_looks_ahead(kind);
  const swiss::Bracket problem = {kind,
                                  without(bracket.problem.moved_down, pair),
                                  without(bracket.problem.residents, pair),
                                  looks ? without(bracket.problem.ahead, pair) : Positions(),
                                  {}};
  if (empties_next(bracket, pair) && looks) return std::nullopt;
  std::optional<ConstrainedCandidate> candidate = without_pair(problem, field, artificial_of(bracket));
  if (!candidate) return std::nullopt;
  candidate->kind = kind;
  add_costs(*candidate, bracket, pair);
  if (pair.floats() || pair.leaves_one_over() || problem.residents.empty())
    set_ahead(candidate->values, round_.criteria(), kind, ahead(bracket, pair, candidate->downfloaters, field));
  return candidate;
}

std::optional<ConstrainedCandidate> ConstrainedBrackets::without_pair(const swiss::Bracket& problem,
                                                                      const swiss::RoundField& field,
                                                                      Points artificial) {
  if (criteria::ends_the_round(problem.kind)) {
    players_ = problem.moved_down;
    players_.insert(players_.end(), problem.residents.begin(), problem.residents.end());
    if (players_.size() % 2 == 1 && field.size() % 2 == 0) return std::nullopt;
    if (!swiss::can_be_completed(field, players_)) return std::nullopt;
  }
  if (problem.residents.empty()) {
    if (criteria::ends_the_round(problem.kind) && !problem.moved_down.empty()) return std::nullopt;
    return of_moved_down_alone(problem, artificial);
  }
  Result<swiss::BracketPairing> pairing = round_.chain().solve({field, round_.criteria(), problem});
  if (!pairing) return std::nullopt;
  return ConstrainedCandidate{problem.kind, std::move(pairing->criteria), std::move(pairing->pairs),
                              std::move(pairing->downfloaters)};
}

// MDPs never meet each other, so all of them float on.
ConstrainedCandidate ConstrainedBrackets::of_moved_down_alone(const swiss::Bracket& problem,
                                                              Points artificial) const {
  ConstrainedCandidate candidate{problem.kind, {}, {}, problem.moved_down};
  for (const Criterion& criterion : round_.criteria()) {
    if (!contains(criterion.in_force, problem.kind)) continue;
    CriterionValue& value = candidate.values.emplace_back(nothing_in(criterion));
    if (criterion.scope != Zone::Bracket || !criterion.single) continue;
    for (const Position p : problem.moved_down)
      add_charge(value, criterion.single({round_.field().facts(p), Zone::Bracket, true, artificial}));
  }
  return candidate;
}

// One point less than the score of the residents (A.8).
Points ConstrainedBrackets::artificial_of(const FramedBracket& bracket) const {
  return round_.field().facts(bracket.problem.residents.back()).score - one_point;
}

void ConstrainedBrackets::add_costs(ConstrainedCandidate& candidate, const FramedBracket& bracket,
                                    const PosedPair& pair) const {
  const swiss::RoundField& field = round_.field();
  const Position first_resident = bracket.problem.residents.front();
  const Points artificial = artificial_of(bracket);
  for_each_value(candidate.values, round_.criteria(), candidate.kind,
                 [&](CriterionValue& value, const Criterion& criterion) {
                   if (criterion.scope != Zone::Bracket) return;
                   if (pair.standing == Standing::Inside && criterion.pair)
                     add_charge(value, criterion.pair(field.facts(pair.higher), field.facts(pair.lower)));
                   if (pair.floats() && criterion.single)
                     add_charge(value, criterion.single({field.facts(pair.higher), Zone::Bracket,
                                                         pair.higher < first_resident, artificial}));
                   if (value.is_list) sort_list(value);
                 });
}

swiss::dutch::AheadValue ConstrainedBrackets::ahead(const FramedBracket& bracket, const PosedPair& pair,
                                                    const Positions& downfloaters,
                                                    const swiss::RoundField& field) {
  const BracketKind kind = kind_with(bracket, pair);
  swiss::dutch::AheadValue value;
  if (!criteria::only_looks_ahead(kind) || (downfloaters.empty() && !pair.floats())) return value;
  const swiss::Bracket problem = {kind, {}, {}, without(bracket.problem.ahead, pair), {}};
  if (problem.ahead.empty())
    value = all_left_over(kind, bracket, downfloaters);
  else if (look_ahead_.closes(field, problem, downfloaters))
    value.left_over = static_cast<std::int64_t>((downfloaters.size() + problem.ahead.size()) % 2);
  else
    value = look_ahead_.value(field, problem, downfloaters);
  if (!pair.leaves_one_over()) return value;
  ++value.left_over;
  if (pair.standing == Standing::FarBelow) {
    value.differences.push_back(difference(bracket, pair.higher));
    std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  }
  return value;
}

// Nobody of the next score group can meet a downfloater.
swiss::dutch::AheadValue ConstrainedBrackets::all_left_over(BracketKind kind, const FramedBracket& bracket,
                                                            const Positions& downfloaters) const {
  swiss::dutch::AheadValue value;
  for (const Position p : downfloaters) {
    const bool thrice = kind == BracketKind::BeforeLast && !round_.field().facts(p).bye_eligible;
    value.left_over += thrice ? 3 : 1;
    value.differences.push_back(difference(bracket, p));
  }
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  return value;
}

// The score difference of a downfloater who finds no opponent in the next score group.
Points ConstrainedBrackets::difference(const FramedBracket& bracket, Position p) const {
  return round_.field().facts(p).score - (round_.field().facts(bracket.problem.ahead.back()).score - one_point);
}

std::optional<Positions> ConstrainedBrackets::completion(const FramedBracket& bracket, const PosedPair& pair,
                                                         BracketKind kind, const Positions& downfloaters) {
  if (kind == BracketKind::Closing) return completed({}, bracket.end, pair);
  if (bracket.end == round_.field().size()) return Positions();
  if (!round_.completes_jointly()) return completed(downfloaters, bracket.end, pair);
  const Positions next = without(bracket.problem.ahead, pair);
  const Position below = bracket.problem.ahead.back() + 1;
  if (next.empty()) return completed(downfloaters, below, pair);
  std::optional<Positions> players;
  if (const auto counted = look_ahead_.left_over_by_counting(round_.field(), downfloaters, next))
    players = completed(counted->players, below, pair);
  if (players) return players;
  (void)look_ahead_.left_over(round_.field(), downfloaters, next)
      .any_alternative([&](std::span<const Position> left) {
        players = completed({left.begin(), left.end()}, below, pair);
        return players.has_value();
      });
  return players;
}

// Returns the players and all others from `below` on, without the pair, if they can be paired.
std::optional<Positions> ConstrainedBrackets::completed(Positions players, Position below,
                                                        const PosedPair& pair) const {
  players.reserve(players.size() + static_cast<std::size_t>(round_.field().size() - below));
  for (Position p = below; p < round_.field().size(); ++p)
    if (!pair.has(p)) players.push_back(p);
  if (!swiss::can_be_completed(round_.field(), players)) return std::nullopt;
  return players;
}

}  // namespace bloesem::explain
