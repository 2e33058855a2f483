// Balanced boards: the property for every size that is offered, the known distributions, and the sizes refused.
#include "engine/round_robin/balanced_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/round_robin/berger.hpp"
#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

using testing::games_text;

std::vector<Game> seated(int players, int round) {
  const std::vector<Game> games = berger_round(players, round);
  std::vector<Game> boards;
  for (const int game : balanced_board_order(players, round))
    boards.push_back(games.at(static_cast<std::size_t>(game)));
  return boards;
}

// True if every player sits at every board once or twice, and the games are those of the table.
::testing::AssertionResult is_balanced(int players) {
  std::vector<std::vector<int>> seats(static_cast<std::size_t>(players) + 1,
                                      std::vector<int>(static_cast<std::size_t>(players / 2)));
  for (int round = 1; round < players; ++round) {
    const std::vector<Game> boards = seated(players, round);
    const std::vector<Game> table = berger_round(players, round);
    if (!std::is_permutation(boards.begin(), boards.end(), table.begin(), table.end()))
      return ::testing::AssertionFailure() << "games of round " << round;
    for (std::size_t board = 0; board < boards.size(); ++board) {
      ++seats[static_cast<std::size_t>(boards[board].white)][board];
      ++seats[static_cast<std::size_t>(boards[board].black)][board];
    }
  }
  for (int player = 1; player <= players; ++player)
    for (const int times : seats[static_cast<std::size_t>(player)])
      if (times < 1 || times > 2) return ::testing::AssertionFailure() << "player " << player << ": " << times;
  return ::testing::AssertionSuccess();
}

TEST(BalancedBoards, EveryPlayerSitsOnceOrTwiceAtEveryBoard) {
  int sizes = 0;
  for (int players = 2; players <= 200; ++players) {
    if (refuse_balanced_boards(players)) continue;
    EXPECT_TRUE(is_balanced(players)) << players;
    ++sizes;
  }
  EXPECT_EQ(sizes, 67 + 3) << "all even ones but 4, 10, 16, ... 196, 199; of these 10, 16 and 22";
}

TEST(BalancedBoards, PlainBoardsAreNot) {
  for (const int players : {6, 10, 24}) {
    int first = 0;
    for (int round = 1; round < players; ++round) {
      const Game game = berger_round(players, round).front();
      first += game.white == players || game.black == players ? 1 : 0;
    }
    EXPECT_EQ(first, players - 1) << "the last number is always at the first board";
  }
}

TEST(BalancedBoards, EqualTheKnownDistributions) {
  int rounds = 0;
  for (const std::vector<std::string>& row : testing::rows_of(testing::facts / "balanced-boards.tsv")) {
    EXPECT_EQ(games_text(seated(std::stoi(row.at(0)), std::stoi(row.at(1)))), row.at(2))
        << row.at(0) << ' ' << row.at(1);
    ++rounds;
  }
  EXPECT_EQ(rounds, 297) << "of 6 to 38 players";
}

TEST(BalancedBoards, RefusedSizes) {
  const auto refusal = [](int players) {
    const std::optional<Error> error = refuse_balanced_boards(players);
    return error ? error->message : "";
  };
  for (const int players : {2, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 30, 32, 200})
    EXPECT_EQ(refusal(players), "");
  EXPECT_EQ(refusal(4), "balanced boards for 4 players: there is no such distribution; take boards=plain");
  for (const int players : {28, 34, 40, 196}) {
    EXPECT_EQ(refusal(players), "balanced boards for " + std::to_string(players) +
                                    " players: no distribution is known here, since 3 divides the number of "
                                    "rounds; take boards=plain");
  }
  EXPECT_EQ(
      refusal(7),
      "balanced boards for 7 players: with an odd number one board is free in every round; take boards=plain");
  EXPECT_EQ(refusal_of({.boards = Boards::Balanced}, 4)->message, refusal(4));
}

// Exhausts all seatings of the three rounds of the table for 4: 8 ways.
TEST(BalancedBoards, FourPlayersHaveNone) {
  int balanced = 0;
  for (unsigned exchanged = 0; exchanged < 8; ++exchanged) {
    std::map<int, int> at_first;  // times at the first board, by player; 1 or 2 of 3 are balanced
    for (int round = 1; round <= 3; ++round) {
      const Game game = berger_round(4, round)[(exchanged >> static_cast<unsigned>(round - 1)) & 1U];
      ++at_first[game.white];
      ++at_first[game.black];
    }
    bool all = true;
    for (int player = 1; player <= 4; ++player) all = all && at_first[player] >= 1 && at_first[player] <= 2;
    balanced += all ? 1 : 0;
  }
  EXPECT_EQ(balanced, 0);
}

}  // namespace
}  // namespace bloesem::round_robin
