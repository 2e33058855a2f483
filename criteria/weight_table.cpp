#include "criteria/weight_table.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::criteria {

WeightTable::WeightTable(CriteriaTable table, BracketKind kind, std::span<const BracketVertex> vertices) {
  for (const Criterion& criterion : table)
    if (contains(criterion.in_force, kind)) in_force_.push_back(&criterion);
  classify(vertices);
  charge_singles();

  const std::size_t n = classes_.size();
  std::vector<Contribution> contributions;
  std::vector<std::size_t> ends;  // by pair of classes
  ends.reserve(n * n);
  for (std::size_t higher = 0; higher < n; ++higher) {
    for (std::size_t lower = 0; lower < n; ++lower) {
      contribute(higher, lower, contributions);
      ends.push_back(contributions.size());
    }
  }
  lay_out(contributions, ends);
}

void WeightTable::classify(std::span<const BracketVertex> vertices) {
  class_of_.reserve(vertices.size());
  for (const BracketVertex& vertex : vertices) {
    // Classes are few: looking through them is quicker than an index.
    const auto at = std::find_if(classes_.begin(), classes_.end(), [&](const Class& c) { return c.sample == vertex; });
    class_of_.push_back(static_cast<std::size_t>(at - classes_.begin()));
    if (at == classes_.end()) classes_.push_back({vertex, 1});
    else ++at->size;
    // Rank order: the last one is the lowest.
    for (auto zone = static_cast<std::size_t>(vertex.zone); zone < zones; ++zone)
      artificial_[zone] = vertex.facts.score - one_point;
  }
}

Charge WeightTable::single_cost(const Criterion& criterion, const BracketVertex& vertex) const {
  if (criterion.single == nullptr) return {};
  if (vertex.zone > criterion.scope) return {};
  return criterion.single(
      {vertex.facts, vertex.zone, vertex.moved_down, artificial_[static_cast<std::size_t>(criterion.scope)]});
}

void WeightTable::charge_singles() {
  single_charges_.reserve(classes_.size() * in_force_.size());
  for (const Class& c : classes_)
    for (const Criterion* criterion : in_force_) single_charges_.push_back(single_cost(*criterion, c.sample));
}

// Can such a pair be charged at all?
bool WeightTable::may_charge(const Criterion& criterion, const PlayerFacts& higher, const PlayerFacts& lower) noexcept {
  switch (criterion.charged) {
    case Charged::AnyPair: break;
    case Charged::UnevenPairs: return criterion.pair != nullptr && higher.score != lower.score;
    case Charged::AbsoluteClashes:
      return criterion.pair != nullptr && higher.preference.absolute() && lower.preference.absolute();
  }
  return criterion.pair != nullptr;
}

// Appends what the pair saves: one entry for each digit that it has. Nothing for pairs that rank order rules out.
void WeightTable::contribute(std::size_t h, std::size_t l, std::vector<Contribution>& contributions) const {
  const BracketVertex& higher = classes_[h].sample;
  const BracketVertex& lower = classes_[l].sample;
  if (lower.moved_down || higher.zone > lower.zone || higher.facts.score < lower.facts.score) return;
  const Zone reach = lower.zone;
  for (std::size_t k = 0; k < in_force_.size(); ++k) {
    const Criterion& criterion = *in_force_[k];
    if (reach > criterion.scope) continue;
    const auto first = std::ssize(contributions);
    const auto add = [&](const Charge& charge, std::int32_t sign) {
      if (charge.amount == 0) return;
      const auto same = std::find_if(contributions.begin() + first, contributions.end(),
                                     [&](const Contribution& c) { return c.difference == charge.difference; });
      if (same == contributions.end()) contributions.push_back({k, charge.difference, sign * charge.amount});
      else same->amount += sign * charge.amount;
    };
    add(single_charges_[h * in_force_.size() + k], +1);
    add(single_charges_[l * in_force_.size() + k], +1);
    if (may_charge(criterion, higher.facts, lower.facts)) add(criterion.pair(higher.facts, lower.facts), -1);
    const auto nothing = [](const Contribution& c) { return c.amount == 0; };
    contributions.erase(std::remove_if(contributions.begin() + first, contributions.end(), nothing), contributions.end());
  }
}

// The criterion's place, then the larger difference.
bool WeightTable::more_significant(const Digit& a, const Digit& b) noexcept {
  return a.criterion != b.criterion ? a.criterion < b.criterion : a.difference > b.difference;
}

