#include "engine/swiss/one_left_over.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::Random;

TEST(OneLeftOver, IsPossibleIfTheOthersCanBePaired) {
  Random random(34);
  int possible = 0;
  int impossible = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    const DubovPosition position{LiteralPosition(test::random_dubov_tournament(random, 15))};
    std::vector<Position> players = positions(0, position.field.size());
    if (players.empty()) continue;
    if (players.size() % 2 == 0)
      players.erase(players.begin() + random.between<int>(0, position.field.size() - 1));
    OneLeftOver rest(position.field, players);
    const std::vector<Position> all = possible_left_over(position.field, players);
    for (const Position p : players) {
      std::vector<Position> others = players;
      std::erase(others, p);
      const bool expected = can_be_completed(position.field, others);
      EXPECT_EQ(rest.possible(p), expected);
      EXPECT_EQ(std::binary_search(all.begin(), all.end(), p), expected);
      ++(expected ? possible : impossible);
    }
  }
  EXPECT_GT(possible, 2000);
  EXPECT_GT(impossible, 2000);
}

}  // namespace
}  // namespace bloesem::swiss
