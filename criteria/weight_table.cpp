#include "criteria/weight_table.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace bloesem::criteria {
namespace {

// Most significant first: the criterion's place, then the larger difference.
struct MostSignificantFirst {
  using Key = std::pair<std::size_t, Points>;
  bool operator()(const Key& a, const Key& b) const {
    return a.first != b.first ? a.first < b.first : a.second > b.second;
  }
};

}  // namespace

WeightTable::WeightTable(CriteriaTable table, BracketKind kind, std::span<const BracketVertex> vertices) {
  for (const Criterion& criterion : table)
    if (contains(criterion.in_force, kind)) in_force_.push_back(&criterion);
  classify(vertices);

  const std::size_t n = classes_.size();
  std::vector<std::vector<Contribution>> by_pair(n * n);
  for (std::size_t h = 0; h < n; ++h)
    for (std::size_t l = 0; l < n; ++l) by_pair[h * n + l] = contributions(classes_[h].sample, classes_[l].sample);
  lay_out(by_pair);
}

void WeightTable::classify(std::span<const BracketVertex> vertices) {
  std::map<BracketVertex, std::size_t> numbers;
  Points lowest_in_bracket = 0;
  for (const BracketVertex& vertex : vertices) {
    const auto [at, is_new] = numbers.try_emplace(vertex, classes_.size());
    if (is_new) classes_.push_back({vertex, 0});
    ++classes_[at->second].size;
    class_of_.push_back(at->second);
    if (vertex.in_bracket) lowest_in_bracket = vertex.facts.score;  // rank order: the last one is the lowest
  }
  artificial_in_bracket_ = lowest_in_bracket - one_point;
  artificial_in_field_ = vertices.empty() ? 0 : vertices.back().facts.score - one_point;
}

Charge WeightTable::single_cost(const Criterion& criterion, const BracketVertex& vertex) const {
  if (criterion.single == nullptr) return {};
  const bool field = criterion.scope == Scope::Field;
  if (!field && !vertex.in_bracket) return {};
  return criterion.single({vertex.facts, vertex.in_bracket, field ? artificial_in_field_ : artificial_in_bracket_});
}

std::vector<WeightTable::Contribution> WeightTable::contributions(const BracketVertex& higher,
                                                                  const BracketVertex& lower) const {
  std::vector<Contribution> result;
  if (higher.moved_down && lower.moved_down) return result;
  const bool inside = higher.in_bracket && lower.in_bracket;
  const auto add = [&](std::size_t criterion, const Charge& charge, std::int32_t sign) {
    if (charge.amount == 0) return;
    for (Contribution& c : result) {
      if (c.criterion != criterion || c.difference != charge.difference) continue;
      c.amount += sign * charge.amount;
      return;
    }
    result.push_back({criterion, charge.difference, sign * charge.amount});
  };
  for (std::size_t k = 0; k < in_force_.size(); ++k) {
    const Criterion& criterion = *in_force_[k];
    if (criterion.scope == Scope::Bracket && !inside) continue;
    add(k, single_cost(criterion, higher), +1);
    add(k, single_cost(criterion, lower), +1);
    if (criterion.pair != nullptr) add(k, criterion.pair(higher.facts, lower.facts), -1);
  }
  std::erase_if(result, [](const Contribution& c) { return c.amount == 0; });
  return result;
}

void WeightTable::lay_out(std::span<const std::vector<Contribution>> by_pair) {
  // Per digit: the values an edge can have, and the classes its ends can be of.
  struct Use {
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<bool> as_higher;
    std::vector<bool> as_lower;
  };
  const std::size_t n = classes_.size();
  std::map<std::pair<std::size_t, Points>, Use, MostSignificantFirst> uses;
  std::int64_t vertices = 0;
  for (const Class& c : classes_) vertices += c.size;
  for (std::size_t pair = 0; pair < by_pair.size(); ++pair) {
    for (const Contribution& c : by_pair[pair]) {
      Use& use = uses[{c.criterion, c.difference}];
      use.least = std::min<std::int64_t>(use.least, c.amount);
      use.most = std::max<std::int64_t>(use.most, c.amount);
      use.as_higher.resize(n);
      use.as_lower.resize(n);
      use.as_higher[pair / n] = use.as_lower[pair % n] = true;
    }
  }
  // What people read includes costs that no choice can change, so those have an entry, but no digit.
  std::map<std::pair<std::size_t, Points>, std::int64_t, MostSignificantFirst> all_single;
  for (std::size_t k = 0; k < in_force_.size(); ++k) {
    for (const Class& c : classes_) {
      const Charge charge = single_cost(*in_force_[k], c.sample);
      if (charge.amount != 0) all_single[{k, charge.difference}] += std::int64_t{charge.amount} * c.size;
    }
  }
  for (const auto& [key, use] : uses) all_single.try_emplace(key, 0);

  std::vector<matching::DigitRange> ranges;
  std::map<std::pair<std::size_t, Points>, std::int32_t, MostSignificantFirst> numbers;
  for (const auto& [key, cost] : all_single) {
    numbers[key] = static_cast<std::int32_t>(digits_.size());
    digits_.push_back({key.first, key.second, cost});
    const auto use = uses.find(key);
    if (use == uses.end()) {
      ranges.push_back({0, 0});
      continue;
    }
    std::int64_t highers = 0;
    std::int64_t lowers = 0;
    for (std::size_t c = 0; c < n; ++c) {
      if (use->second.as_higher[c]) highers += classes_[c].size;
      if (use->second.as_lower[c]) lowers += classes_[c].size;
    }
    const std::int64_t pairs = std::min({highers, lowers, vertices / 2});
    ranges.push_back({use->second.least * pairs, use->second.most * pairs});
  }
  layout_ = matching::Layout(std::move(ranges));

  std::vector<matching::Term> terms;
  for (const std::vector<Contribution>& pair : by_pair) {
    terms.clear();
    for (const Contribution& c : pair) terms.push_back({numbers.at({c.criterion, c.difference}), c.amount});
    row_of_pair_.push_back(rows_.add(terms));
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