// What people read includes costs that no choice can change, so those have a digit, too, without a range.
void WeightTable::number_digits(std::span<const Contribution> contributions) {
  // Digits are few: a sorted list is quicker than an index.
  const auto digit = [this](std::size_t criterion, Points difference) -> Digit& {
    const Digit wanted{criterion, difference, 0};
    const auto at = std::lower_bound(digits_.begin(), digits_.end(), wanted, more_significant);
    if (at != digits_.end() && !more_significant(wanted, *at)) return *at;
    return *digits_.insert(at, wanted);
  };
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    for (std::size_t k = 0; k < in_force_.size(); ++k) {
      const Charge& charge = single_charges_[c * in_force_.size() + k];
      if (charge.amount != 0) digit(k, charge.difference).all_single += std::int64_t{charge.amount} * classes_[c].size;
    }
  }
  for (const Contribution& c : contributions) digit(c.criterion, c.difference);
}

std::size_t WeightTable::digit_of(const Contribution& contribution) const noexcept {
  const Digit wanted{contribution.criterion, contribution.difference, 0};
  return static_cast<std::size_t>(std::lower_bound(digits_.begin(), digits_.end(), wanted, more_significant) -
                                  digits_.begin());
}

void WeightTable::lay_out(std::span<const Contribution> contributions, std::span<const std::size_t> ends) {
  number_digits(contributions);
  // Per digit: the values an edge can have, and the classes its ends can be of.
  const std::size_t n = classes_.size();
  std::vector<matching::DigitRange> ranges(digits_.size());
  std::vector<char> as_higher(digits_.size() * n);
  std::vector<char> as_lower(digits_.size() * n);
  std::vector<matching::Term> terms;
  row_of_pair_.reserve(ends.size());
  std::size_t next = 0;
  for (std::size_t pair = 0; pair < ends.size(); ++pair) {
    terms.clear();
    for (; next < ends[pair]; ++next) {
      const Contribution& c = contributions[next];
      const std::size_t digit = digit_of(c);
      ranges[digit].least = std::min<std::int64_t>(ranges[digit].least, c.amount);
      ranges[digit].most = std::max<std::int64_t>(ranges[digit].most, c.amount);
      as_higher[digit * n + pair / n] = as_lower[digit * n + pair % n] = 1;
      terms.push_back({static_cast<std::int32_t>(digit), c.amount});
    }
    row_of_pair_.push_back(rows_.add(terms));
  }
  const std::int64_t vertices = std::ssize(class_of_);
  for (std::size_t digit = 0; digit < digits_.size(); ++digit) {
    std::int64_t highers = 0;
    std::int64_t lowers = 0;
    for (std::size_t c = 0; c < n; ++c) {
      if (as_higher[digit * n + c] != 0) highers += classes_[c].size;
      if (as_lower[digit * n + c] != 0) lowers += classes_[c].size;
    }
    const std::int64_t pairs = std::min({highers, lowers, vertices / 2});
    ranges[digit].least *= pairs;
    ranges[digit].most *= pairs;
  }
  layout_ = matching::Layout(std::move(ranges));
  for (std::size_t c = 0; c < n; ++c) {
    terms.clear();
    for (std::size_t k = 0; k < in_force_.size(); ++k)
      if (const Charge& charge = single_charges_[c * in_force_.size() + k]; charge.amount != 0)
        terms.push_back({static_cast<std::int32_t>(digit_of({k, charge.difference, 0})), charge.amount});
    single_rows_.add(terms);
  }
}

std::int32_t WeightTable::row(matching::Vertex higher, matching::Vertex lower) const noexcept {
  const std::size_t h = class_of_[static_cast<std::size_t>(higher)];
  const std::size_t l = class_of_[static_cast<std::size_t>(lower)];
  return row_of_pair_[h * classes_.size() + l];
}

std::vector<CriterionValue> WeightTable::values(std::span<const std::int64_t> totals) const {
  std::vector<CriterionValue> values(in_force_.size());
  for (std::size_t k = 0; k < in_force_.size(); ++k) {
    values[k].article = in_force_[k]->article;
    values[k].meaning = in_force_[k]->meaning;
    values[k].is_list = in_force_[k]->measure == Measure::Differences;
  }
  for (std::size_t d = 0; d < digits_.size(); ++d) {
    CriterionValue& value = values[digits_[d].criterion];
    const std::int64_t cost = digits_[d].all_single - totals[d];
    if (value.is_list) value.differences.insert(value.differences.end(), static_cast<std::size_t>(cost), digits_[d].difference);
    else value.count += cost;
  }
  return values;
}

}  // namespace bloesem::criteria
