// What every schedule keeps, whatever its order, cycles and boards.
#include "engine/round_robin/schedule.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

using testing::all_settings;
using testing::games_text;
using testing::numbers_of;
using testing::schedule;

// Counts of one cycle, by number; those of pairs by both numbers, White first.
struct Counts {
  explicit Counts(int players)
      : size(static_cast<std::size_t>(players) + 1), games(size * size), free(size), balance(size) {}
  [[nodiscard]] std::size_t pair(int white, int black) const {
    return static_cast<std::size_t>(white) * size + static_cast<std::size_t>(black);
  }

  std::size_t size;
  std::vector<int> games;
  std::vector<int> free;
  std::vector<int> balance;  // games with White less games with Black, in all cycles
};

void add_round(const ScheduledRound& round, Counts& counts) {
  std::vector<int> seen;
  for (const Game& game : round.boards) {
    ++counts.games[counts.pair(game.white, game.black)];
    ++counts.balance[static_cast<std::size_t>(game.white)];
    --counts.balance[static_cast<std::size_t>(game.black)];
    seen.push_back(game.white);
    seen.push_back(game.black);
  }
  if (round.free) ++counts.free[static_cast<std::size_t>(*round.free)];
  if (round.free) seen.push_back(*round.free);
  std::sort(seen.begin(), seen.end());
  for (std::size_t i = 0; i < seen.size(); ++i) ASSERT_EQ(seen[i], static_cast<int>(i) + 1);
  ASSERT_EQ(seen.size(), counts.size - 1) << "every player is paired or free once";
}

void expect_cycle(const Schedule& of, int cycle, const Counts& counts) {
  const int players = of.players();
  for (int one = 1; one <= players; ++one) {
    ASSERT_EQ(counts.free[static_cast<std::size_t>(one)], players % 2);
    for (int other = 1; other < one; ++other)
      ASSERT_EQ(counts.games[counts.pair(one, other)] + counts.games[counts.pair(other, one)], 1)
          << one << ' ' << other;
    const int difference = std::abs(counts.balance[static_cast<std::size_t>(one)]);
    ASSERT_EQ(difference, cycle % 2 == 1 && players % 2 == 0 ? 1 : 0) << one << " after cycle " << cycle;
  }
}

void expect_sound(const Schedule& of) {
  Counts counts(of.players());
  std::vector<int> first_cycle;
  for (int round = 1; round <= of.rounds(); ++round) {
    ASSERT_NO_FATAL_FAILURE(add_round(of.round(round), counts)) << round;
    if (round % of.cycle_length() != 0) continue;
    const int cycle = round / of.cycle_length();
    ASSERT_NO_FATAL_FAILURE(expect_cycle(of, cycle, counts));
    if (cycle == 1) first_cycle = counts.games;
    if (cycle == 2) {
      for (int one = 1; one <= of.players(); ++one)
        for (int other = 1; other <= of.players(); ++other)
          ASSERT_EQ(counts.games[counts.pair(one, other)], first_cycle[counts.pair(other, one)]) << "reversed";
    }
    std::fill(counts.games.begin(), counts.games.end(), 0);
    std::fill(counts.free.begin(), counts.free.end(), 0);
  }
}

TEST(Schedule, EveryPairMeetsOncePerCycleWithFairColours) {
  int schedules = 0;
  for (int players = 2; players <= 100; ++players) {
    for (const Settings& settings : all_settings(players)) {
      const Result<Schedule> made = Schedule::of(players, settings);
      ASSERT_TRUE(made) << made.error().message;
      ASSERT_NO_FATAL_FAILURE(expect_sound(*made)) << players << ' ' << text_of(settings);
      ++schedules;
    }
  }
  EXPECT_GT(schedules, 2000);
}

TEST(Schedule, OrdersOfTheRounds) {
  int rows = 0;
  for (const std::vector<std::string>& row : testing::rows_of(testing::facts / "double-orders.tsv")) {
    const Schedule made = schedule(std::stoi(row.at(0)), "cycles=2 order=" + row.at(1));
    std::vector<int> expected = numbers_of(row.at(2));
    for (const int round : numbers_of(row.at(3))) expected.push_back(round);
    ASSERT_EQ(made.rounds(), static_cast<int>(expected.size()));
    for (int round = 1; round <= made.rounds(); ++round) {
      EXPECT_EQ(made.table_round(round), expected[static_cast<std::size_t>(round) - 1])
          << row.at(0) << row.at(1);
      EXPECT_EQ(made.reversed(round), round > made.cycle_length());
    }
    ++rows;
  }
  EXPECT_EQ(rows, 45);
}

TEST(Schedule, OfOneAndTwoPlayers) {
  EXPECT_EQ(Schedule::of(1, {}).error().message, "a round robin needs at least two players");
  for (const OrderRow& row : order_table()) {
    const Schedule two = schedule(2, "cycles=2 order=" + std::string(row.name));
    EXPECT_EQ(games_text(two.round(1).boards), "1-2") << row.name;
    EXPECT_EQ(games_text(two.round(2).boards), "2-1") << row.name;
    EXPECT_EQ(two.rounds(), 2);
  }
  const Schedule three = schedule(3, "");
  EXPECT_EQ(games_text(three.round(1).boards) + ", " + games_text(three.round(2).boards) + ", " +
                games_text(three.round(3).boards),
            "2-3, 1-2, 3-1");
  EXPECT_EQ(three.free_player(2), 3);
  EXPECT_EQ(three.games_of_player(), 2);
}

TEST(Schedule, CyclesAlternateTheirColours) {
  const Schedule four = schedule(4, "cycles=4");
  EXPECT_EQ(games_text(four.round(1).boards), "1-4 2-3");
  EXPECT_EQ(games_text(four.round(4).boards), "4-1 3-2");
  EXPECT_EQ(games_text(four.round(7).boards), "1-4 2-3");
  EXPECT_EQ(games_text(four.round(12).boards), "4-2 1-3");
  EXPECT_EQ(four.games_of_player(), 12);
}

TEST(Schedule, AnOddFieldHasOneBoardLess) {
  const Schedule five = schedule(5, "");
  EXPECT_EQ(five.rounds(), 5);
  EXPECT_EQ(five.round(1), (ScheduledRound{.boards = {{2, 5}, {3, 4}}, .free = 1}));
  EXPECT_EQ(five.round(2), (ScheduledRound{.boards = {{5, 3}, {1, 2}}, .free = 4}));
}

TEST(Schedule, BalancedBoardsKeepTheGames) {
  const Schedule six = schedule(6, "boards=balanced cycles=2");
  EXPECT_EQ(games_text(six.round(1).boards), "3-4 2-5 1-6");
  EXPECT_EQ(games_text(six.round(6).boards), "4-3 5-2 6-1");
}

}  // namespace
}  // namespace bloesem::round_robin
