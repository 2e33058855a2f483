#include "engine/swiss/one_left_over.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss {
namespace {

TEST(OneLeftOver, EqualsTheCompletionOfAllOthers) {
  test::Random random(77);
  int possible = 0;
  int impossible = 0;
  for (int i = 0; i < 1500; ++i) {
    const Tournament tournament = test::made_up_tournament(random, random.between(2, 11), random.between(0, 5));
    const RoundField field = test::next_round(tournament);
    if (field.size() % 2 == 0) continue;
    const std::vector<Position> players = positions(0, field.size());
    OneLeftOver one(field, players);
    std::vector<Position> expected;
    for (const Position p : players) {
      std::vector<Position> others = players;
      std::erase(others, p);
      const bool completed = can_be_completed(field, others);
      ASSERT_EQ(one.possible(p), completed) << i;
      if (completed) expected.push_back(p);
      ++(completed ? possible : impossible);
    }
    EXPECT_EQ(possible_left_over(field, players), expected) << i;
  }
  EXPECT_GT(possible, 500);
  EXPECT_GT(impossible, 500);
}

// A player is spared by some largest set of pairs if the others have as many pairs without them.
TEST(OneLeftOver, LargestSetsOfPairsCanSpareTheseOnes) {
  test::Random random(81);
  int several = 0;
  for (int i = 0; i < 800; ++i) {
    const Tournament tournament =
        test::made_up_tournament(random, random.between(2, 10), random.between(0, 5), test::Colours::Lopsided);
    const RoundField field = test::next_round(tournament);
    const std::vector<Position> players = positions(0, field.size());
    const Unpaired found = unpaired_by_largest(field, players);
    several += found.number > 1 ? 1 : 0;
    for (const Position p : players) {
      std::vector<Position> others = players;
      std::erase(others, p);
      const bool spared = unpaired_by_largest(field, others).number == found.number - 1;
      EXPECT_EQ(std::binary_search(found.possible.begin(), found.possible.end(), p), spared) << i;
    }
  }
  EXPECT_GT(several, 30);
}

}  // namespace
}  // namespace bloesem::swiss
