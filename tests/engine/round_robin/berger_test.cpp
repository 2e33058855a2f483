// The closed form of the Berger tables against printed tables, and its inverse.
#include "engine/round_robin/berger.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

using testing::facts;
using testing::games_text;
using testing::rows_of;

TEST(Berger, EqualsTheTables) {
  std::map<std::pair<int, int>, std::vector<Game>> printed;  // by size and round, in board order
  for (const std::vector<std::string>& row : rows_of(facts / "berger.tsv")) {
    std::vector<Game>& games = printed[{std::stoi(row.at(0)), std::stoi(row.at(1))}];
    games.push_back({std::stoi(row.at(3)), std::stoi(row.at(4))});
    EXPECT_EQ(games.size(), std::stoul(row.at(2)));
  }
  EXPECT_EQ(printed.size(), 13U * 13U) << "rounds of the tables for 2, 4, ... 26";
  for (const auto& [table, games] : printed)
    EXPECT_EQ(games_text(berger_round(table.first, table.second)), games_text(games))
        << table.first << ' ' << table.second;
}

TEST(Berger, TheTableForTen) {
  EXPECT_EQ(games_text(berger_round(10, 1)), "1-10 2-9 3-8 4-7 5-6");
  EXPECT_EQ(games_text(berger_round(10, 2)), "10-6 7-5 8-4 9-3 1-2");
  EXPECT_EQ(games_text(berger_round(10, 9)), "5-10 6-4 7-3 8-2 9-1");
  EXPECT_EQ(games_text(berger_round(2, 1)), "1-2");
}

// The construction of each round from the one before, as done by hand with the printed tables: all numbers but
// the last, in the order of boards and White first, are taken from the end; the first one taken meets the last
// number, whose colours alternate, and the others meet in pairs, Black being taken before White.
std::vector<Game> next_round(int size, const std::vector<Game>& round, bool last_has_white) {
  std::vector<int> line;
  for (const Game& game : round)
    for (const int number : {game.white, game.black})
      if (number != size) line.push_back(number);
  std::vector<Game> games = {last_has_white ? Game{size, line.back()} : Game{line.back(), size}};
  for (std::size_t left = line.size() - 1; left >= 2; left -= 2)
    games.push_back({line[left - 2], line[left - 1]});
  return games;
}

TEST(Berger, EachRoundFollowsFromTheOneBefore) {
  for (int size = 2; size <= 200; size += 2) {
    std::vector<Game> round;
    for (int number = 1; number <= size / 2; ++number) round.push_back({number, size + 1 - number});
    for (int number = 1; number < size; ++number) {
      if (number > 1) round = next_round(size, round, number % 2 == 0);
      ASSERT_EQ(games_text(berger_round(size, number)), games_text(round)) << size << ' ' << number;
    }
  }
}

TEST(Berger, TheInverseFindsEveryGame) {
  for (int size = 2; size <= 100; size += 2) {
    std::set<std::pair<int, int>> pairs;
    for (int round = 1; round < size; ++round) {
      for (const auto& [white, black] : berger_round(size, round)) {
        pairs.insert(std::minmax(white, black));
        ASSERT_EQ(meeting_round(size, white, black), round) << size;
        ASSERT_EQ(meeting_round(size, black, white), round) << size;
        ASSERT_TRUE(has_white(size, white, black)) << size << ": " << white << '-' << black;
        ASSERT_FALSE(has_white(size, black, white)) << size << ": " << white << '-' << black;
      }
    }
    EXPECT_EQ(pairs.size(), static_cast<std::size_t>(size) * static_cast<std::size_t>(size - 1) / 2) << size;
  }
}

TEST(Berger, TheLastNumberMeetsItsPartnerAtTheFirstBoard) {
  for (int size = 2; size <= 40; size += 2) {
    for (int round = 1; round < size; ++round) {
      const Game first = berger_round(size, round).front();
      EXPECT_EQ(first.white + first.black, size + partner_of_last(size, round));
    }
  }
}

TEST(Berger, AnOddNumberHasADummy) {
  EXPECT_EQ(table_size(7), 8);
  EXPECT_EQ(table_size(8), 8);
  EXPECT_EQ(rounds_of_cycle(7), 7);
  EXPECT_EQ(rounds_of_cycle(8), 7);
  EXPECT_EQ(rounds_of_cycle(1), 0);
}

}  // namespace
}  // namespace bloesem::round_robin
