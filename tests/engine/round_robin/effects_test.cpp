#include "engine/round_robin/effects.hpp"

#include <gtest/gtest.h>

#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

using testing::schedule;

std::string runs_text(const std::vector<FourOfFive>& list) {
  std::string text;
  for (const FourOfFive& each : list)
    text += (text.empty() ? "" : " ") + std::to_string(each.player) + "@" + std::to_string(each.game);
  return text;
}

Effects in_double(int players, const std::string& order) {
  return effects_of(schedule(players, "cycles=2 order=" + order));
}

struct Expected {
  int players;
  const char* order;
  int twice, three;
  const char* four_of_five;
  int difference, distance;
};

TEST(Effects, OfDoubleEvents) {
  const std::vector<Expected> table = {
      {6, "berger", 8, 2, "1@3 1@5 2@5 4@3 4@5 5@5", 2, 5},
      {6, "fide", 12, 0, "1@3 4@3", 2, 4},
      {6, "rotated-4", 12, 0, "1@5 3@2 4@5 6@2", 2, 5},
      {6, "balanced", 8, 0, "", 1, 1},
      {10, "berger", 20, 2, "1@7 1@9 2@9 6@7 6@9 7@9", 2, 9},
      {10, "fide", 24, 0, "1@7 6@7", 2, 8},
      {10, "rotated-6", 24, 0, "", 2, 9},
      {10, "rotated-4", 24, 0, "5@6 10@6", 2, 9},
      {10, "rotated-8", 24, 0, "1@9 6@9", 2, 9},
      {10, "rotated-2", 20, 2, "4@6 5@6 5@8 9@6 10@6 10@8", 2, 9},
      {10, "balanced", 16, 0, "", 1, 1},
  };
  for (const Expected& row : table) {
    const Effects effects = in_double(row.players, row.order);
    EXPECT_EQ(effects.runs_of_two, row.twice) << row.players << row.order;
    EXPECT_EQ(effects.runs_of_three, row.three) << row.players << row.order;
    EXPECT_EQ(runs_text(effects.four_of_five), row.four_of_five) << row.players << row.order;
    EXPECT_EQ(effects.largest_difference, row.difference) << row.players << row.order;
    EXPECT_EQ(effects.least_distance, row.distance) << row.players << row.order;
  }
}

// For all even numbers: the reason for each order.
TEST(Effects, PromisesOfTheOrders) {
  for (int players = 6; players <= 60; players += 2) {
    EXPECT_EQ(in_double(players, "berger").runs_of_three, 2) << players;
    EXPECT_EQ(in_double(players, "rotated-2").runs_of_three, 2) << players;
    EXPECT_EQ(in_double(players, "fide").runs_of_three, 0) << players;
    EXPECT_EQ(in_double(players, "fide").least_distance, players - 2) << players;
    EXPECT_EQ(in_double(players, "balanced").runs_of_three, 0) << players;
    EXPECT_EQ(in_double(players, "balanced").four_of_five, std::vector<FourOfFive>{}) << players;
    EXPECT_EQ(in_double(players, "balanced").largest_difference, 1) << players;
    EXPECT_EQ(in_double(players, "balanced").least_distance, 1) << players;
    const Effects rotated = in_double(players, "rotated");
    EXPECT_EQ(rotated.runs_of_three, 0) << players;
    EXPECT_EQ(rotated.four_of_five.empty(), players >= 10) << players;
    EXPECT_EQ(rotated.least_distance, players - 1) << players;
  }
}

// Only even rotations from 4 on spare everybody a third game with one colour.
TEST(Effects, RunsOfThreeByRotation) {
  for (int players = 6; players <= 40; players += 2) {
    for (int rotation = 1; rotation < players; ++rotation) {
      const int expected = rotation <= 2 ? 2 : rotation % 2 == 1 ? 4 : 0;
      EXPECT_EQ(in_double(players, "rotated-" + std::to_string(rotation)).runs_of_three, expected)
          << players << ' ' << rotation;
    }
  }
}

TEST(Effects, AnOddFieldHasNoRunOfThree) {
  for (int players = 3; players <= 25; players += 2) {
    for (const Settings& settings : testing::all_settings(players))
      EXPECT_EQ(effects_of(Schedule::of(players, settings).value()).runs_of_three, 0)
          << players << ' ' << text_of(settings);
  }
}

// A single event with an even rotation begins with different colours for everybody.
TEST(Effects, EvenRotationsBeginWithBothColours) {
  for (int players = 4; players <= 40; players += 2) {
    for (int rotation = 1; rotation < players; ++rotation) {
      const Schedule of = schedule(players, "order=rotated-" + std::to_string(rotation));
      int repeated = 0;
      for (const Game& first : of.round(1).boards)
        for (const Game& second : of.round(2).boards)
          repeated += (first.white == second.white ? 1 : 0) + (first.black == second.black ? 1 : 0);
      EXPECT_EQ(repeated == 0, rotation % 2 == 0) << players << ' ' << rotation;
    }
  }
}

TEST(Effects, WarnsOfOddRotations) {
  EXPECT_EQ(
      warning_about(schedule(10, "order=rotated-5 cycles=2")),
      "order=rotated-5: players have one colour three times running, 4 times in all; with rotated-6 none has");
  EXPECT_EQ(warning_about(schedule(10, "order=rotated-6 cycles=2")), "");
  EXPECT_EQ(warning_about(schedule(10, "order=rotated-5")), "") << "a single event";
  EXPECT_EQ(warning_about(schedule(10, "cycles=2")), "");
}

}  // namespace
}  // namespace bloesem::round_robin
