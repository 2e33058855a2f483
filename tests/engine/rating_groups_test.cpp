#include "bloesem/rating_groups.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/acceleration.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

Tournament rated(const Tournament& tournament, const std::vector<int>& ratings) {
  Tournament result = tournament;
  for (std::size_t i = 0; i < ratings.size(); ++i) result.players[i].rating = ratings[i];
  return result;
}

// Returns the virtual points of all players in a round (from 1).
std::vector<Points> column(const Tournament& tournament, int round) {
  std::vector<Points> points;
  for (const Player& player : tournament.players) points.push_back(player.virtual_in(round - 1));
  return points;
}

const FixedGroups three_groups{{{2000, 20}, {1800, 10}, {0, 5}}, 2};

TEST(FixedGroups, PointsByRatingUpToTheComingRound) {
  Tournament t = rated(TournamentBuilder(4), {2300, 2000, 1999, 0});
  EXPECT_FALSE(accelerate_groups(t, 5, three_groups).has_value());
  EXPECT_EQ(column(t, 1), (std::vector<Points>{20, 20, 10, 5}));
  EXPECT_EQ(column(t, 2), (std::vector<Points>{0, 0, 0, 0})) << "somebody may still enter";
}

TEST(FixedGroups, NoPointsAfterTheAcceleratedRounds) {
  const TournamentBuilder played = TournamentBuilder(4).round("1-2 =, 3-4 =").round("1-3 =, 2-4 =");
  Tournament t = rated(played, {2300, 2000, 1999, 0});
  EXPECT_FALSE(accelerate_groups(t, 5, three_groups).has_value());
  EXPECT_EQ(column(t, 2), (std::vector<Points>{20, 20, 10, 5}));
  EXPECT_EQ(column(t, 3), (std::vector<Points>{0, 0, 0, 0}));
}

TEST(FixedGroups, RoundsThatHavePointsKeepThem) {
  const TournamentBuilder played = TournamentBuilder(4).round("1-2 =, 3-4 =").virtual_points(3, {30});
  Tournament t = rated(played, {2300, 2000, 1999, 0});
  EXPECT_FALSE(accelerate_groups(t, 5, three_groups).has_value());
  EXPECT_EQ(column(t, 1), (std::vector<Points>{0, 0, 30, 0}));
  EXPECT_EQ(column(t, 2), (std::vector<Points>{20, 20, 10, 5}));
}

// Points already written for the coming round are replaced, because earlier results may have been corrected
// since.
TEST(FixedGroups, TheComingRoundAndLaterOnesAreTheMethods) {
  Tournament t = rated(TournamentBuilder(2).virtual_points(2, {30, 30}), {2300, 1700});
  EXPECT_FALSE(accelerate_groups(t, 5, {{{2000, 20}}, 2}).has_value());
  EXPECT_EQ(column(t, 1), (std::vector<Points>{20, 0}));
  EXPECT_EQ(column(t, 2), (std::vector<Points>{0, 0}));
}

TEST(FixedGroups, WhoIsInNoGroupHasNoPoints) {
  Tournament t = rated(TournamentBuilder(2), {2300, 1700});
  EXPECT_FALSE(accelerate_groups(t, 5, {{{2000, 20}, {1800, 10}}, 2}).has_value());
  EXPECT_EQ(column(t, 1), (std::vector<Points>{20, 0}));
}

TEST(FixedGroups, NotForMoreRoundsThanThereAre) {
  Tournament t = rated(TournamentBuilder(2), {2300, 1700});
  const auto error = accelerate_groups(t, 5, {{{2000, 20}}, 6});
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->code, ErrorCode::InvalidInput);
  EXPECT_EQ(error->message, "no more than 5 rounds of the tournament can be accelerated, not 6");
}

TEST(FixedGroups, ARefusedMethodChangesNothing) {
  Tournament t = rated(TournamentBuilder(2), {2300, 1700});
  t.heading.system_code = "FIDE_DUTCH_2017_BAKU";
  EXPECT_TRUE(accelerate(t, FixedGroups{{{2000, 20}}, 6}, 5, baku_wording_2016).has_value());
  EXPECT_EQ(t.heading.system_code, "FIDE_DUTCH_2017_BAKU");
  EXPECT_EQ(column(t, 1), (std::vector<Points>{0, 0}));
  EXPECT_FALSE(accelerate(t, FixedGroups{{{2000, 20}}, 2}, 5, baku_wording_2016).has_value());
  EXPECT_EQ(t.heading.system_code, "FIDE_DUTCH_2017");
}

// Returns the points of a group for 0, 1/2, 1, ... real points, before the first round of an event with
// `rounds` rounds.
std::vector<Points> by_real_points(ProgressiveGroup group, int rounds, Points most) {
  std::vector<Points> points;
  for (Points real = 0; real <= most; real += 5) points.push_back(progressive_points(group, real, 1, rounds));
  return points;
}

