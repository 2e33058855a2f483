#include "engine/dutch/solve/fast/partition.hpp"

#include <algorithm>
#include <bit>
#include <type_traits>

#include "criteria/compatibility.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::PlayerClass;
using criteria::PlayerFacts;
using matching::Units;

constexpr std::size_t max_classes = 400;
constexpr int max_nodes = 1000;
// Larger nodes are not examined: their players will hardly all have met all players of another node.
constexpr Units few = 16;

// Returns the lowest bits of the value as a two's complement number.
template <class Value>
std::uint64_t lowest(unsigned bits, Value value) noexcept {
  return static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << bits) - 1);
}

// Returns the value of an ordinary fact in its bits. Only a signed one can have more.
template <class Value>
std::uint64_t in_bits(unsigned bits, Value value) noexcept {
  return std::is_signed_v<Value> ? lowest(bits, value) : static_cast<std::uint64_t>(value);
}

// Returns distinct keys for distinct visible facts if fits_key() holds.
std::uint64_t key_of(const PlayerFacts& facts, bool moved_down, FloatMark mark) {
  std::uint64_t key = moved_down ? 1 : 0;
  criteria::for_each_fact(
      [&](const auto& fact) { key = key << fact.bits | lowest(fact.bits, fact.of(facts)); });
  return key << mark_bits | lowest(mark_bits, mark);
}

// Only scores, differences and marks can be too large; all other facts always fit.
bool fits_key(const PlayerFacts& facts, FloatMark mark) {
  bool fits = mark < FloatMark{1} << (mark_bits - 1);
  criteria::for_each_fact([&](const auto& fact) {
    using Value = std::remove_cvref_t<decltype(fact.of(facts))>;
    if constexpr (std::is_same_v<Value, std::int32_t>) {  // scores and differences
      const Value widest = Value{1} << (fact.bits - 1);
      fits = fits && -widest <= fact.of(facts) && fact.of(facts) < widest;
    }
  });
  return fits;
}

// True if the player has met all others but one. Players of large groups are not examined.
bool meets_one_at_most(const BracketView& view, BracketNumber v) {
  const auto enough = at(view.size()) - std::min<std::size_t>(2, at(view.size()));
  if (view.field().barred_one_by_one(view.position(v)).size() < enough) return false;
  std::size_t barred = 0;
  view.for_each_barred(v, [&](BracketNumber) { ++barred; });
  return barred >= enough;
}

}  // namespace

bool Partition::build(const BracketView& view, criteria::FactMask mask, std::span<const FloatMark> marks,
                      std::int32_t singles) {
  classes_.clear();
  mark_of_class_.clear();
  class_of_.clear();
  node_of_class_.clear();
  units_.clear();
  node_of_.resize(at(view.size()));
  // At least twice as many slots as there can be classes.
  table_.assign(std::bit_ceil(2 * std::min(at(view.size()), max_classes)), {});
  plain_classes_.fill(-1);
  const bool plain = marks.empty() && !mask.topscorers;
  for (BracketNumber v = 0; v < view.size(); ++v) {
    const PlayerFacts& facts = view.facts(v);
    const bool moved_down = view.is_moved_down(v);
    const int cls = plain && !moved_down ? class_of_resident(facts, mask)
                                         : find_class(criteria::mask_facts(facts, mask), moved_down,
                                                      marks.empty() ? free_to_float : marks[at(v)]);
    if (cls < 0) return false;
    int node = node_of_class_[at(cls)];
    if (moved_down || meets_one_at_most(view, v))
      node = add_node(cls);
    else if (node < 0)
      node = node_of_class_[at(cls)] = add_node(cls);
    node_of_[at(v)] = node;
    ++units_[at(node)];
  }
  if (nodes() > max_nodes) return false;
  for (int node = 0; node < nodes(); ++node) classes_[at(class_of(node))].size += units_[at(node)];
  if (singles > 0) units_.push_back(singles);
  allow_pairs();
  forbid_met(view);
  return true;
}

int Partition::add_node(int cls) {
  class_of_.push_back(cls);
  units_.push_back(0);
  return nodes() - 1;
}

