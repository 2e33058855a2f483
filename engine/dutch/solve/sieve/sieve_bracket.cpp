#include "engine/dutch/solve/sieve/sieve_bracket.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "engine/dutch/candidate_values.hpp"
#include "matching/graph/count_bits.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using criteria::Measure;
using criteria::Zone;

}  // namespace

void SieveBracketSolver::Differences::add(const Charge& charge) noexcept {
  for (std::int32_t i = 0; i < charge.amount; ++i) {
    std::size_t place = size++;
    for (; place > 0 && list[place - 1] < charge.difference; --place) list[place] = list[place - 1];
    list[place] = charge.difference;
  }
}

bool SieveBracketSolver::Differences::operator<(const Differences& other) const noexcept {
  for (std::size_t i = 0; i < size && i < other.size; ++i)
    if (list[i] != other.list[i]) return list[i] < other.list[i];
  return size < other.size;
}

BracketAnswer SieveBracketSolver::solve(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  const criteria::CriteriaTable criteria = problem.criteria;
  if (problem.players() > at(max_listed)) return Declined{Decline::TooManyPlayers};
  if (!criteria.usual_order(bracket.kind)) return Declined{Decline::Criteria};
  look_at(problem);
  // Where completion involves all players below, these must be few, too.
  if (bracket.kind == BracketKind::Completing && (bracket.ahead.empty() || !few_ahead()))
    return Declined{Decline::Completion};
  if (!may_list()) return Declined{Decline::TooManyPlayers};
  if (const std::optional<Decline> reason = list_candidates()) return Declined{*reason};
  bool looked_ahead = false;
  for (const Criterion& criterion : criteria) {
    if (!contains(criterion.in_force, bracket.kind)) continue;
    if (criterion.scope == Zone::Bracket || bracket.ahead.empty()) {
      sieve(criterion);
    } else if (criterion.scope == Zone::Next && !looked_ahead) {  // C.4 has been dealt with
      // The look-ahead criteria are consecutive, and are applied as one filter.
      if (!sieve_ahead()) return Declined{Decline::Ahead};
      looked_ahead = true;
    }
  }
  return result(problem);
}

void SieveBracketSolver::look_at(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  field_ = &problem.field;
  bracket_ = &bracket;
  players_ = 0;
  for (const std::vector<Position>* part : {&bracket.moved_down, &bracket.residents})
    for (const Position p : *part) positions_[at(players_++)] = p;
  moved_down_ = static_cast<int>(bracket.moved_down.size());
  for (int v = 0; v < players_; ++v) facts_[at(v)] = &problem.field.facts(positions_[at(v)]);
  find_partners();
  topscorers_ = problem.topscorers;
  one_score_ = problem.one_score;
  artificial_ = problem.artificial();
  known_ahead_.clear();
  few_ahead_known_.reset();
  many_ahead_.look_at(problem.field, bracket);
  ahead_ = {};
}

// Finds each player's legal opponents. MDPs do not meet each other.
void SieveBracketSolver::find_partners() {
  const Position begin = bracket_->residents.front();
  const Position end = bracket_->residents.back() + 1;
  const LegalMatrix& matrix = field_->legal_matrix();
  partners_ = {};
  if (matrix.filled() && end - begin == players_ - moved_down_) {
    for (int v = 0; v < players_; ++v)
      partners_[at(v)] |= static_cast<PlayerSet>(matrix.window(positions_[at(v)], begin, end) << moved_down_);
    for (int v = 0; v < moved_down_; ++v)
      for (PlayerSet left = partners_[at(v)]; left != 0; left &= left - 1)
        partners_[at(std::countr_zero(left))] |= set_of(v);
    return;
  }
  for (int l = moved_down_; l < players_; ++l)
    for (int h = 0; h < l; ++h)
      if (field_->compatible(positions_[at(h)], positions_[at(l)]))
        partners_[at(h)] |= set_of(l), partners_[at(l)] |= set_of(h);
}

int SieveBracketSolver::max_pairs() const noexcept { return std::min(players_ / 2, players_ - moved_down_); }

// Larger brackets are listed only if at most three in five pairs may meet.
bool SieveBracketSolver::may_list() const noexcept {
  if (players_ <= always_listed) return true;
  int meetings = 0;  // each pair counted twice
  for (int v = 0; v < players_; ++v) meetings += matching::count_bits(partners_[at(v)]);
  return 5 * meetings <= 3 * players_ * (players_ - 1);
}

