#include "engine/dutch/small/sieve_bracket.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "matching/index.hpp"

namespace bloesem::dutch {
namespace {

using criteria::BracketKind;
using criteria::Charged;
using criteria::CriterionValue;
using criteria::Measure;
using criteria::Zone;

using matching::at;

// Fifteen perfect candidates. For more players the network of classes is quicker.
constexpr std::size_t worthwhile = 6;
static_assert(worthwhile <= most_listed);

}  // namespace

void SieveBracketSolver::Differences::add(Points difference) noexcept {
  std::size_t place = size++;
  for (; place > 0 && list[place - 1] < difference; --place) list[place] = list[place - 1];
  list[place] = difference;
}

bool SieveBracketSolver::Differences::operator<(const Differences& other) const noexcept {
  for (std::size_t i = 0; i < size && i < other.size; ++i)
    if (list[i] != other.list[i]) return list[i] < other.list[i];
  return size < other.size;
}

std::optional<BracketPairing> SieveBracketSolver::solve(const RoundField& field,
                                                        criteria::CriteriaTable criteria,
                                                        const Bracket& bracket) {
  if (bracket.moved_down.size() + bracket.residents.size() > worthwhile) return std::nullopt;
  if (bracket.kind == BracketKind::Completing) return std::nullopt;
  look_at(field, bracket);
  if (!list_candidates()) return std::nullopt;
  record_.reserve(criteria.size());
  bool looked_ahead = false;
  for (const Criterion& criterion : criteria) {
    if (!contains(criterion.in_force, bracket.kind)) continue;
    if (criterion.scope == Zone::Bracket || bracket.ahead.empty()) {
      sieve(criterion);
      continue;
    }
    // All that look ahead follow each other, and are one sieve.
    if (!looked_ahead) sieve_ahead();
    looked_ahead = true;
    const bool list = criterion.measure == Measure::Differences;
    record_.push_back({criterion.article, criterion.meaning, list, list ? 0 : ahead_.left_over,
                       list ? ahead_.differences : std::vector<Points>{}});
  }
  return result();
}

void SieveBracketSolver::look_at(const RoundField& field, const Bracket& bracket) {
  field_ = &field;
  bracket_ = &bracket;
  players_ = 0;
  for (const std::vector<Position>* part : {&bracket.moved_down, &bracket.residents})
    for (const Position p : *part) positions_[at(players_++)] = p;
  moved_down_ = static_cast<int>(bracket.moved_down.size());
  topscorers_ = false;
  for (int v = 0; v < players_; ++v) {
    facts_[at(v)] = &field.facts(positions_[at(v)]);
    topscorers_ = topscorers_ || facts_[at(v)]->topscorer;
    partners_[at(v)] = 0;
  }
  for (int l = moved_down_; l < players_; ++l)
    for (int h = 0; h < l; ++h)
      if (field.compatible(positions_[at(h)], positions_[at(l)]))
        partners_[at(h)] |= set_of(l), partners_[at(l)] |= set_of(h);
  const Points lowest = facts_[at(players_ - 1)]->score;
  uneven_ = facts_[0]->score != lowest;
  artificial_ = lowest - one_point;
  record_.clear();
  known_ahead_.clear();
  few_ahead_known_.reset();
  ahead_ = {};
}

// MDPs do not meet each other.
int SieveBracketSolver::most_pairs() const noexcept { return std::min(players_ / 2, players_ - moved_down_); }

// With as many pairs as there can be: C.5, or C.2 and C.4, which come before it.
bool SieveBracketSolver::list_candidates() {
  for (int pairs = most_pairs(); pairs >= 0; --pairs) {
    list_.fill(std::span(partners_).first(at(players_)), moved_down_, pairs);
    left_.clear();
    for (const Candidate& candidate : list_.candidates()) left_.push_back(&candidate);
    if (bracket_->kind == BracketKind::Penultimate) keep_completing();
    if (left_.empty()) continue;
    if (!bracket_->ahead.empty()) return true;
    // Nobody is left over but one, who may have the bye: everything else means that the round cannot be
    // completed.
    if (players_ - 2 * pairs != players_ % 2) return false;
    std::erase_if(left_, [&](const Candidate* c) {
      return c->singles != 0 && !facts_[at(std::countr_zero(c->singles))]->bye_eligible;
    });
    return !left_.empty();
  }
  return false;
}

// C.4: nobody is left over below but the one whom parity leaves.
void SieveBracketSolver::keep_completing() {
  ahead_ = {(players_ + std::ssize(bracket_->ahead)) % 2, {}};
  std::erase_if(left_, [&](const Candidate* c) { return ahead_of(c->singles).left_over != ahead_.left_over; });
}

// Keeps the candidates with the least key, and says which.
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
  CriterionValue& recorded = record_.emplace_back();
  recorded.article = criterion.article;
  recorded.meaning = criterion.meaning;
  recorded.is_list = criterion.measure == Measure::Differences;
  const bool pairs = charges_pairs(criterion);
  if (!pairs && (criterion.single == nullptr || left_.front()->singles == 0)) return;
  charged_ = {};
  if (!recorded.is_list) {
    recorded.count = keep_least<std::int64_t>([&](const Candidate& candidate) {
      std::int64_t count = 0;
      for_each_charge(criterion, candidate, pairs, [&](const Charge& charge) { count += charge.amount; });
      return count;
    });
    return;
  }
  const auto least = keep_least<Differences>([&](const Candidate& candidate) {
    Differences differences;
    for_each_charge(criterion, candidate, pairs, [&](const Charge& charge) {
      for (std::int32_t i = 0; i < charge.amount; ++i) differences.add(charge.difference);
    });
    return differences;
  });
  recorded.differences.assign(least.list.begin(), least.list.begin() + static_cast<std::ptrdiff_t>(least.size));
}

