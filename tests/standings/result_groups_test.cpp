#include "engine/standings/result_groups.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <vector>

#include "engine/generator/random.hpp"

namespace bloesem::standings {
namespace {

using generator::Random;
using Matrix = std::vector<std::vector<bool>>;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// Returns the reflexive transitive closure of the results.
Matrix closure(int players, const std::vector<ResultEdge>& edges) {
  Matrix above(at(players), std::vector<bool>(at(players)));
  for (int player = 0; player < players; ++player) above[at(player)][at(player)] = true;
  for (const ResultEdge& edge : edges) above[at(edge.stronger)][at(edge.weaker)] = true;
  for (int over = 0; over < players; ++over) {
    for (int i = 0; i < players; ++i) {
      for (int j = 0; j < players; ++j) {
        if (above[at(i)][at(over)] && above[at(over)][at(j)]) above[at(i)][at(j)] = true;
      }
    }
  }
  return above;
}

// Returns the pairs that must be in one tier: players who are not comparable, or comparable in both directions,
// and the consequences.
Matrix one_tier(const Matrix& above) {
  std::vector<ResultEdge> bound;
  const int players = static_cast<int>(above.size());
  for (int i = 0; i < players; ++i) {
    for (int j = 0; j < players; ++j) {
      if (above[at(i)][at(j)] == above[at(j)][at(i)]) bound.push_back({i, j});
    }
  }
  return closure(players, bound);
}

void expect_groups(int players, const std::vector<ResultEdge>& edges) {
  const Matrix above = closure(players, edges);
  const Matrix same_tier = one_tier(above);
  const std::vector<ResultGroup> groups = result_groups(players, edges);
  std::map<int, int> group_of;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    for (const PlayerIndex player : groups[group].players) group_of[player] = static_cast<int>(group);
  }
  ASSERT_EQ(std::ssize(group_of), players);
  for (int i = 0; i < players; ++i) {
    for (int j = 0; j < players; ++j) {
      const ResultGroup& of_i = groups[at(group_of[i])];
      const ResultGroup& of_j = groups[at(group_of[j])];
      EXPECT_EQ(group_of[i] == group_of[j], above[at(i)][at(j)] && above[at(j)][at(i)]);
      EXPECT_TRUE(!above[at(i)][at(j)] || group_of[i] <= group_of[j]);
      EXPECT_EQ(of_i.tier == of_j.tier, same_tier[at(i)][at(j)]);
      EXPECT_TRUE(of_i.tier >= of_j.tier || above[at(i)][at(j)]);
    }
  }
}

TEST(ResultGroups, AreThoseOfTheClosure) {
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    Random random(seed);
    const int players = random.between(1, 9);
    std::vector<ResultEdge> edges;
    for (int edge = random.between(0, 2 * players); edge > 0; --edge) {
      const ResultEdge drawn{random.between(0, players - 1), random.between(0, players - 1)};
      if (drawn.stronger != drawn.weaker) edges.push_back(drawn);
    }
    expect_groups(players, edges);
    ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << seed;
  }
}

TEST(ResultGroups, NobodyIsNoGroup) { EXPECT_TRUE(result_groups(0, {}).empty()); }

// A recursive implementation would overflow the stack here.
TEST(ResultGroups, ALongChain) {
  constexpr int players = 300'000;
  std::vector<ResultEdge> edges;
  for (int player = 1; player < players; ++player) edges.push_back({player - 1, player});
  const std::vector<ResultGroup> groups = result_groups(players, edges);
  ASSERT_EQ(std::ssize(groups), players);
  EXPECT_EQ(groups.back().tier, players - 1);
  edges.push_back({players - 1, 0});
  EXPECT_EQ(result_groups(players, edges).size(), 1U);
}

}  // namespace
}  // namespace bloesem::standings
