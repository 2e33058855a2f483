#include "engine/dutch/solve/bounds/attaining_pairs.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include "engine/dutch/candidate_values.hpp"
#include "matching/graph/count_bits.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::Charge;
using criteria::Criterion;
using criteria::CriterionValue;
using criteria::PairShape;
using criteria::SingleShape;
using criteria::Zone;
using Row = AttainingPairs::Row;

// Orders charges: none first, then by size, that is, by amount for a count and by difference for a list.
[[nodiscard]] std::pair<std::int32_t, Points> size_of(const Charge& charge) noexcept {
  return {charge.amount, charge.amount != 0 ? charge.difference : 0};
}

// Returns the members of the set whose charge is least.
template <class ChargeOf>
[[nodiscard]] Row cheapest(Row set, ChargeOf charge_of) {
  if ((set & (set - 1)) == 0) return set;
  Row best = 0;
  std::pair<std::int32_t, Points> least;
  for (; set != 0; set &= set - 1) {
    const auto size = size_of(charge_of(std::countr_zero(set)));
    if (best == 0 || size < least) best = 0, least = size;
    if (size == least) best |= set & -set;
  }
  return best;
}

}  // namespace

std::optional<Decline> AttainingPairs::look_at(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  const auto moved_down = bracket.moved_down.size();
  if (problem.players() > LegalRows::max_vertices) return Decline::TooManyPlayers;
  field_ = &problem.field;
  kind_ = bracket.kind;
  const Position begin = bracket.residents.front();
  const Position end = bracket.residents.back() + 1;
  if (moved_down > bracket.residents.size() || end - begin != std::ssize(bracket.residents) ||
      !problem.one_score)
    return Decline::Scores;
  players_ = static_cast<int>(problem.players());
  moved_down_ = static_cast<int>(moved_down);
  positions_.assign(bracket.moved_down.begin(), bracket.moved_down.end());
  positions_.insert(positions_.end(), bracket.residents.begin(), bracket.residents.end());
  read_facts();
  legal_.build_in_order(problem.field, bracket.moved_down, begin, end);
  return std::nullopt;
}

void AttainingPairs::read_facts() {
  wanting_ = {};
  strong_ = absolute_ = may_have_bye_ = 0;
  for (int v = 0; v < players_; ++v) {
    const criteria::PlayerFacts& player = facts(v);
    const Row bit = LegalRows::bit(at(v));
    wanting_[static_cast<std::size_t>(player.preference.colour)] |= bit;
    if (player.preference.strength >= criteria::Strength::Strong) strong_ |= bit;
    if (player.preference.absolute()) absolute_ |= bit;
    if (player.bye_eligible) may_have_bye_ |= bit;
  }
  wanting_[static_cast<std::size_t>(Colour::None)] = 0;
}

bool AttainingPairs::bound(criteria::CriteriaTable table) {
  std::copy(legal_.rows().begin(), legal_.rows().end(), rows_.begin());
  for (int v = 0; v < moved_down_; ++v) rows_[at(v)] &= residents();
  const bool ends_here = !criteria::only_looks_ahead(kind_);
  floaters_ = odd() ? residents() : 0;
  if (ends_here) floaters_ &= may_have_bye_;  // C.2, C4
  majority_ = 0;
  clashes_ = strong_clashes_ = 0;
  clashes_known_ = false;
  for (const Criterion& criterion : table)
    if (contains(criterion.in_force, kind_) && (criterion.scope == Zone::Bracket || ends_here) &&
        !apply(criterion))
      return false;
  return true;
}

bool AttainingPairs::claims(criteria::CriteriaTable table, std::span<const CriterionValue> values) const {
  auto value = values.begin();
  return std::all_of(table.begin(), table.end(), [&](const Criterion& criterion) {
    if (!contains(criterion.in_force, kind_)) return true;
    const CriterionValue& found = *value++;
    if (criterion.scope != Zone::Bracket && criteria::only_looks_ahead(kind_)) return true;
    const CriterionValue claimed = claim(criterion);
    return found.count == claimed.count && found.differences == claimed.differences;
  });
}

// All players left in a row, and all floaters left, have the same charge.
CriterionValue AttainingPairs::claim(const Criterion& criterion) const {
  CriterionValue value;
  value.is_list = criterion.measure == criteria::Measure::Differences;
  if (criterion.single && floaters_ != 0)
    add_charge(value, criterion.single(single(std::countr_zero(floaters_))));
  switch (criterion.pair.shape) {
    case PairShape::ScoreDifference:
    case PairShape::RepeatedDownfloat:
    case PairShape::Uneven:
    case PairShape::RepeatedUpfloat:
      for (int v = 0; v < moved_down_; ++v)
        add_charge(value, criterion.pair(facts(v), facts(std::countr_zero(rows_[at(v)]))));
      break;
    case PairShape::Clash: value.count += clashes_; break;
    case PairShape::StrongClash: value.count += strong_clashes_; break;
    case PairShape::Free:
    case PairShape::Unknown:        // there is no bound
    case PairShape::AbsoluteClash:  // none is charged
      break;
  }
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  return value;
}

