#include "criteria/topscorers.hpp"

#include <gtest/gtest.h>

namespace bloesem::criteria {
namespace {

constexpr PointSystem classic = {};
constexpr PointSystem football = {
    .win = 30, .draw = 10, .forfeit_win = 30, .pairing_bye = 30, .full_bye = 30, .half_bye = 10};

bool is_topscorer(Points score, int rounds_before, int rounds_declared, const PointSystem& system) {
  return score > topscorers_exceed(rounds_before, rounds_declared, system);
}

// With nine rounds the maximum before the last one is 8, so 4.5 points make a topscorer.
TEST(ArticleA7, MoreThanHalfOfTheMaximumWhenTheFinalRoundIsPaired) {
  EXPECT_TRUE(is_topscorer(45, 8, 9, classic));
  EXPECT_FALSE(is_topscorer(40, 8, 9, classic));
  EXPECT_TRUE(is_topscorer(25, 4, 5, classic));
}

TEST(TrapTop, TheMaximumIsThatOfTheRoundsAlreadyPaired) {
  EXPECT_FALSE(is_topscorer(35, 7, 8, classic));  // exactly half of 7
  EXPECT_TRUE(is_topscorer(40, 7, 8,
                           classic));  // more than half of 7, but only half of 8: the 8th round does not count
}

TEST(TrapTop, RoundsLaterThanDeclaredAreFinalToo) { EXPECT_TRUE(is_topscorer(60, 9, 9, classic)); }

TEST(TrapTopLast, NobodyIsOneInTheLastButOneRound) {
  EXPECT_FALSE(is_topscorer(70, 7, 9, classic));
  EXPECT_FALSE(is_topscorer(80, 8, 10, classic));
}

TEST(TrapPts, TheMaximumFollowsThePointSystem) {
  EXPECT_FALSE(is_topscorer(60, 4, 5, football));  // half of 12 points
  EXPECT_TRUE(is_topscorer(70, 4, 5, football));
  EXPECT_TRUE(is_topscorer(25, 4, 5, {.win = 0, .draw = 10}));  // a draw may be worth more than a win
}

TEST(ArticleA7, NobodyInASingleRoundEvent) { EXPECT_FALSE(is_topscorer(0, 0, 1, classic)); }

}  // namespace
}  // namespace bloesem::criteria
