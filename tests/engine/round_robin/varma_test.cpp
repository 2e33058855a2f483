// The sets of the restricted draw, and their promise.
#include "engine/round_robin/varma.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>

#include "engine/round_robin/berger.hpp"
#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

using Meeting = std::tuple<int, int, int>;  // two numbers of a set, and the round in which they meet

// Returns the meetings of numbers of one set in the last three rounds.
std::vector<Meeting> broken_promises(int players, VarmaTable table) {
  const int size = table_size(players);
  std::vector<Meeting> broken;
  for (const std::vector<int>& set : varma_sets(players, table)) {
    for (std::size_t i = 0; i < set.size(); ++i) {
      for (std::size_t k = i + 1; k < set.size(); ++k) {
        const int round = meeting_round(size, set[i], set[k]);
        if (round > size - 1 - varma_rounds) broken.emplace_back(set[i], set[k], round);
      }
    }
  }
  return broken;
}

TEST(Varma, EqualsThePublishedTables) {
  int sets = 0;
  for (const std::vector<std::string>& row : testing::rows_of(testing::facts / "varma.tsv")) {
    const auto set = static_cast<std::size_t>(row.at(1).at(0) - 'A');
    EXPECT_EQ(varma_sets(std::stoi(row.at(0)), VarmaTable::Published).at(set), testing::numbers_of(row.at(2)))
        << row.at(0) << row.at(1);
    ++sets;
  }
  EXPECT_EQ(sets, 8 * 4);
}

TEST(Varma, EveryNumberIsInOneSet) {
  for (const VarmaTable table : {VarmaTable::Published, VarmaTable::Corrected}) {
    for (int players = fewest_in_varma; players <= most_in_varma; ++players) {
      std::vector<int> numbers;
      for (const std::vector<int>& set : varma_sets(players, table))
        numbers.insert(numbers.end(), set.begin(), set.end());
      std::sort(numbers.begin(), numbers.end());
      ASSERT_EQ(numbers.size(), static_cast<std::size_t>(players));
      for (int number = 1; number <= players; ++number)
        EXPECT_EQ(numbers[static_cast<std::size_t>(number) - 1], number) << players;
    }
  }
}

// The misprint of the Handbook: docs/divergences.md.
TEST(Varma, OnlyThePublishedTableForTwelveBreaksItsPromise) {
  for (int players = fewest_in_varma; players <= most_in_varma; ++players) {
    const std::vector<Meeting> misprint = {{6, 12, 11}};
    EXPECT_EQ(broken_promises(players, VarmaTable::Published),
              players == 12 ? misprint : std::vector<Meeting>{})
        << players;
    EXPECT_EQ(broken_promises(players, VarmaTable::Corrected), std::vector<Meeting>{}) << players;
  }
}

TEST(Varma, TheCorrectionExchangesElevenAndTwelve) {
  using Sets = std::vector<std::vector<int>>;
  EXPECT_EQ(varma_sets(12, VarmaTable::Published), (Sets{{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}}));
  EXPECT_EQ(varma_sets(12, VarmaTable::Corrected), (Sets{{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 11}, {3, 12}}));
  for (int players = fewest_in_varma; players <= most_in_varma; ++players) {
    if (table_size(players) == 12) continue;
    EXPECT_EQ(varma_sets(players, VarmaTable::Published), varma_sets(players, VarmaTable::Corrected));
  }
}

}  // namespace
}  // namespace bloesem::round_robin
