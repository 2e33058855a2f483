#include "engine/swiss/parted_pairs.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/swiss/bracket_walk.hpp"
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

}  // namespace
}  // namespace bloesem::swiss