bool AttainingPairs::apply(const Criterion& criterion) {
  if (criterion.single) keep_cheapest_floaters(criterion);
  switch (criterion.pair.shape) {
    case PairShape::Free: return true;
    case PairShape::Unknown: return false;
    case PairShape::ScoreDifference:
    case PairShape::RepeatedDownfloat: return true;  // the same whichever resident an MDP meets
    case PairShape::Uneven:
    case PairShape::RepeatedUpfloat: return keep_cheapest_opponents(criterion), true;
    case PairShape::Clash: return bound_clashes(), true;
    case PairShape::StrongClash: return bound_strong_clashes();
    case PairShape::AbsoluteClash: return forbid_charged(criterion), true;
  }
  return false;
}

// With residents of one score, only MDPs make uneven pairs.
void AttainingPairs::keep_cheapest_opponents(const Criterion& criterion) {
  for (int v = 0; v < moved_down_; ++v) {
    const Row kept = cheapest(rows_[at(v)], [&](int u) { return criterion.pair(facts(v), facts(u)); });
    forbid(LegalRows::bit(at(v)), rows_[at(v)] & ~kept);
  }
}

void AttainingPairs::keep_cheapest_floaters(const Criterion& criterion) {
  const SingleShape shape = criterion.single.shape;
  if (shape == SingleShape::One || shape == SingleShape::Score) return;  // the same whichever resident floats
  floaters_ = cheapest(floaters_, [&](int v) { return criterion.single(single(v)); });
}

// Forbids pairs of absolute preferences for the same colour if they are charged. Only topscorers make such
// pairs (C.3), in the last round.
void AttainingPairs::forbid_charged(const Criterion& criterion) {
  for (const Row wanting : wanting_) {
    const Row absolute = wanting & absolute_;
    for (Row left = absolute; left != 0; left &= left - 1) {
      const int upper = std::countr_zero(left);
      for (Row lowers = rows_[at(upper)] & (left & (left - 1)); lowers != 0; lowers &= lowers - 1) {
        const int lower = std::countr_zero(lowers);
        if (criterion.pair(facts(upper), facts(lower)).amount > 0)
          forbid(LegalRows::bit(at(upper)), LegalRows::bit(at(lower)));
      }
    }
  }
}

void AttainingPairs::forbid(Row players, Row others) noexcept {
  for (Row left = players; left != 0; left &= left - 1) rows_[at(std::countr_zero(left))] &= ~others;
  for (Row left = others; left != 0; left &= left - 1) rows_[at(std::countr_zero(left))] &= ~players;
}

// Clashes are pairs in which both want the same colour. They are fewest if all players who do not want the
// colour of the majority meet players who do.
void AttainingPairs::bound_clashes() {
  clashes_known_ = true;
  const int pairs = players_ / 2;
  for (const Row wanting : wanting_)
    if (matching::count_bits(wanting) > pairs) majority_ = wanting;
  if (majority_ == 0) {
    for (const Row wanting : wanting_) forbid(wanting, wanting);
    return;
  }
  clashes_ = matching::count_bits(majority_) - pairs;
  if ((floaters_ & majority_) != 0) {
    floaters_ &= majority_;
    --clashes_;
  }
  const Row others = LegalRows::first(at(players_)) & ~majority_;
  forbid(others, others);
  if (clashes_ == 0) forbid(majority_, majority_);
}

// Each clash should have a player whose preference is mild; if there are too few of them, each should be in a
// different clash. False if no bound on clashes precedes it, since their number is then unknown, or if a clash
// of two absolute preferences is left, which is no strong one.
bool AttainingPairs::bound_strong_clashes() {
  if (!clashes_known_) return false;
  if (clashes_ == 0) return true;
  const Row absolute = majority_ & absolute_;
  for (Row left = absolute; left != 0; left &= left - 1)
    if ((rows_[at(std::countr_zero(left))] & absolute) != 0) return false;
  const Row mild = majority_ & ~strong_;
  int available = matching::count_bits(mild);
  if ((floaters_ & majority_) != 0) {
    if (available > clashes_ || (floaters_ & ~mild) == 0) {
      --available;  // one of them may be the floater
    } else {
      floaters_ &= ~mild;
    }
  }
  if (available >= clashes_) {
    forbid(majority_ & strong_, majority_ & strong_);
  } else {
    strong_clashes_ = clashes_ - available;
    forbid(mild, mild | (LegalRows::first(at(players_)) & ~majority_));
  }
  return true;
}

}  // namespace bloesem::swiss::dutch
