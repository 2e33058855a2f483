#include "engine/dutch/solve/fast/partition.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "matching/index.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::Random;

struct PartitionCase {
  explicit PartitionCase(Random& random) : last(test::random_last_bracket(random, 14)) {
    view.look_at(last.field, last.bracket);
    mask = {random.chance(50), random.chance(50), random.chance(50)};
    if (random.chance(50))
      for (BracketNumber v = 0; v < view.size(); ++v)
        marks.push_back(random.between<FloatMark>(barred_from_floating, 2));
    singles = random.between(0, 2);
  }

  [[nodiscard]] FloatMark mark(BracketNumber v) const { return marks.empty() ? free_to_float : marks[at(v)]; }
  [[nodiscard]] bool alike(BracketNumber u, BracketNumber v) const {
    return mark(u) == mark(v) && view.is_moved_down(u) == view.is_moved_down(v) &&
           criteria::mask_facts(view.facts(u), mask) == criteria::mask_facts(view.facts(v), mask);
  }

  // True if the player has met all others but one.
  [[nodiscard]] bool is_lonely(BracketNumber v) const {
    std::int32_t barred = 0;
    view.for_each_barred(v, [&](BracketNumber) { ++barred; });
    return barred + 2 >= static_cast<std::int32_t>(view.size());
  }

  test::FieldAndBracket last;
  BracketView view;
  criteria::FactMask mask;
  std::vector<FloatMark> marks;
  std::int32_t singles = 0;
};

// Residents share a node if nothing visible tells them apart; every MDP has a node, and everybody with at most
// one opponent.
void expect_nodes(const Partition& partition, const PartitionCase& c) {
  std::vector<matching::Units> units(at(partition.nodes()), 0);
  for (BracketNumber u = 0; u < c.view.size(); ++u) {
    ++units[at(partition.node(u))];
    for (BracketNumber v = 0; v < c.view.size(); ++v) {
      const bool alone = c.view.is_moved_down(u) || c.is_lonely(u) || c.is_lonely(v);
      const bool same = u == v || (c.alike(u, v) && !alone);
      ASSERT_EQ(partition.node(u) == partition.node(v), same) << u << ' ' << v;
      ASSERT_EQ(partition.class_of(partition.node(u)) == partition.class_of(partition.node(v)), c.alike(u, v));
    }
    const criteria::PlayerClass& own = partition.classes()[at(partition.class_of(partition.node(u)))];
    ASSERT_EQ(own.facts, criteria::mask_facts(c.view.facts(u), c.mask));
    ASSERT_EQ(own.moved_down, c.view.is_moved_down(u));
  }
  ASSERT_EQ(partition.has_slot(), c.singles > 0);
  if (partition.has_slot()) units.push_back(c.singles);
  ASSERT_TRUE(std::equal(units.begin(), units.end(), partition.units().begin(), partition.units().end()));
}

// With few players a pair of nodes is allowed exactly if some of their players may meet.
void expect_allowed_pairs(const Partition& partition, const PartitionCase& c, int& forbidden) {
  const auto n = c.view.size();
  matching::BitRows expected;
  expected.reset(partition.nodes() + 1, partition.nodes() + 1);
  for (BracketNumber u = 0; u < n; ++u) {
    if (partition.has_slot() && c.mark(u) != barred_from_floating) {
      expected.set(partition.node(u), partition.slot());
      expected.set(partition.slot(), partition.node(u));
    }
    for (BracketNumber v = 0; v < n; ++v)
      if (u != v && c.view.may_meet(u, v) && !(c.view.is_moved_down(u) && c.view.is_moved_down(v)))
        expected.set(partition.node(u), partition.node(v));
  }
  const auto all = static_cast<int>(partition.units().size());
  for (int a = 0; a < all; ++a)
    for (int b = 0; b < all; ++b) {
      ASSERT_EQ(partition.allowed().test(a, b), expected.test(a, b)) << a << ' ' << b;
      forbidden += expected.test(a, b) ? 0 : 1;
    }
}

TEST(Partition, HasANodeForEveryKindOfResident) {
  Random random(171);
  Partition partition;  // shared, because its working memory must not matter
  int forbidden = 0;
  int shared = 0;
  for (int run = 0; run < 3000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const PartitionCase c(random);
    ASSERT_TRUE(partition.build(c.view, c.mask, c.marks, c.singles));
    expect_nodes(partition, c);
    expect_allowed_pairs(partition, c, forbidden);
    shared += partition.nodes() < c.view.size() ? 1 : 0;
  }
  EXPECT_GT(forbidden, 1000);
  EXPECT_GT(shared, 500);
}

// A mark that does not fit its bits would be taken for another one.
TEST(Partition, IsNotBuiltFromMarksThatAreTooLarge) {
  Random random(172);
  const PartitionCase c(random);
  Partition partition;
  const std::vector<FloatMark> large(at(c.view.size()), FloatMark{1000});
  EXPECT_FALSE(partition.build(c.view, {}, large, 1));
  EXPECT_TRUE(partition.build(c.view, {}, {}, 1));
}

}  // namespace
}  // namespace bloesem::swiss::dutch
