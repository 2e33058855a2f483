// The players of a bracket as nodes of a small network. Every MDP is a node, and so is every resident who can
// meet only one other; of the others, those whose visible facts are equal share one.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "criteria/class_costs.hpp"
#include "criteria/mask_facts.hpp"
#include "engine/swiss/bracket_view.hpp"
#include "matching/cardinality/class_flow.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::swiss::dutch {

// How bad it is that the player floats down: 0 for the best, larger is worse.
using FloatMark = std::int16_t;
inline constexpr FloatMark free_to_float = 0;
inline constexpr FloatMark barred_from_floating = -1;
inline constexpr unsigned mark_bits = 8;  // brackets with larger marks are declined

// Width of the key of a class: one bit for MDPs, the facts, and the mark. A wider key would make players alike
// who are not.
inline constexpr unsigned key_bits = 1 + criteria::bits_of_facts([](const auto&) { return true; }) + mark_bits;
static_assert(key_bits <= 64);

// True for the facts that tell residents of one score apart without topscorers and marks: nothing else of them
// is visible.
template <class Fact>
[[nodiscard]] constexpr bool is_ordinary(const Fact& fact) noexcept {
  return !std::is_same_v<Fact, criteria::Fact<&criteria::PlayerFacts::score>> &&
         fact.seen({}, {.topscorers = false, .downfloats = true, .upfloats = true});
}
inline constexpr unsigned ordinary_bits =
    criteria::bits_of_facts([](const auto& fact) { return is_ordinary(fact); });
inline constexpr unsigned max_ordinary_bits = 10;  // a table for all their values is filled for each bracket
static_assert(ordinary_bits <= max_ordinary_bits);

class Partition {
 public:
  // `marks`: by player number, or empty. `singles`: the number of players who will stay without an opponent.
  // False if there are too many nodes or classes, or if facts and marks do not fit a key.
  bool build(const BracketView& view, criteria::FactMask mask, std::span<const FloatMark> marks,
             std::int32_t singles);

  // Number of nodes with players; the slot for singles, if any, comes after them.
  [[nodiscard]] int nodes() const noexcept { return static_cast<int>(class_of_.size()); }
  [[nodiscard]] bool has_slot() const noexcept { return units_.size() > class_of_.size(); }
  [[nodiscard]] bool is_slot(int node) const noexcept { return node == nodes(); }
  // Returns the index of the slot. Requires has_slot().
  [[nodiscard]] int slot() const noexcept { return nodes(); }
  [[nodiscard]] int node(BracketNumber v) const noexcept { return node_of_[static_cast<std::size_t>(v)]; }
  [[nodiscard]] int class_of(int node) const noexcept { return class_of_[static_cast<std::size_t>(node)]; }
  [[nodiscard]] std::span<const criteria::PlayerClass> classes() const noexcept { return classes_; }
  // For all nodes and the slot: the number of players (or singles), and the pairs of nodes that may be matched.
  // A pair of nodes is allowed if some of their players may meet, as far as that is cheap to determine.
  [[nodiscard]] std::span<const matching::Units> units() const noexcept { return units_; }
  [[nodiscard]] const matching::BitRows& allowed() const noexcept { return allowed_; }

 private:
  int add_node(int cls);
  int class_of_resident(const criteria::PlayerFacts& facts, criteria::FactMask mask);
  int find_class(const criteria::PlayerFacts& visible, bool moved_down, FloatMark mark);
  void allow_pairs();
  void forbid_met(const BracketView& view);

  std::vector<criteria::PlayerClass> classes_;
  std::vector<FloatMark> mark_of_class_;
  std::vector<int> class_of_;
  std::vector<std::int32_t> node_of_;
  std::vector<matching::Units> units_;
  matching::BitRows allowed_;
  matching::BitRows nodes_of_class_;
  matching::BitRows partners_of_class_;  // sets of nodes, by class
  std::vector<std::int32_t> met_;
  std::vector<std::vector<BracketNumber>> members_;  // of small nodes, by node
  std::vector<int> node_of_class_;
  struct Slot {
    std::uint64_t key = 0;
    int cls = -1;
  };
  std::vector<Slot> table_;  // hash table with open addressing
  // Classes of residents of one score, by their ordinary facts.
  std::array<std::int16_t, std::size_t{1} << ordinary_bits> plain_classes_{};
  Points plain_score_ = 0;
};

}  // namespace bloesem::swiss::dutch
