#include "criteria/colour_costs.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "tests/criteria/facts.hpp"

namespace bloesem::criteria {
namespace {

using test::facts;

// Returns the cost of a pair with these colours, which must not depend on who is higher ranked.
int cost(PairCost criterion, std::string_view a, std::string_view b) {
  const Charge charge = criterion(facts(10, a), facts(10, b));
  EXPECT_EQ(criterion(facts(10, b), facts(10, a)).amount, charge.amount) << a << " and " << b;
  EXPECT_EQ(charge.difference, 0);
  return charge.amount;
}

TEST(ArticleC8, CostsIfBothAreBeyondOneOnTheSameSide) {
  EXPECT_EQ(cost(colour_difference_beyond_two, "WW", "WBWW"), 1);
  EXPECT_EQ(cost(colour_difference_beyond_two, "BB", "BWBB"), 1);
  EXPECT_EQ(cost(colour_difference_beyond_two, "WW", "BB"), 0);
}

// The player with the greater difference gets the preferred colour, so neither reaches a difference of three.
TEST(TrapTopCd, CostsNothingIfOnlyOneIsBeyondOne) {
  EXPECT_EQ(cost(colour_difference_beyond_two, "WW", "BWW"), 0);
  EXPECT_EQ(cost(colour_difference_beyond_two, "WW", "W"), 0);
  EXPECT_EQ(cost(colour_difference_beyond_two, "WW", ""), 0);
}

TEST(ArticleC9, EqualDifferencesCostIfBothRepeatedTheColour) {
  EXPECT_EQ(cost(third_time_running, "BWW", "WBBWW"), 1);
  EXPECT_EQ(cost(third_time_running, "WBB", "BWWBB"), 1);
}

// Both have a difference of +2, but only one has just had the same colour twice: E.3 gives Black to that
// player.
TEST(TrapTop3, EqualDifferencesAreSolvedByE3IfOnlyOneRepeated) {
  EXPECT_EQ(cost(third_time_running, "WW", "WWBW"), 0);
}

// The player with the smaller difference is denied; only this player's history matters.
TEST(TrapTop3, DifferentDifferencesCostIfTheDeniedOneRepeated) {
  EXPECT_EQ(cost(third_time_running, "WBWW", "BWW"), 1);   // +2 and +1, the latter after two Whites
  EXPECT_EQ(cost(third_time_running, "WWW", "WWBW"), 0);   // +3 and +2, the latter after Black, White
  EXPECT_EQ(cost(third_time_running, "WWWBW", "BWW"), 1);  // +3 and +1
}

TEST(TrapTop3, CostsOnlyBetweenTwoEqualAbsolutePreferences) {
  EXPECT_EQ(cost(third_time_running, "WW", "BB"), 0);
  EXPECT_EQ(cost(third_time_running, "WW", "W"), 0);
  EXPECT_EQ(cost(third_time_running, "WW", ""), 0);
}

// C.3 forbids every pair that costs in C.8 or C.9 without a topscorer, so the costs need no check for
// topscorers.
TEST(TrapTopGuard, CostsDoNotAskWhoIsATopscorer) {
  PlayerFacts a = facts(10, "WW");
  const PlayerFacts b = facts(10, "WW");
  EXPECT_EQ(colour_difference_beyond_two(a, b).amount, 1);
  a.topscorer = true;
  EXPECT_EQ(colour_difference_beyond_two(a, b).amount, 1);
  EXPECT_EQ(third_time_running(a, b).amount, 1);
}

TEST(ArticleC10, CostsIfBothWantTheSameColour) {
  EXPECT_EQ(cost(preference_denied, "W", "W"), 1);
  EXPECT_EQ(cost(preference_denied, "WB", "B"), 1);    // mild and strong
  EXPECT_EQ(cost(preference_denied, "WB", "WBB"), 1);  // mild and absolute
  EXPECT_EQ(cost(preference_denied, "W", "B"), 0);
}

TEST(TrapPref, WhoHasNoPreferenceNeverCosts) {
  EXPECT_EQ(cost(preference_denied, "", "W"), 0);
  EXPECT_EQ(cost(preference_denied, "", ""), 0);
}

TEST(ArticleC11, CostsIfAStrongPreferenceIsDenied) {
  EXPECT_EQ(cost(strong_preference_denied, "W", "WBW"), 1);  // both strong
  EXPECT_EQ(cost(strong_preference_denied, "WW", "W"), 1);   // absolute and strong: the strong one
  EXPECT_EQ(cost(strong_preference_denied, "W", "B"), 0);
}

TEST(TrapStrong, AMildOneYieldsAndAnAbsoluteOneIsNotStrong) {
  EXPECT_EQ(cost(strong_preference_denied, "W", "BW"), 0);
  EXPECT_EQ(cost(strong_preference_denied, "BW", "WBBW"), 0);  // both mild
  EXPECT_EQ(cost(strong_preference_denied, "WW", "BWW"), 0);   // both absolute (topscorers)
  EXPECT_EQ(cost(strong_preference_denied, "WW", ""), 0);
}

}  // namespace
}  // namespace bloesem::criteria
