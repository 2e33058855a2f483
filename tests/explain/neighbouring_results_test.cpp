#include "engine/explain/neighbouring_results.hpp"

#include <gtest/gtest.h>

#include <set>

namespace bloesem::explain {
namespace {

std::size_t differences(const OpenResults& some, const OpenResults& others) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < some.size(); ++i) count += some[i] != others[i] ? 1 : 0;
  return count;
}

// Returns all sets, each of which differs from the one before in one game.
std::vector<OpenResults> sets_of(std::size_t games, std::size_t most) {
  NeighbouringResults sets(games, most);
  std::vector<OpenResults> all;
  while (const auto next = sets.next()) {
    if (!all.empty()) {
      EXPECT_EQ(differences(all.back(), *next), 1U);
    }
    all.push_back(*next);
  }
  return all;
}

TEST(NeighbouringResults, AreEverySetOnce) {
  for (const std::size_t games : {1U, 2U, 5U, 8U}) {
    const std::vector<OpenResults> all = sets_of(games, 6561);
    EXPECT_TRUE(NeighbouringResults(games, 6561).is_every_set());
    const std::set<OpenResults> different(all.begin(), all.end());
    std::size_t expected = 1;
    for (std::size_t i = 0; i < games; ++i) expected *= 3;
    EXPECT_EQ(all.size(), expected);
    EXPECT_EQ(different.size(), expected);
    EXPECT_EQ(all.front(), OpenResults(games, OpenResult::Draw));
  }
}

TEST(NeighbouringResults, AreAWayThroughManyWhereTheyAreTooMany) {
  const std::vector<OpenResults> some = sets_of(30, 1000);
  EXPECT_EQ(some.size(), 1000U);
  EXPECT_FALSE(NeighbouringResults(30, 1000).is_every_set());
  EXPECT_EQ(some, sets_of(30, 1000));
  EXPECT_GT(std::set<OpenResults>(some.begin(), some.end()).size(), 990U);
}

}  // namespace
}  // namespace bloesem::explain
