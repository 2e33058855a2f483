#include "engine/round_robin/withdrawal.hpp"

#include <gtest/gtest.h>

#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

using testing::drawn_event;
using testing::enter;
using testing::schedule;
using Players = std::vector<PlayerIndex>;

// Enters forfeits for all games of a number from a round on.
void leave(Tournament& tournament, int number, int from) {
  for (int round = from; round <= tournament.rounds_played; ++round) {
    const RoundEntry entry = tournament.players[static_cast<std::size_t>(number) - 1].round(round - 1);
    if (entry.opponent != no_player)
      enter(tournament, round, number, Outcome::ForfeitLoss, Outcome::ForfeitWin);
  }
}

// Returns who does not count if a number leaves after so many rounds of an event that is then finished.
Players left_out(int players, std::string_view settings, int number, int after) {
  const Schedule of = schedule(players, settings);
  Tournament tournament = drawn_event(of, of.rounds());
  leave(tournament, number, after + 1);
  return not_counted(tournament, of);
}

TEST(Withdrawal, HalfOfTheGamesIsEnough) {
  EXPECT_EQ(left_out(10, "", 3, 4), Players{2}) << "4 of 9";
  EXPECT_EQ(left_out(10, "", 3, 5), Players{}) << "5 of 9";
  EXPECT_EQ(left_out(6, "cycles=2", 2, 4), Players{1}) << "4 of 10";
  EXPECT_EQ(left_out(6, "cycles=2", 2, 5), Players{}) << "5 of 10";
  EXPECT_EQ(left_out(6, "order=balanced", 6, 0), Players{5});
}

TEST(Withdrawal, TheFreeRoundIsNoGame) {
  for (int number = 1; number <= 7; ++number) {
    const Schedule of = schedule(7, "");
    int played = 0;
    for (int after = 0; after <= 7; ++after) {
      if (after > 0 && of.free_player(after) != number) ++played;
      EXPECT_EQ(left_out(7, "", number, after), played < 3 ? Players{number - 1} : Players{})
          << number << " after round " << after << ": " << played << " of 6";
    }
  }
}

TEST(Withdrawal, Participation) {
  const Schedule of = schedule(6, "cycles=2");
  Tournament tournament = drawn_event(of, 6);
  enter(tournament, 1, 1, Outcome::ForfeitWin, Outcome::ForfeitLoss);
  enter(tournament, 2, 1, Outcome::Unfinished, Outcome::Unfinished);
  enter(tournament, 3, 1, Outcome::ForfeitLoss, Outcome::ForfeitLoss);
  enter(tournament, 4, 1, Outcome::UnratedWin, Outcome::UnratedLoss);
  const Participation games = participation_of(tournament, 0, of);
  EXPECT_EQ(games, (Participation{.completed = 3, .awarded = 1, .open = 5, .scheduled = 10}));
  EXPECT_FALSE(games.counts());
  EXPECT_TRUE(games.can_count());
}

// A player who is there counts, even if opponents are not.
TEST(Withdrawal, AbsencesOfOthersHarmNobody) {
  const Schedule of = schedule(6, "");
  Tournament tournament = drawn_event(of, 5);
  for (const int number : {4, 5, 6}) leave(tournament, number, 1);
  EXPECT_EQ(not_counted(tournament, of), (Players{3, 4, 5}));
  EXPECT_EQ(participation_of(tournament, 0, of), (Participation{2, 3, 0, 5}));
  EXPECT_EQ(not_counted(tournament, of, {0}), (Players{0, 3, 4, 5}))
      << "unless the player left: 2 of 5 completed";
}

TEST(Withdrawal, IsKnownBeforeTheEnd) {
  const Schedule of = schedule(10, "");
  Tournament tournament = drawn_event(of, 4);
  EXPECT_EQ(not_counted(tournament, of), Players{});
  EXPECT_EQ(not_counted(tournament, of, {2, 8}), (Players{2, 8})) << "4 of 9";
  leave(tournament, 3, 1);
  EXPECT_EQ(not_counted(tournament, of), Players{}) << "5 of 9 are still possible";
  tournament = drawn_event(of, 5);
  leave(tournament, 3, 1);
  EXPECT_EQ(not_counted(tournament, of), Players{2});
  EXPECT_EQ(not_counted(tournament, of, {4}), Players{2}) << "5 of 9 completed";
}

TEST(Withdrawal, MissingGamesAreNotCompleted) {
  const Schedule of = schedule(4, "");
  Tournament tournament = drawn_event(of, 3);
  for (const std::size_t round : {1U, 2U}) {
    const PlayerIndex opponent = tournament.players[0].rounds[round].opponent;
    tournament.players[static_cast<std::size_t>(opponent)].rounds[round] = {};
    tournament.players[0].rounds[round] = {};
  }
  EXPECT_EQ(participation_of(tournament, 0, of), (Participation{1, 0, 0, 3}));
  EXPECT_EQ(not_counted(tournament, of), Players{0});
}

TEST(Withdrawal, BeforeTheFirstRoundTheLastNumberBecomesTheDummy) {
  for (const int players : {6, 8, 10}) {
    const Schedule even = schedule(players, "");
    const Schedule odd = schedule(players - 1, "");
    for (int round = 1; round < players; ++round) {
      std::vector<Game> left = even.round(round).boards;
      left.erase(left.begin());
      EXPECT_EQ(left, odd.round(round).boards);
    }
  }
}

}  // namespace
}  // namespace bloesem::round_robin
