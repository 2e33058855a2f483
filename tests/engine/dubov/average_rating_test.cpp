#include "engine/dubov/average_rating.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::NumberList;
using test::TournamentBuilder;

TEST(DubovAverageRating, IsRoundedHalvesUp) {
  EXPECT_EQ(average_of(NumberList{2000, 2001}), 2001);
  EXPECT_EQ(average_of(NumberList{2000, 2000, 2001}), 2000);
  EXPECT_EQ(average_of(NumberList{2000, 2001, 2001}), 2001);
  EXPECT_EQ(average_of(NumberList{1999}), 1999);
  EXPECT_EQ(average_of(NumberList{}), 0);
  constexpr int greatest = std::numeric_limits<int>::max();
  EXPECT_EQ(average_of(NumberList{greatest, greatest, greatest}), greatest);
}

// 3 wins by forfeit, 5 has a bye; ratings are 2500 minus the number.
TEST(DubovAverageRating, CountsGamesOverTheBoardBeforeTheRound) {
  LiteralPosition position(TournamentBuilder(5).round("1-2 1/0, 3-4 +/-, 5 U").round("1-4 =, 2-3 1/0").build());
  const DubovPosition later(position);
  const auto averages = average_ratings(later.field, later.task);
  EXPECT_EQ(averages[at(later.at(1))], 2500 - 3);
  EXPECT_EQ(averages[at(later.at(2))], 2500 - 2);
  EXPECT_EQ(averages[at(later.at(3))], 2500 - 2);
  EXPECT_EQ(averages[at(later.at(4))], 2500 - 1);
  EXPECT_EQ(averages[at(later.at(5))], 0);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
