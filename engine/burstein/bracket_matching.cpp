#include "engine/burstein/bracket_matching.hpp"

#include <algorithm>
#include <functional>

namespace bloesem::swiss::burstein {

using criteria::Charge;
using criteria::Criterion;
using criteria::Measure;
using criteria::PlayerFacts;
using criteria::Zone;
using matching::Vertex;

namespace {

// The shapes of cost that a class of vertices knows enough for: scores and preferred colours.
[[maybe_unused]] bool depends_on_classes(const Criterion& row) {
  using criteria::PairShape;
  using criteria::SingleShape;
  const bool pair = !row.pair || row.pair.shape == PairShape::Clash;
  const bool single =
      !row.single || row.single.shape == SingleShape::One || row.single.shape == SingleShape::Score;
  return pair && single && row.scope != Zone::Below;
}

}  // namespace

BracketMatching::BracketMatching(const RoundField& field, criteria::CriteriaTable criteria,
                                 criteria::BracketKind kind)
    : field_(field) {
  for (const Criterion& row : criteria)
    if (contains(row.in_force, kind)) rows_.push_back(row);
  BLOESEM_ASSERT(std::all_of(rows_.begin(), rows_.end(), depends_on_classes));
}

bool BracketMatching::solve(const MatchingTask& task) {
  task_ = task;
  size_ = static_cast<Vertex>(task.bracket.size());
  named_ = size_ + static_cast<Vertex>(task.next.size() + task.below.size());
  classify();
  lay_out_digits();
  add_edges();
  const auto of = [this](std::int32_t a, std::int32_t b, std::span<std::int64_t> costs) {
    charge(classes_[at(a)], classes_[at(b)], costs);
  };
  return least_.solve(edges_, {class_of_, static_cast<std::int32_t>(classes_.size()), digits_.size(), of});
}

Position BracketMatching::player(Vertex v) const noexcept {
  if (v < size_) return task_.bracket[at(size_ - 1 - v)];
  const std::size_t beyond = at(v - size_);
  return beyond < task_.next.size() ? task_.next[beyond] : task_.below[beyond - task_.next.size()];
}

void BracketMatching::classify() {
  classes_.clear();
  class_of_.clear();
  for (Vertex v = 0; v < named_; ++v) {
    const bool next = v >= size_ && at(v - size_) < task_.next.size();
    classify(v < size_ ? Zone::Bracket : next ? Zone::Next : Zone::Below, player(v));
  }
  for (int i = 0; i < task_.any_next; ++i) classify({Zone::Next, {}});
  for (int i = 0; i < task_.any_below; ++i) classify({Zone::Below, {}});
}

void BracketMatching::classify(Zone zone, Position p) {
  VertexClass vertex{zone, {}};
  if (zone != Zone::Below) vertex.facts.score = field_.facts(p).score;
  if (zone == Zone::Bracket) vertex.facts.preference.colour = field_.facts(p).preference.colour;
  classify(vertex);
}

void BracketMatching::classify(const VertexClass& vertex) {
  const auto found = std::find_if(classes_.begin(), classes_.end(), [&](const VertexClass& each) {
    return each.zone == vertex.zone && each.facts == vertex.facts;
  });
  class_of_.push_back(static_cast<std::int32_t>(found - classes_.begin()));
  if (found == classes_.end()) classes_.push_back(vertex);
}

// A count is one digit; a list is one digit for each difference, the largest first.
void BracketMatching::lay_out_digits() {
  digits_.clear();
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    if (rows_[row].measure == Measure::Count)
      digits_.push_back({row, 0});
    else
      add_differences(row);
  }
}

void BracketMatching::add_differences(std::size_t row) {
  std::vector<Points> differences;
  for (const VertexClass& each : classes_)
    if (each.zone <= rows_[row].scope)
      differences.push_back(rows_[row].single({each.facts, each.zone}).difference);
  std::sort(differences.begin(), differences.end(), std::greater<>());
  differences.erase(std::unique(differences.begin(), differences.end()), differences.end());
  for (const Points difference : differences) digits_.push_back({row, difference});
}

