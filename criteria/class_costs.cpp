#include "criteria/class_costs.hpp"

#include <algorithm>
#include <bit>

namespace bloesem::criteria {
namespace {

bool charges(Charged charged, const PlayerFacts& a, const PlayerFacts& b) {
  switch (charged) {
    case Charged::AnyPair: return true;
    case Charged::UnevenPairs: return a.score != b.score;
    case Charged::AbsoluteClashes:
      return a.preference.absolute() && b.preference.absolute() && clash(a.preference, b.preference);
  }
  return true;
}

std::int64_t most(std::span<const Charge> charges) {
  std::int64_t most = 0;
  for (const Charge& c : charges) most = std::max<std::int64_t>(most, c.amount);
  return most;
}

}  // namespace

bool ClassCosts::pack(CriteriaTable table, BracketKind kind, std::span<const PlayerClass> classes,
                      std::int32_t singles) {
  classes_ = classes;
  const std::size_t n = classes.size();
  pairs_.assign(n * n, 0);
  singles_.assign(n, 0);
  bits_ = 0;
  topscorers_ = false;
  std::int64_t players = 0;
  std::int64_t moved_down = 0;
  for (const PlayerClass& c : classes) {
    players += c.size;
    moved_down += c.moved_down ? c.size : 0;
    topscorers_ = topscorers_ || c.facts.topscorer;
  }
  single_count_ = singles;
  pair_count_ = (players - singles) / 2;
  one_score_ = std::all_of(classes.begin(), classes.end(), [&](const PlayerClass& c) {
    return c.moved_down || c.facts.score == classes.back().facts.score;
  });
  uneven_pairs_ = one_score_ ? std::min(moved_down, pair_count_) : pair_count_;
  artificial_ = classes.back().facts.score - one_point;

  // The last criterion has the lowest digits.
  bool ahead_added = false;
  for (std::size_t k = table.size(); k-- > 0 && bits_ <= max_bits;) {
    const Criterion& criterion = table[k];
    if (!contains(criterion.in_force, kind)) continue;
    if (criterion.scope == Scope::Field) {
      if (!ahead_added) add_ahead();
      ahead_added = true;
      continue;
    }
    if (cannot_charge(criterion)) continue;
    charge(criterion);
    if (same_for_all()) continue;
    if (criterion.measure == Measure::Count) add_count();
    else add_differences();
  }
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < a; ++b) pairs_[a * n + b] = pairs_[b * n + a];
  return bits_ <= max_bits;
}

// Seen without looking at the players one by one.
bool ClassCosts::cannot_charge(const Criterion& criterion) const noexcept {
  const bool no_pair = criterion.pair == nullptr || (criterion.charged == Charged::UnevenPairs && uneven_pairs_ == 0) ||
                       (criterion.charged == Charged::AbsoluteClashes && !topscorers_);
  return no_pair && (criterion.single == nullptr || single_count_ == 0);
}

void ClassCosts::charge(const Criterion& criterion) {
  const std::size_t n = classes_.size();
  pair_charges_.assign(n * n, {});
  single_charges_.assign(n, {});
  charged_ = criterion.charged;
  // Lists to which downfloaters contribute: among residents of one score those decide, and no pair needs a digit
  // (docs/formulation.md, lemma 4).
  const bool by_singles = one_score_ && criterion.measure == Measure::Differences && criterion.single != nullptr;
  for (std::size_t a = 0; a < n && criterion.pair != nullptr && !by_singles; ++a) {
    for (std::size_t b = a; b < n; ++b) {
      if (classes_[a].moved_down && classes_[b].moved_down) continue;
      if (!charges(criterion.charged, classes_[a].facts, classes_[b].facts)) continue;
      pair_charges_[a * n + b] = criterion.pair(classes_[a].facts, classes_[b].facts);
    }
  }
  for (std::size_t c = 0; c < n && criterion.single != nullptr && single_count_ > 0; ++c)
    single_charges_[c] = criterion.single({classes_[c].facts, true, artificial_});
}

// The number of singles is the same for all candidates, so equal charges for them make no difference.
bool ClassCosts::same_for_all() const noexcept {
  const auto equal = [](const Charge& a, const Charge& b) {
    return a.amount == b.amount && (a.amount == 0 || a.difference == b.difference);
  };
  return std::all_of(pair_charges_.begin(), pair_charges_.end(), [](const Charge& c) { return c.amount == 0; }) &&
         std::all_of(single_charges_.begin(), single_charges_.end(),
                     [&](const Charge& c) { return equal(c, single_charges_.front()); });
}

// Calls add(entry of pairs_ or singles_, charge) for everything that is charged.
template <class Add>
void ClassCosts::for_each_charge(Add add) {
  const std::size_t n = classes_.size();
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a; b < n; ++b)
      if (const Charge& charge = pair_charges_[a * n + b]; charge.amount != 0) add(pairs_[a * n + b], charge);
  for (std::size_t c = 0; c < n; ++c)
    if (single_charges_[c].amount != 0) add(singles_[c], single_charges_[c]);
}

void ClassCosts::add_digit(std::int64_t most_per_pair, std::int64_t most_per_single) {
  const std::int64_t pairs = charged_ == Charged::UnevenPairs ? uneven_pairs_ : pair_count_;
  bits_ += static_cast<unsigned>(
      std::bit_width(static_cast<std::uint64_t>(most_per_pair * pairs + most_per_single * single_count_)));
}

void ClassCosts::add_count() {
  for_each_charge([&](Cost& cost, const Charge& charge) { cost += static_cast<Cost>(charge.amount) << bits_; });
  add_digit(most(pair_charges_), most(single_charges_));
}

void ClassCosts::add_differences() {
  differences_.clear();
  for_each_charge([&](Cost&, const Charge& charge) { differences_.push_back(charge.difference); });
  std::sort(differences_.begin(), differences_.end());
  differences_.erase(std::unique(differences_.begin(), differences_.end()), differences_.end());
  for (const Points difference : differences_) {
    if (bits_ > max_bits) return;
    for_each_charge([&](Cost& cost, const Charge& charge) {
      if (charge.difference == difference) cost += static_cast<Cost>(charge.amount) << bits_;
    });
    add_digit(most(pair_charges_), most(single_charges_));
  }
}

void ClassCosts::add_ahead() {
  std::int64_t most = 0;
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    singles_[c] += static_cast<Cost>(classes_[c].ahead) << bits_;
    most = std::max<std::int64_t>(most, classes_[c].ahead);
  }
  bits_ += static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(most * single_count_)));
}

}  // namespace bloesem::criteria