bool SieveBracketSolver::charges_pairs(const Criterion& criterion) const noexcept {
  if (criterion.pair == nullptr || left_.front()->pairs == 0) return false;
  switch (criterion.charged) {
    case Charged::AnyPair: break;
    case Charged::UnevenPairs: return uneven_;
    case Charged::AbsoluteClashes: return topscorers_;  // others never meet (C.3)
  }
  return true;
}

// Each charge is asked for once, however many candidates there are.
template <class Add>
void SieveBracketSolver::for_each_charge(const Criterion& criterion, const Candidate& candidate, bool charges_pairs,
                                         Add add) {
  const auto charge_of = [&](int upper, int lower, const auto& ask) -> const Charge& {
    Charge& charge = charges_[at(upper)][at(lower)];
    if ((charged_[at(upper)] & set_of(lower)) == 0) {
      charged_[at(upper)] |= set_of(lower);
      charge = ask();
    }
    return charge;
  };
  for (std::size_t i = 0; charges_pairs && i < candidate.pairs; ++i) {
    const int upper = candidate.upper[i];
    const int lower = candidate.lower[i];
    add(charge_of(upper, lower, [&] { return criterion.pair(*facts_[at(upper)], *facts_[at(lower)]); }));
  }
  if (criterion.single == nullptr) return;
  for (PlayerSet left = candidate.singles; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    add(charge_of(v, v, [&] { return criterion.single({*facts_[at(v)], Zone::Bracket, v < moved_down_, artificial_}); }));
  }
}

// C.7. Without downfloaters there is nothing to look at; C.4 has been seen to.
void SieveBracketSolver::sieve_ahead() {
  if (bracket_->kind == BracketKind::Penultimate || left_.front()->singles == 0) return;
  ahead_ = keep_least<AheadValue>([&](const Candidate& c) { return ahead_of(c.singles); });
}

AheadValue SieveBracketSolver::ahead_of(PlayerSet downfloaters) {
  for (const auto& [players, value] : known_ahead_)
    if (players == downfloaters) return value;
  if (!few_ahead_known_) few_ahead_known_ = few_ahead_.look_at(*field_, *bracket_);
  if (*few_ahead_known_) return known_ahead_.emplace_back(downfloaters, few_ahead_.value(downfloaters)).second;
  std::vector<Position> players;
  for (PlayerSet left = downfloaters; left != 0; left &= left - 1) players.push_back(positions_[at(std::countr_zero(left))]);
  // Counting mostly tells among many.
  AheadValue value{(std::ssize(players) + std::ssize(bracket_->ahead)) % 2, {}};
  if (!look_ahead_.closes(*field_, *bracket_, players)) value = look_ahead_.value(*field_, *bracket_, players);
  return known_ahead_.emplace_back(downfloaters, std::move(value)).second;
}

BracketPairing SieveBracketSolver::result() {
  const Candidate& best = *left_.front();
  BracketPairing pairing;
  pairing.pairs.reserve(best.pairs);
  for (std::size_t i = 0; i < best.pairs; ++i)
    pairing.pairs.emplace_back(positions_[best.upper[i]], positions_[best.lower[i]]);
  for (PlayerSet left = best.singles; left != 0; left &= left - 1)
    pairing.downfloaters.push_back(positions_[at(std::countr_zero(left))]);
  pairing.exchanges = best.exchanges;
  pairing.criteria = std::move(record_);
  pairing.solved_by = "sieve";
  return pairing;
}

}  // namespace bloesem::dutch
