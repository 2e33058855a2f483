#include "criteria/class_costs.hpp"

#include <algorithm>
#include <bit>

namespace bloesem::criteria {
namespace {

bool shows_in_classes(PairShape shape) noexcept {
  switch (shape) {
    case PairShape::Unknown:
    case PairShape::Uneven: return false;
    case PairShape::Free:
    case PairShape::ScoreDifference:
    case PairShape::RepeatedDownfloat:
    case PairShape::RepeatedUpfloat:
    case PairShape::Clash:
    case PairShape::StrongClash:
    case PairShape::AbsoluteClash: break;
  }
  return true;
}

bool shows_in_classes(SingleShape shape) noexcept {
  switch (shape) {
    case SingleShape::Unknown: return false;
    case SingleShape::Free:
    case SingleShape::One:
    case SingleShape::Incomplete:
    case SingleShape::Unplayed:
    case SingleShape::FloatsOn:
    case SingleShape::Score:
    case SingleShape::RepeatedDownfloat: break;
  }
  return true;
}

// True if the charges depend on classes alone: equal for all players of a class, and for both orders of two
// classes with the same score.
bool shows_in_classes(const Criterion& criterion) noexcept {
  return shows_in_classes(criterion.pair.shape) && shows_in_classes(criterion.single.shape);
}

}  // namespace

bool ClassCosts::pack(CriteriaTable table, BracketKind kind, std::span<const PlayerClass> classes,
                      std::int32_t singles) {
  const std::size_t n = classes.size();
  pairs_.assign(n * n, 0);
  singles_.assign(n, 0);
  bits_ = 0;
  count_players(classes, singles);
  // From the last criterion up: the last one takes the lowest digits.
  bool ahead_added = false;
  for (std::size_t k = table.size(); k-- > 0 && bits_ <= max_bits;) {
    const Criterion& criterion = table[k];
    if (!contains(criterion.in_force, kind)) continue;
    if (!shows_in_classes(criterion)) return false;
    if (criterion.scope == Zone::Bracket) {
      charge(criterion);
      add_digits(criterion);
    } else if (!ahead_added) {
      add_ahead();
      ahead_added = true;
    }
  }
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < a; ++b) pairs_[a * n + b] = pairs_[b * n + a];
  return bits_ <= max_bits;
}

void ClassCosts::count_players(std::span<const PlayerClass> classes, std::int32_t singles) {
  classes_ = classes;
  topscorers_ = false;
  one_score_ = true;
  moved_down_classes_ = 0;
  std::int64_t players = 0;
  std::int64_t moved_down = 0;
  for (const PlayerClass& c : classes) {
    players += c.size;
    moved_down += c.moved_down ? c.size : 0;
    moved_down_classes_ += c.moved_down ? 1 : 0;
    topscorers_ = topscorers_ || c.facts.topscorer;
    one_score_ = one_score_ && (c.moved_down || c.facts.score == classes.back().facts.score);
  }
  single_count_ = singles;
  pair_count_ = (players - singles) / 2;
  uneven_pairs_ = one_score_ ? std::min(moved_down, pair_count_) : pair_count_;
  artificial_ = classes.back().facts.score - one_point;
}

void ClassCosts::charge(const Criterion& criterion) {
  charges_.clear();
  // Lists that also charge downfloaters: among residents of one score the downfloaters alone decide them, so no
  // pair needs a digit (docs/formulation.md, lemma 4).
  const bool by_singles = one_score_ && charges_pairs_like_singles(criterion);
  if (!by_singles) charge_pairs(criterion);
  pair_charges_ = charges_.size();
  if (criterion.single && single_count_ > 0) charge_singles(criterion);
}

void ClassCosts::charge_pairs(const Criterion& criterion) {
  if (pair_count_ == 0) return;  // such a digit would have no width
  const std::size_t n = classes_.size();
  const std::size_t end = criterion.pair.end_of_charged(moved_down_classes_, n, one_score_, topscorers_);
  for (std::size_t a = 0; a < end; ++a) {
    for (std::size_t b = std::max(a, moved_down_classes_); b < n; ++b) {
      const Charge charge = criterion.pair(classes_[a].facts, classes_[b].facts);
      if (charge.amount != 0) charges_.push_back({&pairs_[a * n + b], charge});
    }
  }
}

// All candidates have the same number of singles, so a charge that is equal for every class cannot decide and
// is dropped.
void ClassCosts::charge_singles(const Criterion& criterion) {
  bool equal = true;
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    const Charge charge =
        criterion.single({classes_[c].facts, Zone::Bracket, classes_[c].moved_down, artificial_});
    if (charge.amount != 0) charges_.push_back({&singles_[c], charge});
    const Charge& first = charges_.size() > pair_charges_ ? charges_[pair_charges_].charge : charge;
    equal =
        equal && charge.amount == first.amount && (charge.amount == 0 || charge.difference == first.difference);
  }
  equal = equal && (charges_.size() == pair_charges_ || charges_.size() == pair_charges_ + classes_.size());
  if (equal && pair_charges_ == 0) charges_.clear();
}

// Adds one digit for a count; for a list one per occurring difference, the smallest in the lowest digit.
void ClassCosts::add_digits(const Criterion& criterion) {
  if (charges_.empty()) return;
  differences_.clear();
  for (const Entry& entry : charges_)
    if (differences_.empty() || differences_.back() != entry.charge.difference)
      differences_.push_back(entry.charge.difference);
  std::sort(differences_.begin(), differences_.end());
  differences_.erase(std::unique(differences_.begin(), differences_.end()), differences_.end());
  for (const Points difference : differences_)
    if (bits_ <= max_bits) add_digit(criterion, difference);
}

void ClassCosts::add_digit(const Criterion& criterion, Points difference) {
  std::int64_t max_of_pair = 0;
  std::int64_t max_of_single = 0;
  for (std::size_t i = 0; i < charges_.size(); ++i) {
    const auto& [cost, charge] = charges_[i];
    if (charge.difference != difference) continue;
    *cost += static_cast<Cost>(charge.amount) << bits_;
    std::int64_t& most = i < pair_charges_ ? max_of_pair : max_of_single;
    most = std::max<std::int64_t>(most, charge.amount);
  }
  const std::int64_t pairs = only_uneven(criterion.pair.shape) ? uneven_pairs_ : pair_count_;
  bits_ += static_cast<unsigned>(
      std::bit_width(static_cast<std::uint64_t>(max_of_pair * pairs + max_of_single * single_count_)));
}

void ClassCosts::add_ahead() {
  if (single_count_ == 0) return;
  std::int64_t most = 0;
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    singles_[c] += static_cast<Cost>(classes_[c].ahead) << bits_;
    most = std::max<std::int64_t>(most, classes_[c].ahead);
  }
  bits_ += static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(most * single_count_)));
}

}  // namespace bloesem::criteria