// The table of Vega's appendix M, row by row: fictitious points for 0, 1/2, 1, ... real points.
TEST(ProgressiveGroups, TableOfTheManual) {
  EXPECT_EQ(by_real_points(ProgressiveGroup::A, 9, 50), std::vector<Points>(11, 20));
  EXPECT_EQ(by_real_points(ProgressiveGroup::B, 9, 50),
            (std::vector<Points>{10, 10, 10, 15, 15, 15, 20, 20, 20, 20, 20}));
  EXPECT_EQ(by_real_points(ProgressiveGroup::C, 9, 50),
            (std::vector<Points>{0, 0, 0, 5, 5, 5, 10, 10, 10, 20, 20}));
  EXPECT_EQ(by_real_points(ProgressiveGroup::C, 12, 60),
            (std::vector<Points>{0, 0, 0, 5, 5, 5, 10, 10, 10, 15, 15, 15, 20}));
  EXPECT_EQ(by_real_points(ProgressiveGroup::C, 13, 65),
            (std::vector<Points>{0, 0, 0, 5, 5, 5, 10, 10, 10, 15, 15, 15, 15, 20}));
}

TEST(ProgressiveGroups, HalfOfAllPointsGiveTwo) {
  EXPECT_EQ(progressive_points(ProgressiveGroup::B, 25, 3, 5), 20);
  EXPECT_EQ(progressive_points(ProgressiveGroup::B, 20, 3, 5), 15);
  EXPECT_EQ(progressive_points(ProgressiveGroup::C, 35, 5, 7), 20);
}

TEST(ProgressiveGroups, NoneInTheLastTwoRounds) {
  EXPECT_EQ(progressive_points(ProgressiveGroup::A, 0, 7, 9), 20);
  EXPECT_EQ(progressive_points(ProgressiveGroup::A, 0, 8, 9), 0);
  EXPECT_EQ(progressive_points(ProgressiveGroup::C, 90, 9, 9), 0);
  EXPECT_EQ(progressive_points(ProgressiveGroup::A, 0, 1, 2), 0);
}

TEST(ProgressiveGroups, BothLimitsBelongToTheirGroups) {
  constexpr ProgressiveGroups limits{2000, 1600};
  EXPECT_EQ(group_of(2000, limits), ProgressiveGroup::A);
  EXPECT_EQ(group_of(1999, limits), ProgressiveGroup::B);
  EXPECT_EQ(group_of(1601, limits), ProgressiveGroup::B);
  EXPECT_EQ(group_of(1600, limits), ProgressiveGroup::C);
  EXPECT_EQ(group_of(0, limits), ProgressiveGroup::C);
}

// Each round counts the real points before it, including byes.
TEST(ProgressiveGroups, EveryRoundHasItsOwnPoints) {
  const TournamentBuilder played = TournamentBuilder(4).round("1-2 =, 3 F, 4 H").round("3-1 =, 2 F, 4 F");
  Tournament t = rated(played, {2300, 1800, 1500, 1400});
  EXPECT_FALSE(accelerate_progressively(t, 9, {2000, 1600}).has_value());
  EXPECT_EQ(column(t, 1), (std::vector<Points>{20, 10, 0, 0}));
  EXPECT_EQ(column(t, 2), (std::vector<Points>{20, 10, 0, 0}));
  EXPECT_EQ(column(t, 3), (std::vector<Points>{20, 15, 5, 5}));
  EXPECT_EQ(column(t, 4), (std::vector<Points>{0, 0, 0, 0})) << "it rests on results that are still to come";
}

TEST(ProgressiveGroups, RoundsThatHavePointsKeepThem) {
  const TournamentBuilder played = TournamentBuilder(2).round("1-2 =").virtual_points(2, {25});
  Tournament t = rated(played, {2300, 1800});
  EXPECT_FALSE(accelerate_progressively(t, 9, {2000, 1600}).has_value());
  EXPECT_EQ(column(t, 1), (std::vector<Points>{0, 25}));
  EXPECT_EQ(column(t, 2), (std::vector<Points>{20, 10}));
}

TEST(ProgressiveGroups, OnlyForTheUsualPoints) {
  Tournament t = TournamentBuilder(2).points({.win = 20, .draw = 10});
  const auto error = accelerate_progressively(t, 9, {2000, 1600});
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->message, "the progressive acceleration is defined for 1, 1/2 and 0 points only");
}

TEST(ProgressiveGroups, AQuarterToAHalfInEachGroup) {
  constexpr ProgressiveGroups limits{2000, 1600};
  EXPECT_EQ(unusual_groups(rated(TournamentBuilder(4), {2100, 2000, 1700, 1600}), limits), "");
  EXPECT_EQ(unusual_groups(rated(TournamentBuilder(5), {2200, 2100, 2000, 1700, 1600}), limits),
            "group A has 3 of 5 players, group B has 1 of 5 players, group C has 1 of 5 players");
  EXPECT_EQ(unusual_groups(TournamentBuilder(0), limits), "");
}

TEST(NoAcceleration, TakesAllFictitiousPointsAway) {
  Tournament t = TournamentBuilder(2).virtual_points(1, {10, 5});
  EXPECT_FALSE(accelerate(t, NoAcceleration{}, 9, baku_wording_2016).has_value());
  EXPECT_TRUE(t.players[nr(1)].virtual_points.empty());
}

}  // namespace
}  // namespace bloesem
