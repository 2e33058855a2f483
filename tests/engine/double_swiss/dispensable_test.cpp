#include "engine/double_swiss/dispensable.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

TEST(Dispensable, ArePlayersWithoutWhomTheOthersCanBePaired) {
  Random random(3);
  int found = 0;
  for (int i = 0; i < 400; ++i) {
    const MatchPosition position(
        random_match_position(random, 2 * random.between(0, 4) + 1, 3, random.between(0, 80)));
    const auto players = swiss::positions(0, position.field.size());
    std::vector<swiss::Position> expected;
    for (const swiss::Position p : players) {
      std::vector<swiss::Position> others = players;
      std::erase(others, p);
      if (swiss::can_be_completed(position.field, others)) expected.push_back(p);
    }
    EXPECT_EQ(swiss::double_swiss::dispensable(position.field, players), expected) << i;
    found += expected.empty() ? 0 : 1;
  }
  EXPECT_GT(found, 100);
  EXPECT_LT(found, 390);
}

}  // namespace
}  // namespace bloesem::test
