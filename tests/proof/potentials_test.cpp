#include "engine/proof/potentials.hpp"

#include <gtest/gtest.h>

#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

using proof::Demand;
using proof::Integer;
using proof::ZeroGroup;

TEST(Potentials, MeetDemands) {
  const std::vector<Demand> demands = {{0, 1, 6, true}, {0, 2, 2, false}, {1, 2, 8, false}};
  const auto values = proof::potentials(3, demands, ZeroGroup::Zero);
  ASSERT_TRUE(values);
  EXPECT_EQ((*values)[0] + (*values)[1], 6);
  EXPECT_GE((*values)[0] + (*values)[2], 2);
  EXPECT_GE((*values)[1] + (*values)[2], 8);
  EXPECT_EQ((*values)[3], 0);
}

TEST(Potentials, DoNotExistForAMatchingThatIsNotTheHeaviest) {
  // 0-1 and 2-3 weigh less than 0-2 and 1-3.
  EXPECT_FALSE(proof::potentials(
      4, std::vector<Demand>{{0, 1, 2, true}, {2, 3, 2, true}, {0, 2, 4, false}, {1, 3, 4, false}},
      ZeroGroup::Zero));
  EXPECT_TRUE(proof::potentials(
      4, std::vector<Demand>{{0, 1, 2, true}, {2, 3, 2, true}, {0, 2, 4, false}, {1, 3, 0, false}},
      ZeroGroup::Zero));
}

// A triangle of which one edge is a pair and one vertex single needs an odd set: the zero group then has the
// value -z / 2.
TEST(Potentials, MayLowerTheZeroGroup) {
  const std::vector<Demand> triangle = {{0, 1, 2, true},  {0, 2, 2, false}, {1, 2, 2, false},
                                        {0, 3, 0, false}, {1, 3, 0, false}, {2, 3, 0, true}};
  EXPECT_FALSE(proof::potentials(3, triangle, ZeroGroup::Zero));
  const auto values = proof::potentials(3, triangle, ZeroGroup::NotPositive);
  ASSERT_TRUE(values);
  EXPECT_LT((*values)[3], 0);
  // Without the single vertex, nothing is gained by a value above 0.
  const std::vector<Demand> cost = {{0, 1, -2, true}, {0, 2, 0, false}, {1, 2, 0, false}};
  EXPECT_FALSE(proof::potentials(2, cost, ZeroGroup::Zero));
  EXPECT_FALSE(proof::potentials(2, cost, ZeroGroup::NotPositive));
  EXPECT_TRUE(proof::potentials(2, cost, ZeroGroup::Any));
}

// Random demands that some values meet: found values meet them, too.
TEST(Potentials, AreFoundWhereverThereAreAny) {
  Random random(5);
  for (int trial = 0; trial < 300; ++trial) {
    const auto groups = random.between(1, 8);
    std::vector<std::int64_t> some;
    for (std::int32_t t = 0; t < groups; ++t) some.push_back(2 * random.between(-9, 9));
    std::vector<Demand> demands;
    for (int i = 0; i < 12; ++i) {
      const auto t = random.between(0, groups - 1);
      const auto u = random.between(0, groups - 1);
      const bool tight = random.chance(40);
      demands.push_back({t, u, some[at(t)] + some[at(u)] - (tight ? 0 : 2 * random.between(0, 3)), tight});
    }
    const auto values = proof::potentials(groups, demands, ZeroGroup::Zero);
    ASSERT_TRUE(values);
    for (const Demand& d : demands) {
      const Integer sum = (*values)[at(d.one)] + (*values)[at(d.other)];
      EXPECT_GE(sum, d.twice);
      if (d.tight) {
        EXPECT_EQ(sum, d.twice);
      }
    }
  }
}

TEST(SeparatingValues, LeaveTightWhatIsOnACycle) {
  // The pairs 0-1 and 2-3 can be exchanged for 0-2 and 1-3; 0-3 can be in no matching that covers all.
  const std::vector<Demand> square = {{0, 1, 0, true}, {2, 3, 0, true}, {0, 2, 0, false}, {1, 3, 0, false}};
  const std::vector<Integer> none = proof::separating_values(4, square, ZeroGroup::Zero);
  EXPECT_EQ(none[0] + none[2], 0);
  EXPECT_EQ(none[1] + none[3], 0);
  const std::vector<Demand> path = {{0, 1, 0, true}, {2, 3, 0, true}, {0, 2, 0, false}};
  const std::vector<Integer> values = proof::separating_values(4, path, ZeroGroup::Zero);
  EXPECT_EQ(values[0] + values[1], 0);
  EXPECT_EQ(values[2] + values[3], 0);
  EXPECT_GE(values[0] + values[2], 2);
  EXPECT_EQ(values[4], 0);
}

}  // namespace
}  // namespace bloesem::test