// Lists the candidates with the most pairs possible: C.5, or C.2 and C.4, which come before it.
std::optional<Decline> SieveBracketSolver::list_candidates() {
  for (int pairs = max_pairs(); pairs >= 0; --pairs) {
    if (!list_.fill(std::span(partners_).first(at(players_)), moved_down_, pairs))
      return Decline::TooManyPlayers;
    left_.clear();
    singles_ = 0;
    for (const Candidate& candidate : list_.candidates()) {
      left_.push_back(&candidate);
      singles_ |= candidate.singles;
    }
    if (asks_for_completion()) keep_completing();
    if (left_.empty()) continue;
    if (!bracket_->ahead.empty()) return std::nullopt;
    // At most one player is left over, who may have the bye; otherwise the round cannot be completed.
    if (players_ - 2 * pairs != players_ % 2) return Decline::Completion;
    std::erase_if(left_, [&](const Candidate* c) {
      return c->singles != 0 && !facts_[at(std::countr_zero(c->singles))]->bye_eligible;
    });
    break;
  }
  return left_.empty() ? std::optional(Decline::Completion) : std::nullopt;
}

bool SieveBracketSolver::asks_for_completion() const noexcept {
  return bracket_->kind == BracketKind::Penultimate || bracket_->kind == BracketKind::Completing;
}

// C.4: keeps candidates whose downfloaters leave no player over below, except one by parity.
void SieveBracketSolver::keep_completing() {
  PlayerSet asked = 0;
  bool completes = false;
  bool first = true;
  std::erase_if(left_, [&](const Candidate* c) {
    if (first || c->singles != asked)
      completes = few_ahead() ? few_ahead_.completes(c->singles) : many_ahead_.completes(c->singles);
    first = false;
    asked = c->singles;
    return !completes;
  });
}

// Keeps the candidates with the least key, and returns it.
template <class Key, class KeyOf>
Key SieveBracketSolver::keep_least(KeyOf key_of) {
  Key least = key_of(*left_.front());
  std::size_t kept = 1;
  for (std::size_t i = 1; i < left_.size(); ++i) {
    Key key = key_of(*left_[i]);
    if (least < key) continue;
    if (key < least) {
      least = std::move(key);
      kept = 0;
    }
    left_[kept++] = left_[i];
  }
  left_.resize(kept);
  return least;
}

void SieveBracketSolver::sieve(const Criterion& criterion) {
  if (left_.size() == 1) return;
  const int uppers = criterion.pair.end_of_charged(moved_down_, players_, one_score_, topscorers_);
  const bool singles_differ = tabulate_singles(criterion);
  const bool pairs_differ = tabulate_pairs(criterion, uppers);
  if (!singles_differ && !pairs_differ) return;
  if (criterion.measure == Measure::Count) {
    keep_least<std::int64_t>([&](const Candidate& candidate) {
      std::int64_t count = 0;
      for_each_charge(candidate, uppers, [&](const Charge& charge) { count += charge.amount; });
      return count;
    });
  } else {
    keep_least<Differences>([&](const Candidate& candidate) {
      Differences differences;
      for_each_charge(candidate, uppers, [&](const Charge& charge) { differences.add(charge); });
      return differences;
    });
  }
}

// Fills in the charges of singles. True if they differ, so that it matters who is single: all candidates have
// the same number.
bool SieveBracketSolver::tabulate_singles(const Criterion& criterion) {
  bool differ = false;
  const int first = std::countr_zero(singles_);
  for (PlayerSet left = singles_; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    Charge& charge = charges_[at(v)][at(v)] =
        criterion.single ? criterion.single({*facts_[at(v)], Zone::Bracket, v < moved_down_, artificial_})
                         : Charge{};
    const Charge& other = charges_[at(first)][at(first)];
    differ = differ || charge.amount != other.amount || charge.difference != other.difference;
  }
  return differ;
}

