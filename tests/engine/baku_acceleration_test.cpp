#include "bloesem/baku_acceleration.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

Tournament accelerated(const TournamentBuilder& builder, int rounds) {
  Tournament tournament = builder.build();
  EXPECT_FALSE(accelerate_baku(tournament, rounds, baku_wording_2016).has_value());
  return tournament;
}

std::vector<Points> points_of(const Tournament& tournament, int number) {
  std::vector<Points> points;
  for (int round = 0; round < 12; ++round) {
    points.push_back(tournament.players.at(static_cast<std::size_t>(nr(number))).virtual_in(round));
  }
  return points;
}

// The example of C.04.5.1: with 161 players, group A ends with number 82.
TEST(BakuAcceleration, GroupAIsHalfOfTheListRoundedUpToEven) {
  const auto expect = [](int least, int most, int last) {
    for (int players = least; players <= most; ++players)
      EXPECT_EQ(last_of_group_a(TournamentBuilder(players)), nr(last)) << players;
  };
  expect(2, 4, 2);
  expect(5, 8, 4);
  expect(9, 12, 6);
  expect(13, 16, 8);
  expect(17, 20, 10);
  expect(97, 100, 50);
  expect(161, 164, 82);
  EXPECT_EQ(last_of_group_a(TournamentBuilder(165)), nr(84));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(1)), nr(1));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(0)), no_player);
}

// Another example of C.04.5.1: nine rounds, five of them accelerated.
TEST(BakuAcceleration, NineRounds) {
  const Tournament t = accelerated(TournamentBuilder(8), 9);
  const std::vector<Points> upper{10, 10, 10, 5, 5, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(points_of(t, 1), upper);
  EXPECT_EQ(points_of(t, 4), upper);
  EXPECT_EQ(points_of(t, 5), std::vector<Points>(12, 0));
}

// Returns points by round: `full` rounds with a win, `half` rounds with half of it, then 0.
std::vector<Points> row(int full, int half, int rounds, Points win) {
  std::vector<Points> points(static_cast<std::size_t>(full), win);
  points.resize(static_cast<std::size_t>(full + half), win / 2);
  points.resize(static_cast<std::size_t>(rounds), 0);
  return points;
}

TEST(BakuAcceleration, AcceleratedRoundsByLength) {
  struct Length {
    int rounds, full, half;
  };
  for (const auto [rounds, full, half] : {Length{1, 1, 0},
                                          {2, 1, 0},
                                          {3, 1, 1},
                                          {4, 1, 1},
                                          {5, 2, 1},
                                          {6, 2, 1},
                                          {7, 2, 2},
                                          {8, 2, 2},
                                          {9, 3, 2},
                                          {10, 3, 2},
                                          {11, 3, 3},
                                          {12, 3, 3},
                                          {13, 4, 3}}) {
    for (const Points win : {10, 20, 6}) {
      std::vector<Points> points;
      for (int round = 1; round <= rounds; ++round) points.push_back(baku_points(round, rounds, win));
      EXPECT_EQ(points, row(full, half, rounds, win)) << rounds << " rounds";
    }
  }
}

// Six players in the list of round 1 (4 in group A); 2 and 8 enter in round 2. The last player of group A is
// still the fourth of those six, number 5, so that 2 is in group A.
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

// Group A is now 1 to 5, an odd number: its last player is still that of the first list.
TEST(BakuAcceleration, GroupAMayBecomeOdd) {
  const TournamentBuilder t = TournamentBuilder(9).round("1-5 1/0, 7-3 0/1, 4-8 =, 9-6 =");
  EXPECT_EQ(last_of_group_a(t), nr(5));
  const Tournament fast = accelerated(t, 9);
  for (int number = 1; number <= 9; ++number) {
    EXPECT_EQ(fast.players[static_cast<std::size_t>(nr(number))].virtual_in(1), number <= 5 ? 10 : 0) << number;
  }
}

// Before round 1 there are no late entries, and the boundary is that of the list.
TEST(BakuAcceleration, BeforeTheFirstRoundNobodyIsLate) {
  EXPECT_FALSE(has_late_entries(TournamentBuilder(9).coming("2 Z")));
  EXPECT_EQ(last_of_group_a(TournamentBuilder(9).coming("2 Z")), nr(6));
}

std::string refused(const PointSystem& points, const BakuWording& wording) {
  Tournament t = TournamentBuilder(8).points(points);
  const auto error = accelerate_baku(t, 9, wording);
  if (!error) return "";
  EXPECT_EQ(error->code, ErrorCode::InvalidInput);
  EXPECT_TRUE(t.players.front().virtual_points.empty());
  return error->message;
}

TEST(BakuAcceleration, OldWordingOnlyForTheUsualPoints) {
  EXPECT_EQ(refused({}, baku_wording_2016), "");
  const std::string words = "the Baku acceleration is defined for 1, 1/2 and 0 points only (C.04.5.1)";
  EXPECT_EQ(refused({.win = 30, .draw = 10}, baku_wording_2016), words);
  EXPECT_EQ(refused({.win = 20, .draw = 10}, baku_wording_2016), words);
  EXPECT_EQ(refused({.loss = 1}, baku_wording_2016), words);
}

TEST(BakuAcceleration, NewWordingWhereAWinIsTwoDrawsAndALossNothing) {
  for (const PointSystem& points : {PointSystem{}, {.win = 20, .draw = 10}, {.win = 6, .draw = 3}})
    EXPECT_EQ(refused(points, baku_wording_2026), "");
  const std::string words =
      "the Baku acceleration is defined only where a win is worth two draws and a loss nothing (C.04.7)";
  EXPECT_EQ(refused({.win = 30, .draw = 10}, baku_wording_2026), words);
  EXPECT_EQ(refused({.win = 20, .draw = 5}, baku_wording_2026), words);
  EXPECT_EQ(refused({.win = 20, .draw = 10, .loss = 1}, baku_wording_2026), words);
}

TEST(BakuAcceleration, EachEditionHasItsWording) {
  EXPECT_EQ(baku_wording(Edition::Baku2016).premise, baku_wording_2016.premise);
  EXPECT_EQ(baku_wording(Edition::Fide2026).premise, baku_wording_2026.premise);
}

TEST(BakuAcceleration, PointsOfAWinAndHalfOfThem) {
  Tournament t = TournamentBuilder(8).points({.win = 20, .draw = 10});
  EXPECT_FALSE(accelerate_baku(t, 9, baku_wording_2026).has_value());
  EXPECT_EQ(points_of(t, 4), (std::vector<Points>{20, 20, 20, 10, 10, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(points_of(t, 5), std::vector<Points>(12, 0));
}

}  // namespace
}  // namespace bloesem
