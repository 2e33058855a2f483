#include "criteria/weight_table.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace bloesem::criteria {
namespace {

constexpr std::int32_t no_digit = -1;

}  // namespace

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
    for (std::size_t lower = 0; lower < n; ++lower) {
      if (joined.empty() || joined[higher * n + lower] != 0) contribute(higher, lower, contributions);
      ends.push_back(contributions.size());
    }
  }
  lay_out(contributions, ends);
}

void WeightTable::classify(std::span<const BracketVertex> vertices) {
  class_of_.reserve(vertices.size());
  for (const BracketVertex& vertex : vertices) {
    // With few classes a linear search is faster than an index.
    const auto at =
        std::find_if(classes_.begin(), classes_.end(), [&](const Class& c) { return c.sample == vertex; });
    class_of_.push_back(static_cast<std::size_t>(at - classes_.begin()));
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

// True if pairs of these players can be charged at all.
bool WeightTable::may_charge(const Criterion& criterion, const PlayerFacts& higher,
                             const PlayerFacts& lower) noexcept {
  if (!criterion.pair) return false;
  if (only_uneven(criterion.pair.shape)) return higher.score != lower.score;
  if (criterion.pair.shape == PairShape::AbsoluteClash)
    return higher.preference.absolute() && lower.preference.absolute();
  return true;
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
    if (reach > criterion.scope || !may_charge(criterion, higher.facts, lower.facts)) continue;
    const Charge charge = criterion.pair(higher.facts, lower.facts);
    if (charge.amount != 0) add(digit_of(k, charge.difference), -charge.amount);
  }
  const auto nothing = [](const Contribution& c) { return c.amount == 0; };
  contributions.erase(std::remove_if(contributions.begin() + first, contributions.end(), nothing),
                      contributions.end());
}

// Orders digits by the criterion's place in the table, then larger differences first.
bool WeightTable::more_significant(const Digit& a, const Digit& b) noexcept {
  return a.criterion != b.criterion ? a.criterion < b.criterion : a.difference > b.difference;
}

// Returns the slot of a digit in the hash table, or the free slot where it belongs.
std::size_t WeightTable::place_of(std::size_t criterion, Points difference) const noexcept {
  constexpr std::uint64_t golden =
      0x9E3779B97F4A7C15;  // 2^64 divided by the golden ratio: spreads neighbouring keys
  const std::uint64_t key =
      (static_cast<std::uint64_t>(criterion) << 32U) ^ static_cast<std::uint32_t>(difference);
  std::size_t place = (key * golden >> 32U) & (table_.size() - 1);
  for (; table_[place] != no_digit; place = (place + 1) & (table_.size() - 1)) {
    const Digit& digit = digits_[static_cast<std::size_t>(table_[place])];
    if (digit.criterion == criterion && digit.difference == difference) break;
  }
  return place;
}

// Doubles the hash table, so that at most half of it is occupied.
void WeightTable::grow() {
  table_.assign(std::max<std::size_t>(64, 2 * table_.size()), no_digit);
  for (std::size_t d = 0; d < digits_.size(); ++d)
    table_[place_of(digits_[d].criterion, digits_[d].difference)] = static_cast<std::int32_t>(d);
}

// Returns the number of a digit, which is created if it does not exist.
std::int32_t WeightTable::digit_of(std::size_t criterion, Points difference) {
  if (2 * digits_.size() >= table_.size()) grow();
  std::int32_t& digit = table_[place_of(criterion, difference)];
  if (digit == no_digit) {
    digit = static_cast<std::int32_t>(digits_.size());
    digits_.push_back({criterion, difference, 0});
  }
  return digit;
}

// Sorts all digits, including those that no choice can change: reports show these costs, too, and their range
// is empty.
void WeightTable::sort_digits() {
  std::vector<std::int32_t> order(digits_.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [this](std::int32_t a, std::int32_t b) {
    return more_significant(digits_[static_cast<std::size_t>(a)], digits_[static_cast<std::size_t>(b)]);
  });
  sorted_.resize(order.size());
  for (std::size_t d = 0; d < order.size(); ++d)
    sorted_[static_cast<std::size_t>(order[d])] = static_cast<std::int32_t>(d);
  std::sort(digits_.begin(), digits_.end(), more_significant);
}

void WeightTable::lay_out(std::span<const Contribution> contributions, std::span<const std::size_t> ends) {
  sort_digits();
  // Per digit: the values an edge can have, and the classes that its ends can belong to.
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
      const auto digit = static_cast<std::size_t>(sorted_[static_cast<std::size_t>(c.digit)]);
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
    for (const Contribution& single : singles_of(c))
      terms.push_back({sorted_[static_cast<std::size_t>(single.digit)], single.amount});
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
