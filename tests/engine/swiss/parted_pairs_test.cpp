#include "engine/swiss/parted_pairs.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/dubov/dubov_position.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss {
namespace {

using matching::Vertex;

// Compares every pair, and the rows.
void expect_pairs(const RoundField& field, const std::vector<Position>& players,
                  const std::vector<Part>& parts) {
  const PartedPairs graph(field, players, parts);
  matching::BitRows rows;
  graph.fill(rows);
  for (Vertex a = 0; a < graph.size(); ++a) {
    EXPECT_EQ(graph.player(a), players[matching::at(a)]);
    for (Vertex b = 0; b < graph.size(); ++b) {
      if (a == b) continue;
      const bool apart =
          parts[matching::at(a)] != Part::Open && parts[matching::at(a)] == parts[matching::at(b)];
      const bool legal = !apart && field.compatible(players[matching::at(a)], players[matching::at(b)]);
      EXPECT_EQ(graph.adjacent(a, b), legal);
      EXPECT_EQ(rows.test(a, b), legal);
    }
  }
}

TEST(PartedPairs, AreTheLegalPairsWithoutThoseOfAPart) {
  test::Random random(78);
  for (int i = 0; i < 300; ++i) {
    const Tournament tournament = test::made_up_tournament(random, random.between(2, 11), random.between(0, 5));
    const RoundField field = test::next_round(tournament);
    const std::vector<Position> players = positions(0, field.size());
    std::vector<Part> parts;
    for (std::size_t p = 0; p < players.size(); ++p) parts.push_back(static_cast<Part>(random.between(0, 2)));
    expect_pairs(field, players, parts);
  }
}

TEST(PartedPairs, ByColourKeepEveryLegalPair) {
  test::Random random(79);
  for (int i = 0; i < 300; ++i) {
    const Tournament tournament =
        test::made_up_tournament(random, random.between(2, 11), random.between(0, 5), test::Colours::Lopsided);
    const RoundField field = test::next_round(tournament);
    const std::vector<Position> players = positions(0, field.size());
    const std::vector<Part> parts = parts_by_colour(field, players);
    const PartedPairs graph(field, players, parts);
    for (Vertex a = 0; a < graph.size(); ++a)
      for (Vertex b = a + 1; b < graph.size(); ++b)
        EXPECT_EQ(graph.adjacent(a, b), field.compatible(players[matching::at(a)], players[matching::at(b)]));
  }
}

// A large group whose members are kept apart is stored as a group.
TEST(PartedPairs, KnowLargeGroups) {
  test::Random random(80);
  for (int i = 0; i < 50; ++i) {
    Tournament tournament = test::made_up_tournament(random, 50, random.between(0, 5));
    std::vector<PlayerIndex>& group = tournament.forbidden_groups.emplace_back();
    for (PlayerIndex p = 0; p < std::ssize(tournament.players); p += 2) group.push_back(p);
    const RoundField field = test::next_round(tournament);
    const std::vector<Position> players = positions(0, field.size());
    EXPECT_GT(field.large_groups(), 0U);
    expect_pairs(field, players, std::vector<Part>(players.size(), Part::Open));
  }
}

TEST(PartedPairs, RowsOfTwoLists) {
  test::LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}});
  position.apart(1, {3});
  const test::DubovPosition dubov(position);
  matching::BitRows rows;
  fill_legal_rows(dubov.field, dubov.at({1, 2}), dubov.at({4, 3, 2}), rows);
  EXPECT_EQ(rows.rows(), 2);
  EXPECT_TRUE(rows.test(0, 0));
  EXPECT_FALSE(rows.test(0, 1));
  EXPECT_TRUE(rows.test(0, 2));
  EXPECT_TRUE(rows.test(1, 1));
  EXPECT_FALSE(rows.test(1, 2)) << "the same player";
}

}  // namespace
}  // namespace bloesem::swiss