void BracketMatching::add_edges() {
  const auto all = static_cast<Vertex>(class_of_.size());
  const Vertex first_below = named_ + task_.any_next;
  edges_.reset(all, all);
  for (Vertex u = 0; u < named_; ++u)
    for (Vertex v = u + 1; v < named_; ++v)
      if (field_.compatible(player(u), player(v))) add_edge(u, v);
  for (int i = 0; i < size_; ++i)
    if (task_.may_float.empty() || task_.may_float[at(i)] != 0)
      for (Vertex v = named_; v < first_below; ++v) add_edge(vertex(i), v);
  for (Vertex v = first_below; v < all; ++v) {
    for (Vertex u = 0; u < named_; ++u) add_edge(u, v);
    for (Vertex u = first_below; u < v; ++u) add_edge(u, v);
  }
}

void BracketMatching::add_edge(Vertex u, Vertex v) {
  edges_.set(u, v);
  edges_.set(v, u);
}

bool BracketMatching::is_single(const Criterion& row, const VertexClass& own, const VertexClass& other) const {
  return own.zone <= row.scope && other.zone > row.scope;
}

void BracketMatching::charge(const VertexClass& a, const VertexClass& b, std::span<std::int64_t> costs) const {
  for (std::size_t k = 0; k < rows_.size(); ++k) {
    const Criterion& row = rows_[k];
    if (row.pair && a.zone == Zone::Bracket && b.zone == Zone::Bracket)
      charge(k, row.pair(a.facts, b.facts), costs);
    if (row.single && is_single(row, a, b)) charge(k, row.single({a.facts, a.zone}), costs);
    if (row.single && is_single(row, b, a)) charge(k, row.single({b.facts, b.zone}), costs);
  }
}

void BracketMatching::charge(std::size_t row, const Charge& charge, std::span<std::int64_t> costs) const {
  if (charge.amount == 0) return;
  const Points difference = rows_[row].measure == Measure::Count ? 0 : charge.difference;
  const auto digit = std::find_if(digits_.begin(), digits_.end(), [&](const Digit& each) {
    return each.row == row && each.difference == difference;
  });
  BLOESEM_ASSERT(digit != digits_.end());
  costs[static_cast<std::size_t>(digit - digits_.begin())] += charge.amount;
}

std::vector<criteria::CriterionValue> BracketMatching::values() const {
  std::vector<criteria::CriterionValue> values;
  for (const Criterion& row : rows_)
    values.push_back({row.article, row.meaning, row.measure == Measure::Differences, 0, {}});
  for (std::size_t k = 0; k < digits_.size(); ++k) {
    criteria::CriterionValue& value = values[digits_[k].row];
    const std::int64_t total = least_.totals()[k];
    if (value.is_list)
      value.differences.append(static_cast<std::size_t>(total), digits_[k].difference);
    else
      value.count = static_cast<std::int32_t>(total);
  }
  return values;
}

void BracketMatching::keep_fewest(const UnwishedPairs& unwished) {
  std::vector<Position> players;
  for (Vertex v = 0; v < size_; ++v) players.push_back(player(v));
  unwished.keep_fewest(least_.face(), players);
}

void BracketMatching::settle_order() {
  std::vector<bool> settled(at(size_), false);
  for (int i = 0; i < size_; ++i) {
    const Vertex v = vertex(i);
    if (settled[at(v)] || !least_.decide_partner_below(v, size_)) continue;
    least_.settle_smallest(v);
    settled[at(least_.mate(v))] = true;
  }
}

int BracketMatching::opponent(int i) const {
  const Vertex mate = least_.mate(vertex(i));
  return mate < size_ ? size_ - 1 - mate : -1;
}

std::vector<Position> BracketMatching::matched_below() const {
  const Vertex end_of_next = size_ + static_cast<Vertex>(task_.next.size());
  std::vector<Position> players;
  for (Vertex v = 0; v < end_of_next; ++v) {
    const Vertex mate = least_.mate(v);
    const bool next = mate < end_of_next || (mate >= named_ && mate < named_ + task_.any_next);
    if (!next) players.push_back(player(v));
  }
  std::sort(players.begin(), players.end());
  return players;
}

}  // namespace bloesem::swiss::burstein