// Fills in the charges of pairs. True if any is not zero, so that the choice of pairs matters.
bool SieveBracketSolver::tabulate_pairs(const Criterion& criterion, int uppers) {
  bool differ = false;
  for (int upper = 0; upper < uppers; ++upper) {
    for (PlayerSet lowers = partners_[at(upper)] & ~first_numbers(upper); lowers != 0; lowers &= lowers - 1) {
      const int lower = std::countr_zero(lowers);
      charges_[at(upper)][at(lower)] = criterion.pair(*facts_[at(upper)], *facts_[at(lower)]);
      differ = differ || charges_[at(upper)][at(lower)].amount != 0;
    }
  }
  return differ;
}

template <class Add>
void SieveBracketSolver::for_each_charge(const Candidate& candidate, int uppers, Add add) const {
  for (std::size_t i = 0; i < candidate.pairs && candidate.upper[i] < uppers; ++i)
    add(charges_[candidate.upper[i]][candidate.lower[i]]);
  for (PlayerSet left = candidate.singles; left != 0; left &= left - 1)
    add(charges_[at(std::countr_zero(left))][at(std::countr_zero(left))]);
}

// Applies C.7, unless there are no downfloaters. False if under C.4 (2026) the attainable value is unknown.
bool SieveBracketSolver::sieve_ahead() {
  if (only_looks_ahead(bracket_->kind) && left_.front()->singles == 0) return true;
  if (bracket_->kind == BracketKind::Completing && !raise_to_completing()) return false;
  ahead_ = keep_least<AheadValue>([&](const Candidate& c) { return ahead_of(c.singles); });
  return true;
}

// With C4 no value gets smaller (docs/formulation.md, lemma 24), so only least values have to be raised, until
// all of them are values of completions.
bool SieveBracketSolver::raise_to_completing() {
  for (const Candidate* candidate : left_) ahead_of(candidate->singles);
  const auto by_value = [](const KnownAhead& a, const KnownAhead& b) { return a.value < b.value; };
  for (bool raised = true; raised;) {
    raised = false;
    const AheadValue least = std::min_element(known_ahead_.begin(), known_ahead_.end(), by_value)->value;
    for (KnownAhead& known : known_ahead_) {
      if (known.completes || known.value != least) continue;
      known.completes = true;
      if (few_ahead_.value_completes(known.downfloaters)) continue;
      std::optional<AheadValue> value = few_ahead_.completing_value(known.downfloaters, least);
      if (!value) return false;
      raised = raised || least < *value;
      known.value = std::move(*value);
    }
  }
  return true;
}

const AheadValue& SieveBracketSolver::ahead_of(PlayerSet singles) {
  const auto known = std::find_if(known_ahead_.begin(), known_ahead_.end(),
                                  [&](const KnownAhead& each) { return each.downfloaters == singles; });
  if (known != known_ahead_.end()) return known->value;
  known_ahead_.push_back({singles, look_ahead(singles)});
  return known_ahead_.back().value;
}

AheadValue SieveBracketSolver::look_ahead(PlayerSet singles) {
  if (few_ahead()) return few_ahead_.value(singles);
  const std::vector<Position> players = downfloaters(singles);
  // With many players counting mostly decides.
  if (look_ahead_.closes(*field_, *bracket_, players))
    return {(std::ssize(players) + std::ssize(bracket_->ahead)) % 2, {}};
  return look_ahead_.value(*field_, *bracket_, players);
}

// True if the players ahead are few enough for bit rows.
bool SieveBracketSolver::few_ahead() {
  if (!few_ahead_known_) few_ahead_known_ = few_ahead_.look_at(*field_, *bracket_);
  return *few_ahead_known_;
}

std::vector<Position> SieveBracketSolver::downfloaters(PlayerSet singles) const {
  std::vector<Position> players;
  players.reserve(at(matching::count_bits(singles)));
  for (; singles != 0; singles &= singles - 1) players.push_back(positions_[at(std::countr_zero(singles))]);
  return players;
}

BracketPairing SieveBracketSolver::result(const BracketProblem& problem) const {
  const Candidate& best = *left_.front();
  BracketPairing pairing;
  pairing.pairs.reserve(best.pairs);
  for (std::size_t i = 0; i < best.pairs; ++i)
    pairing.pairs.emplace_back(positions_[best.upper[i]], positions_[best.lower[i]]);
  pairing.downfloaters = downfloaters(best.singles);
  pairing.exchanges = best.exchanges;
  pairing.criteria = candidate_values(problem, pairing, ahead_);
  return pairing;
}

}  // namespace bloesem::swiss::dutch