// Requires that topscorers are masked.
int Partition::class_of_resident(const PlayerFacts& facts, criteria::FactMask mask) {
  if (facts.score != plain_score_) {
    plain_classes_.fill(-1);
    plain_score_ = facts.score;
  }
  std::uint64_t look = 0;
  criteria::for_each_fact([&](const auto& fact) {
    if (is_ordinary(fact)) look = look << fact.bits | in_bits(fact.bits, fact.of(facts));
  });
  std::int16_t& cls = plain_classes_[look % plain_classes_.size()];
  if (cls < 0)
    cls = static_cast<std::int16_t>(find_class(criteria::mask_facts(facts, mask), false, free_to_float));
  BLOESEM_ASSERT(cls < 0 || classes_[at(cls)].facts == criteria::mask_facts(facts, mask));
  return cls;
}

// Returns the class, which is created if it does not exist; -1 if there are too many or the facts do not fit a
// key.
int Partition::find_class(const PlayerFacts& facts, bool moved_down, FloatMark mark) {
  if (!fits_key(facts, mark)) return -1;
  const std::uint64_t key = key_of(facts, moved_down, mark);
  const std::size_t last = table_.size() - 1;
  for (std::size_t i = ((key * 0x9E3779B97F4A7C15U) >> 32U) & last;; i = (i + 1) & last) {
    Slot& slot = table_[i];
    if (slot.cls >= 0 && slot.key == key) return slot.cls;
    if (slot.cls >= 0) continue;
    if (classes_.size() == max_classes) return -1;
    slot = {key, static_cast<int>(classes_.size())};
    classes_.push_back({facts, 0, moved_down, std::max<std::int32_t>(mark, 0)});
    mark_of_class_.push_back(mark);
    node_of_class_.push_back(-1);
    return slot.cls;
  }
}

void Partition::allow_pairs() {
  const int classes = static_cast<int>(classes_.size());
  const int all = static_cast<int>(units_.size());
  nodes_of_class_.reset(classes, all);
  partners_of_class_.reset(classes, all);
  allowed_.reset(all, all);
  for (int a = 0; a < nodes(); ++a) nodes_of_class_.set(class_of(a), a);
  for (int a = 0; a < classes; ++a) {
    for (int b = a; b < classes; ++b) {
      const PlayerClass& high = classes_[at(a)];
      const PlayerClass& low = classes_[at(b)];
      if ((high.moved_down && low.moved_down) || !criteria::colours_allow(high.facts, low.facts)) continue;
      partners_of_class_.add(a, nodes_of_class_.row(b));
      if (a != b) partners_of_class_.add(b, nodes_of_class_.row(a));
    }
    if (has_slot() && mark_of_class_[at(a)] != barred_from_floating) {
      partners_of_class_.set(a, slot());
      allowed_.add(slot(), nodes_of_class_.row(a));
    }
  }
  for (int a = 0; a < nodes(); ++a) {
    allowed_.add(a, partners_of_class_.row(class_of(a)));
    if (units_[at(a)] == 1) allowed_.clear(a, a);
  }
}

// Forbids pairs of nodes whose players have all met.
void Partition::forbid_met(const BracketView& view) {
  // It is enough to look from the smaller node.
  met_.assign(at(nodes()), 0);
  members_.resize(at(nodes()));
  for (auto& members : members_) members.clear();
  for (BracketNumber v = 0; v < view.size(); ++v)
    if (units_[at(node(v))] <= few) members_[at(node(v))].push_back(v);
  for (int a = 0; a < nodes(); ++a) {
    if (members_[at(a)].empty()) continue;
    for (const BracketNumber v : members_[at(a)])
      view.for_each_barred(v, [&](BracketNumber u) { ++met_[at(node(u))]; });
    for (int b = 0; b < nodes(); ++b) {
      if (met_[at(b)] == 0) continue;
      if (met_[at(b)] >= units_[at(a)] * (units_[at(b)] - (a == b ? 1 : 0))) {
        allowed_.clear(a, b);
        allowed_.clear(b, a);
      }
      met_[at(b)] = 0;
    }
  }
}

}  // namespace bloesem::swiss::dutch
