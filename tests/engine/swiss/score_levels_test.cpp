#include "engine/swiss/score_levels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::swiss {
namespace {

TEST(ScoreLevels, AreRanksOfTheDifferentScores) {
  test::Random random(61);
  for (int run = 0; run < 2000; ++run) {
    std::vector<Points> scores;
    const Points widest = random.chance(20) ? 1'000'000'000 : random.between(0, 60);
    for (int size = random.between(1, 30); size > 0; --size) scores.push_back(random.between(-widest, widest));
    const std::set<Points, std::greater<>> different(scores.begin(), scores.end());
    const ScoreLevels ranks(scores);
    ASSERT_EQ(ranks.size(), different.size());
    std::size_t rank = 0;
    for (const Points score : different) ASSERT_EQ(ranks.of(score), rank++);
  }
}

TEST(ScoreLevels, OfARangeAreInTheOrderOfTheScores) {
  test::Random random(62);
  for (int run = 0; run < 2000; ++run) {
    const Points lowest = random.between(-500, 500);
    const Points highest = lowest + random.between(0, 200);
    const ScoreLevels levels(lowest, highest);
    ASSERT_EQ(levels.of(highest), 0U);
    for (Points score = highest; score > lowest; --score) ASSERT_EQ(levels.of(score - 1), levels.of(score) + 1);
    ASSERT_EQ(levels.of(lowest) + 1, levels.size());
  }
}

TEST(ScoreLevels, OfNobodyAreNone) {
  EXPECT_EQ(ScoreLevels().size(), 0U);
  EXPECT_EQ(ScoreLevels(std::vector<Points>()).size(), 0U);
}

}  // namespace
}  // namespace bloesem::swiss
