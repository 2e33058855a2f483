#include "criteria/weight_table.hpp"

#include <algorithm>
#include <utility>

#include "matching/steps.hpp"

namespace bloesem::criteria {

WeightTable::WeightTable(CriteriaTable table, BracketKind kind, std::span<const BracketVertex> vertices,
                         std::span<const char> joined) {
  for (const Criterion& criterion : table)
    if (contains(criterion.in_force, kind)) in_force_.push_back(&criterion);
  classify(vertices);
  charge_singles();

  const std::size_t n = classes_.size();
  std::vector<Contribution> contributions;
  std::vector<std::size_t> ends;  // by pair of classes
  ends.reserve(n * n);
  for (std::size_t higher = 0; higher < n; ++higher) {
    matching::spend_steps(4 * n);
    for (std::size_t lower = 0; lower < n; ++lower) {
      if (joined.empty() || joined[higher * n + lower] != 0) contribute(higher, lower, contributions);
      ends.push_back(contributions.size());
    }
  }
  lay_out(contributions, ends);
  matching::count_steps(matching::Work::Weights, ends.size() + 4 * contributions.size() + n * digits_.size());
}

void WeightTable::classify(std::span<const BracketVertex> vertices) {
  class_of_.reserve(vertices.size());
  for (const BracketVertex& vertex : vertices) {
    // With few classes a linear search is faster than an index.
    const auto at =
        std::find_if(classes_.begin(), classes_.end(), [&](const Class& c) { return c.sample == vertex; });
    class_of_.push_back(static_cast<std::size_t>(at - classes_.begin()));
    matching::spend_steps(class_of_.back());
    if (at == classes_.end())
      classes_.push_back({vertex, 1});
    else
      ++at->size;
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
  for (const Class& c : classes_) {
    for (std::size_t k = 0; k < in_force_.size(); ++k) {
      const Charge charge = single_cost(*in_force_[k], c.sample);
      if (charge.amount == 0) continue;
      const std::int32_t digit = digit_of(k, charge.difference);
      digits_[static_cast<std::size_t>(digit)].all_single += std::int64_t{charge.amount} * c.size;
      single_charges_.push_back({digit, charge.amount});
    }
    single_ends_.push_back(single_charges_.size());
  }
}

std::span<const WeightTable::Contribution> WeightTable::singles_of(std::size_t c) const noexcept {
  const std::size_t begin = c == 0 ? 0 : single_ends_[c - 1];
  return std::span(single_charges_).subspan(begin, single_ends_[c] - begin);
}

// Appends the pair's digits, as costs saved by pairing them: one entry per digit that is not zero, none for
// pairs that rank order rules out.
void WeightTable::contribute(std::size_t h, std::size_t l, std::vector<Contribution>& contributions) {
  const BracketVertex& higher = classes_[h].sample;
  const BracketVertex& lower = classes_[l].sample;
  if (lower.moved_down || higher.zone > lower.zone || higher.facts.score < lower.facts.score) return;
  const Zone reach = lower.zone;
  const auto first = std::ssize(contributions);
  const auto add = [&](std::int32_t digit, std::int32_t amount) {
    for (auto same = contributions.begin() + first; same != contributions.end(); ++same)
      if (same->digit == digit) return static_cast<void>(same->amount += amount);
    contributions.push_back({digit, amount});
  };
  const auto add_singles = [&](std::size_t c) {
    for (const Contribution& single : singles_of(c))
      if (reach <= in_force_[digits_[static_cast<std::size_t>(single.digit)].criterion]->scope)
        add(single.digit, single.amount);
  };
  add_singles(h);
  add_singles(l);
  for (std::size_t k = 0; k < in_force_.size(); ++k) {
    const Criterion& criterion = *in_force_[k];
    if (reach > criterion.scope || !criterion.pair) continue;
    const Charge charge = criterion.pair(higher.facts, lower.facts);
    if (charge.amount != 0) add(digit_of(k, charge.difference), -charge.amount);
  }
  const auto nothing = [](const Contribution& c) { return c.amount == 0; };
  contributions.erase(std::remove_if(contributions.begin() + first, contributions.end(), nothing),
                      contributions.end());
}

// Returns the number of a digit, which is created if it does not exist.
std::int32_t WeightTable::digit_of(std::size_t criterion, Points difference) {
  const auto [place, created] =
      numbers_.try_emplace({criterion, -difference}, static_cast<std::int32_t>(digits_.size()));
  if (created) digits_.push_back({criterion, difference, 0});
  return place->second;
}

// Sorts all digits, including those that no choice can change: reports show these costs, too, and their range
// is empty.
void WeightTable::sort_digits() {
  std::vector<Digit> sorted;
  sorted_.resize(digits_.size());
  for (const auto& [key, number] : numbers_) {
    sorted_[static_cast<std::size_t>(number)] = static_cast<std::int32_t>(sorted.size());
    sorted.push_back(digits_[static_cast<std::size_t>(number)]);
  }
  digits_ = std::move(sorted);
}

// What a digit can be in the weight of an edge, and which classes the ends of such edges belong to.
struct WeightTable::Extent {
  matching::DigitRange value;
  std::vector<char> as_higher;
  std::vector<char> as_lower;
};

// Returns the range of a digit's total over any matching.
matching::DigitRange WeightTable::range_of(const Extent& extent) const {
  std::int64_t highers = 0;
  std::int64_t lowers = 0;
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    if (extent.as_higher[c] != 0) highers += classes_[c].size;
    if (extent.as_lower[c] != 0) lowers += classes_[c].size;
  }
  const std::int64_t pairs = std::min({highers, lowers, std::ssize(class_of_) / 2});
  return {extent.value.least * pairs, extent.value.most * pairs};
}

void WeightTable::lay_out(std::span<const Contribution> contributions, std::span<const std::size_t> ends) {
  sort_digits();
  const std::size_t n = classes_.size();
  std::vector<Extent> extents(digits_.size(), {{}, std::vector<char>(n), std::vector<char>(n)});
  std::vector<matching::Term> terms;
  row_of_pair_.reserve(ends.size());
  std::size_t next = 0;
  for (std::size_t higher = 0; higher < n; ++higher) {
    matching::spend_steps(4 * n);
    for (std::size_t lower = 0; lower < n; ++lower) {
      terms.clear();
      for (; next < ends[higher * n + lower]; ++next) {
        const auto& [digit, amount] = terms.emplace_back(term_of(contributions[next]));
        Extent& extent = extents[static_cast<std::size_t>(digit)];
        extent.value = {std::min(extent.value.least, amount), std::max(extent.value.most, amount)};
        extent.as_higher[higher] = extent.as_lower[lower] = 1;
      }
      row_of_pair_.push_back(rows_.add(terms));
    }
  }
  std::vector<matching::DigitRange> ranges;
  for (const Extent& extent : extents) ranges.push_back(range_of(extent));
  layout_ = matching::Layout(std::move(ranges));
  for (std::size_t c = 0; c < n; ++c) {
    terms.clear();
    for (const Contribution& single : singles_of(c)) terms.push_back(term_of(single));
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
    if (value.is_list)
      value.differences.append(static_cast<std::size_t>(cost), digits_[d].difference);
    else
      value.count += static_cast<std::int32_t>(cost);
  }
  return values;
}

}  // namespace bloesem::criteria
