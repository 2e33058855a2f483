#include "criteria/weight_table.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem::criteria {

namespace {

void sort_by_digit(std::vector<matching::Term>& terms) {
  std::sort(terms.begin(), terms.end(),
            [](const matching::Term& a, const matching::Term& b) { return a.digit < b.digit; });
}

}  // namespace

WeightTable::WeightTable(CriteriaTable table, BracketKind kind, std::span<const BracketVertex> vertices,
                         std::span<const char> joined) {
  for (const Criterion& criterion : table)
    if (contains(criterion.in_force, kind)) in_force_.push_back(&criterion);
  classify(vertices);
  charge_singles();

  const std::size_t n = classes_.size();
  Terms weight;
  Terms cost;
  Numbering costs;
  std::size_t terms = 0;
  cost_of_pair_.assign(n * n, matching::no_edge);
  for (std::size_t higher = 0; higher < n; ++higher) {
    matching::spend_steps(4 * n);
    for (std::size_t lower = 0; lower < n; ++lower) {
      const std::size_t pair = higher * n + lower;
      if ((!joined.empty() && joined[pair] == 0) || ruled_out(higher, lower)) continue;
      contribute(higher, lower, weight, cost);
      extend(higher, lower, weight);
      terms += weight.size();
      cost_of_pair_[pair] = cost_row(cost, costs);
    }
  }
  lay_out();
  matching::count_steps(matching::Work::Weights, n * n + 4 * terms + n * digits_.size());
}

void WeightTable::classify(std::span<const BracketVertex> vertices) {
  class_of_.reserve(vertices.size());
  for (const BracketVertex& vertex : vertices) {
    // With few classes a linear search is faster than an index.
    const auto alike =
        std::find_if(classes_.begin(), classes_.end(), [&](const Class& c) { return c.sample == vertex; });
    class_of_.push_back(static_cast<std::size_t>(alike - classes_.begin()));
    matching::spend_steps(class_of_.back());
    if (alike == classes_.end())
      classes_.push_back({vertex, 1});
    else
      ++alike->size;
    // In rank order, so the last vertex of a zone has its lowest score.
    for (auto zone = static_cast<std::size_t>(vertex.zone); zone < zones; ++zone)
      artificial_[zone] = vertex.facts.score - one_point;
  }
}

Charge WeightTable::single_cost(const Criterion& criterion, const BracketVertex& vertex) const {
  if (!criterion.single) return {};
  if (vertex.zone > criterion.scope) return {};
  return criterion.single(
      {vertex.facts, vertex.zone, vertex.moved_down, artificial_[static_cast<std::size_t>(criterion.scope)]});
}

void WeightTable::charge_singles() {
  Terms charges;
  for (const Class& c : classes_) {
    charges.clear();
    for (std::size_t k = 0; k < in_force_.size(); ++k) {
      const Charge charge = single_cost(*in_force_[k], c.sample);
      if (charge.amount == 0) continue;
      const std::int32_t digit = digit_of(k, charge.difference);
      digits_[at(digit)].all_single += std::int64_t{charge.amount} * c.size;
      charges.push_back({digit, charge.amount});
    }
    single_rows_.add(charges);
  }
}

// True if no edge joins these classes because of rank order, or because both are of MDPs.
bool WeightTable::ruled_out(std::size_t h, std::size_t l) const noexcept {
  const BracketVertex& higher = classes_[h].sample;
  const BracketVertex& lower = classes_[l].sample;
  return lower.moved_down || higher.zone > lower.zone || higher.facts.score < lower.facts.score;
}

// Replaces `weight` by the pair's digits that are not zero, as costs saved by pairing them, and `cost` by what
// the pair costs: its charges, and those of the higher player that hold even if paired with the lower one.
void WeightTable::contribute(std::size_t h, std::size_t l, Terms& weight, Terms& cost) {
  const Zone reach = classes_[l].sample.zone;
  const auto add = [](Terms& to, std::int32_t digit, std::int64_t value) {
    for (matching::Term& same : to)
      if (same.digit == digit) return static_cast<void>(same.value += value);
    to.push_back({digit, value});
  };
  weight.clear();
  cost.clear();
  for (const std::size_t c : {h, l}) {
    for (const matching::Term& single : single_rows_.row(c)) {
      const bool saved = reach <= in_force_[digits_[at(single.digit)].criterion]->scope;
      add(saved ? weight : cost, single.digit, single.value);
    }
  }
  for (std::size_t k = 0; k < in_force_.size(); ++k) {
    const Criterion& criterion = *in_force_[k];
    if (reach > criterion.scope || !criterion.pair) continue;
    const Charge charge = criterion.pair(classes_[h].sample.facts, classes_[l].sample.facts);
    if (charge.amount == 0) continue;
    const std::int32_t digit = digit_of(k, charge.difference);
    add(weight, digit, -charge.amount);
    add(cost, digit, charge.amount);
  }
  std::erase_if(weight, [](const matching::Term& term) { return term.value == 0; });
}

