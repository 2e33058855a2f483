#include "engine/judge/opponents_on.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace bloesem {
namespace {

TEST(OpponentsOn, AreThoseOfTheBoards) {
  const swiss::ByPlayer<PlayerIndex> opponents = opponents_on({{3, 0}, {1, 5}});
  for (const auto& [one, other] : {std::pair(3, 0), std::pair(1, 5)}) {
    EXPECT_EQ(opponents[one], other);
    EXPECT_EQ(opponents[other], one);
  }
  for (const int player : {2, 4, 6}) EXPECT_EQ(opponents[player], no_player);
}

}  // namespace
}  // namespace bloesem
