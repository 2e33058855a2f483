#include "matching/weighted/problem.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "tests/matching/random_problem.hpp"
#include "tests/support/brute_force_matching.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

TEST(WeightRows, KeepEachRowUnderItsNumber) {
  WeightRows rows;
  EXPECT_EQ(rows.size(), 0U);
  EXPECT_EQ(rows.add(std::vector<Term>{{0, 5}, {3, -1}}), 0);
  EXPECT_EQ(rows.add({}), 1);
  EXPECT_EQ(rows.add(std::vector<Term>{{2, 7}}), 2);
  ASSERT_EQ(rows.size(), 3U);
  ASSERT_EQ(rows.row(0).size(), 2U);
  EXPECT_EQ(rows.row(0)[0].value, 5);
  EXPECT_EQ(rows.row(0)[1].digit, 3);
  EXPECT_TRUE(rows.row(1).empty());
  ASSERT_EQ(rows.row(2).size(), 1U);
  EXPECT_EQ(rows.row(2)[0].value, 7);
}

TEST(Matching, StartsWithEverybodySingle) {
  const Matching matching(3);
  EXPECT_EQ(matching.vertices(), 3);
  EXPECT_EQ(matching.pairs(), 0U);
  for (Vertex v = 0; v < 3; ++v) {
    EXPECT_EQ(matching.mate(v), no_vertex);
    EXPECT_EQ(matching.edge(v), no_edge);
  }
  EXPECT_EQ(Matching().vertices(), 0);
}

TEST(Matching, JoinsBothEndsOfAnEdge) {
  Matching matching(5);
  matching.join({4, 1, 0}, 7);
  matching.join({0, 3, 0}, 2);
  EXPECT_EQ(matching.pairs(), 2U);
  EXPECT_EQ(matching.mate(4), 1);
  EXPECT_EQ(matching.mate(1), 4);
  EXPECT_EQ(matching.edge(1), 7);
  EXPECT_EQ(matching.edge(4), 7);
  EXPECT_EQ(matching.mate(3), 0);
  EXPECT_EQ(matching.edge(0), 2);
  EXPECT_EQ(matching.mate(2), no_vertex);
}

TEST(DigitTotals, AddUpTheRowsOfTheMatchingsEdges) {
  Problem problem;
  problem.vertices = 5;
  problem.layout = Layout({{0, 9}, {-9, 9}, {0, 9}});
  problem.rows.add(std::vector<Term>{{0, 1}, {1, -2}});
  problem.rows.add(std::vector<Term>{{1, 5}});
  problem.edges = {{0, 1, 0}, {3, 2, 1}, {1, 2, 0}, {3, 4, 0}};
  Matching matching(5);
  EXPECT_EQ(digit_totals(problem, matching), (std::vector<std::int64_t>{0, 0, 0}));
  matching.join(problem.edges[0], 0);
  EXPECT_EQ(digit_totals(problem, matching), (std::vector<std::int64_t>{1, -2, 0}));
  matching.join(problem.edges[1], 1);
  EXPECT_EQ(digit_totals(problem, matching), (std::vector<std::int64_t>{1, 3, 0}));
}

TEST(DigitTotals, StayWithinHonestRanges) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random random(seed);
    const Problem problem = test::random_problem(random, test::random_shape(random, 12));
    const Matching matching = test::random_matching(random, problem);
    const std::vector<std::int64_t> totals = digit_totals(problem, matching);
    ASSERT_EQ(totals, test::totals_of(problem, test::edges_of(matching))) << "seed " << seed;
    for (std::size_t k = 0; k < totals.size(); ++k) {
      ASSERT_GE(totals[k], problem.layout.range(k).least) << "seed " << seed << ", digit " << k;
      ASSERT_LE(totals[k], problem.layout.range(k).most) << "seed " << seed << ", digit " << k;
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
