#include "matching/face/gains.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/matching/random_classes.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

TEST(Gains, ByCostsAreCoveredAndTightWithoutCost) {
  Random random(17);
  int tight = 0;
  for (int i = 0; i < 2000 && !testing::Test::HasFailure(); ++i) {
    const test::ClassedProblem made = test::random_classes(random, 10, 1, 4, 0);
    std::vector<std::int64_t> cost_of_row;
    for (std::size_t row = 0; row < made.costs.size(); ++row) cost_of_row.push_back(random.between(0, 3));
    const std::vector<char> all(made.class_of.size(), 1);
    const FaceCosts costs{made.class_of, made.singles.size(), made.row_of_pair, cost_of_row, all};
    std::vector<std::int64_t> singles;
    for (Vertex v = 0; v < made.problem.vertices; ++v) singles.push_back(random.between(0, 9));
    const Gains gains{.costs = &costs, .singles = singles};
    for (const auto& [u, v, row] : made.problem.edges) {
      ASSERT_EQ(gains.of(u, v), singles[at(u)] + singles[at(v)] - costs.of(u, v));
      ASSERT_EQ(gains.of(u, v), gains.of(v, u));
      const std::int64_t slack = gains.start(u) + gains.start(v) - 2 * gains.of(u, v);
      ASSERT_EQ(slack, 2 * costs.of(u, v));  // lemma B9
      tight += slack == 0 ? 1 : 0;
    }
  }
  EXPECT_GT(tight, 1000);
}

TEST(Gains, BetweenMembersAreCovered) {
  Random random(18);
  for (int i = 0; i < 2000 && !testing::Test::HasFailure(); ++i) {
    const auto n = random.between<Vertex>(2, 12);
    const auto known = random.between<Vertex>(1, n);  // further vertices are no members
    std::vector<char> members;
    std::vector<std::int64_t> by_smaller;
    for (Vertex v = 0; v < known; ++v) {
      members.push_back(random.chance(60) ? 1 : 0);
      by_smaller.push_back(random.between(-5, 20));
    }
    const Gains gains{.members = members, .by_smaller = by_smaller};
    for (Vertex u = 0; u < n; ++u) {
      for (Vertex v = u + 1; v < n; ++v) {
        const bool both = v < known && members[at(u)] != 0 && members[at(v)] != 0;
        ASSERT_EQ(gains.of(v, u), both ? by_smaller[at(u)] : 0);
        ASSERT_GE(gains.start(u) + gains.start(v), 2 * gains.of(u, v));
      }
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
