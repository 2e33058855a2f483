#include "engine/baku_acceleration.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

Tournament accelerated(const TournamentBuilder& builder, int rounds) {
  Tournament tournament = builder.build();
  EXPECT_FALSE(accelerate_baku(tournament, rounds).has_value());
  return tournament;
}

std::vector<Points> points_of(const Tournament& tournament, int number) {
  std::vector<Points> points;
  for (int round = 0; round < 12; ++round) {
    points.push_back(tournament.players.at(static_cast<std::size_t>(nr(number))).virtual_in(round));
  }
  return points;
}

// The example of C.04.5.1: 161 players, group A ends with number 82.
TEST(BakuAcceleration, GroupAIsHalfOfTheListRoundedUpToEven) {
  EXPECT_EQ(last_of_group_a(TournamentBuilder(161)), nr(82));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(164)), nr(82));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(165)), nr(84));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(10)), nr(6));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(8)), nr(4));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(3)), nr(2));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(1)), nr(1));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(0)), no_player);
}

// Also an example there: nine rounds, five of them accelerated.
TEST(BakuAcceleration, NineRounds) {
  const Tournament t = accelerated(TournamentBuilder(8), 9);
  const std::vector<Points> upper{10, 10, 10, 5, 5, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(points_of(t, 1), upper);
  EXPECT_EQ(points_of(t, 4), upper);
  EXPECT_EQ(points_of(t, 5), std::vector<Points>(12, 0));
}

TEST(BakuAcceleration, AcceleratedRoundsByLength) {
  const auto counts = [](int rounds) {
    std::pair<int, int> full_and_half;
    for (int round = 1; round <= rounds; ++round) {
      full_and_half.first += baku_points(round, rounds) == 10;
      full_and_half.second += baku_points(round, rounds) == 5;
    }
    return full_and_half;
  };
  EXPECT_EQ(counts(3), std::pair(1, 1));
  EXPECT_EQ(counts(5), std::pair(2, 1));
  EXPECT_EQ(counts(8), std::pair(2, 2));
  EXPECT_EQ(counts(11), std::pair(3, 3));
  EXPECT_EQ(counts(13), std::pair(4, 3));
}

// Six players in the list of round 1 (4 in group A); 2 and 8 come in round 2. The last of group A is still the
// fourth of those six, number 5, and 2 is above him.
TEST(BakuAcceleration, LateEntriesDoNotMoveTheBoundary) {
  const TournamentBuilder t = TournamentBuilder(8).round("1-6 1/0, 7-4 0/1, 3 H, 5 Z");
  EXPECT_EQ(last_of_group_a(t), nr(5));
  const Tournament fast = accelerated(t, 9);
  EXPECT_EQ(fast.players[nr(2)].virtual_in(1), 10);
  EXPECT_EQ(fast.players[nr(5)].virtual_in(1), 10);
  EXPECT_EQ(fast.players[nr(6)].virtual_in(1), 0);
  EXPECT_EQ(fast.players[nr(8)].virtual_in(1), 0);
}

TEST(BakuAcceleration, RoundsForWhichPointsAreGivenStay) {
  const Tournament t = accelerated(TournamentBuilder(8).virtual_points(1, {20, 0}).virtual_points(8, {5}), 9);
  EXPECT_EQ(points_of(t, 1), (std::vector<Points>{20, 0, 10, 5, 5, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(points_of(t, 2), (std::vector<Points>{0, 0, 10, 5, 5, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(points_of(t, 8), (std::vector<Points>{5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
}

TEST(BakuAcceleration, OnlyForTheUsualPoints) {
  Tournament t = TournamentBuilder(8).points({.win = 30, .draw = 10});
  const auto error = accelerate_baku(t, 9);
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->code, ErrorCode::InvalidInput);
  EXPECT_TRUE(t.players.front().virtual_points.empty());
}

}  // namespace
}  // namespace bloesem