void WeightTable::extend(std::size_t h, std::size_t l, std::span<const matching::Term> weight) {
  for (const auto& [digit, value] : weight) {
    Extent& extent = extents_[at(digit)];
    extent.value = {std::min(extent.value.least, value), std::max(extent.value.most, value)};
    if (extent.last_higher != h) extent.highers += classes_[h].size;
    extent.last_higher = h;
    as_lower_[at(digit) * classes_.size() + l] = true;
  }
}

// Sorts the costs of a pair, and returns their row, which is added if it does not exist.
std::int32_t WeightTable::cost_row(Terms& cost, Numbering& numbering) {
  sort_by_digit(cost);
  std::size_t hash = cost.size();
  for (const auto& [digit, value] : cost)
    hash = static_cast<std::size_t>(hash * 0x9E3779B97F4A7C15U) + (static_cast<std::size_t>(digit) << 8U) +
           static_cast<std::size_t>(value);
  const std::int32_t number = numbering.number(
      hash, [&](std::int32_t known) { return std::ranges::equal(cost_rows_.row(at(known)), cost); });
  return at(number) < cost_rows_.size() ? number : cost_rows_.add(cost);
}

// Returns the number of a digit, which is created if it does not exist.
std::int32_t WeightTable::digit_of(std::size_t criterion, Points difference) {
  const std::size_t hash = static_cast<std::size_t>(difference) * 64 + criterion;
  const std::int32_t number = numbering_.number(hash, [&](std::int32_t known) {
    return digits_[at(known)].criterion == criterion && digits_[at(known)].difference == difference;
  });
  if (at(number) == digits_.size()) {
    digits_.push_back({criterion, difference, 0});
    extents_.emplace_back();
    as_lower_.resize(digits_.size() * classes_.size());
  }
  return number;
}

// Sorts all digits, by criterion and with the largest difference first, including those that no choice can
// change: reports show these costs, too, and their range is empty.
void WeightTable::sort_digits() {
  std::vector<std::size_t> order(digits_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(digits_[a].criterion, -digits_[a].difference) <
           std::pair(digits_[b].criterion, -digits_[b].difference);
  });
  std::vector<Digit> sorted;
  sorted_.resize(digits_.size());
  for (const std::size_t number : order) {
    sorted_[number] = static_cast<std::int32_t>(sorted.size());
    sorted.push_back(digits_[number]);
  }
  digits_ = std::move(sorted);
}

// Returns the range of the total, over any matching, of the digit with this number of creation.
matching::DigitRange WeightTable::range_of(std::size_t number) const {
  const Extent& extent = extents_[number];
  std::int64_t lowers = 0;
  for (std::size_t c = 0; c < classes_.size(); ++c)
    if (as_lower_[number * classes_.size() + c]) lowers += classes_[c].size;
  const std::int64_t pairs = std::min({extent.highers, lowers, std::int64_t{std::ssize(class_of_) / 2}});
  return {extent.value.least * pairs, extent.value.most * pairs};
}

// Gives digits their final numbers.
void WeightTable::renumber(matching::WeightRows& rows) const {
  matching::WeightRows renumbered;
  Terms terms;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    terms.assign(rows.row(row).begin(), rows.row(row).end());
    for (matching::Term& term : terms) term.digit = sorted_[at(term.digit)];
    sort_by_digit(terms);
    renumbered.add(terms);
  }
  rows = std::move(renumbered);
}

void WeightTable::lay_out() {
  sort_digits();
  std::vector<matching::DigitRange> ranges(digits_.size());
  for (std::size_t number = 0; number < extents_.size(); ++number)
    ranges[at(sorted_[number])] = range_of(number);
  layout_ = matching::Layout(std::move(ranges));
  renumber(single_rows_);
  renumber(cost_rows_);
}

// Calls visit(digit, value) for what the weight of an edge is the sum of; a digit may occur several times.
template <class Visit>
void WeightTable::visit_weight(matching::Vertex higher, matching::Vertex lower, Visit visit) const {
  const std::int32_t cost = cost_of_pair_[place_of_pair(higher, lower)];
  if (cost == matching::no_edge) return;
  for (const matching::Vertex v : {higher, lower})
    for (const auto& [digit, value] : single_rows_.row(class_of_[at(v)])) visit(digit, value);
  for (const auto& [digit, value] : cost_rows_.row(at(cost))) visit(digit, -value);
}

std::vector<matching::Term> WeightTable::weight(matching::Vertex higher, matching::Vertex lower) const {
  std::map<std::int32_t, std::int64_t> digits;
  visit_weight(higher, lower, [&](std::int32_t digit, std::int64_t value) { digits[digit] += value; });
  Terms terms;
  for (const auto& [digit, value] : digits)
    if (value != 0) terms.push_back({digit, value});
  return terms;
}

void WeightTable::add_weight(matching::Vertex higher, matching::Vertex lower,
                             std::span<std::int64_t> totals) const {
  visit_weight(higher, lower, [&](std::int32_t digit, std::int64_t value) { totals[at(digit)] += value; });
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
    if (value.is_list)
      value.differences.append(static_cast<std::size_t>(cost), digits_[d].difference);
    else
      value.count += static_cast<std::int32_t>(cost);
  }
  return values;
}

}  // namespace bloesem::criteria
