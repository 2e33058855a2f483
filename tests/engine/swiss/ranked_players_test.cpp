#include "engine/swiss/ranked_players.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss {
namespace {

using test::DubovPosition;
using test::LiteralPosition;

TEST(RankedPlayers, TheTopScoregroupEndsWhereTheScoreDoes) {
  const DubovPosition position{LiteralPosition({{1, 20}, {2, 30}, {3, 20}, {4, 10}})};
  const std::vector<Position> left = position.at({1, 3, 4});
  EXPECT_EQ(top_scoregroup(position.field, left).size(), 2U);
  EXPECT_EQ(top_scoregroup(position.field, std::span(left).subspan(2)).size(), 1U);
  EXPECT_TRUE(top_scoregroup(position.field, {}).empty());
}

TEST(RankedPlayers, WithoutSomeTheOthersKeepTheirOrder) {
  const std::vector<Position> all{1, 3, 4, 7};
  EXPECT_EQ(without(all, std::vector<Position>{3, 7}), (std::vector<Position>{1, 4}));
  EXPECT_EQ(without(all, {}), all);
}

}  // namespace
}  // namespace bloesem::swiss
