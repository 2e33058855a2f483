#include "engine/swiss/parted_pairs.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::Random;

std::vector<Position> random_players(Random& random, const RoundField& field) {
  std::vector<Position> players;
  for (Position p = 0; p < field.size(); ++p)
    if (random.chance(70)) players.push_back(p);
  random.shuffle(players);
  return players;
}

TEST(PartedPairs, RowsAndQuestionsAgreeWithTheField) {
  Random random(33);
  int pairs = 0;
  for (int trial = 0; trial < 300; ++trial) {
    Tournament tournament = test::random_dubov_tournament(random, 40);
    if (random.chance(20)) {  // a group that is stored as such
      auto& group = tournament.forbidden_groups.emplace_back();
      for (PlayerIndex p = 0; p < std::ssize(tournament.players); p += 2) group.push_back(p);
    }
    const DubovPosition position{LiteralPosition(tournament)};
    const std::vector<Position> players = random_players(random, position.field);
    std::vector<Part> parts;
    for (std::size_t i = 0; i < players.size(); ++i) parts.push_back(static_cast<Part>(random.between(0, 2)));
    const PartedPairs graph(position.field, players, parts);
    matching::BitRows rows;
    graph.fill(rows);
    for (matching::Vertex u = 0; u < graph.size(); ++u)
      for (matching::Vertex v = 0; v < graph.size(); ++v) {
        const Part one = parts[matching::at(u)];
        const bool expected = u != v && (one == Part::Open || one != parts[matching::at(v)]) &&
                              position.field.compatible(graph.player(u), graph.player(v));
        ASSERT_EQ(rows.test(u, v), expected);
        ASSERT_EQ(u != v && graph.adjacent(u, v), expected);
        pairs += expected ? 1 : 0;
      }
  }
  EXPECT_GT(pairs, 10000);
}

TEST(PartedPairs, PartsByColourForbidNothing) {
  const DubovPosition position{
      LiteralPosition(test::among_strangers({"W1 W1", "W1 W1", "B1 B1", "W1 B1"}).build())};
  const std::vector<Position> players = position.at({1, 2, 3, 4});
  const std::vector<Part> parts = parts_by_colour(position.field, players);
  EXPECT_EQ(parts, (std::vector{Part::Two, Part::Two, Part::One, Part::Open}));
  const PartedPairs graph(position.field, players, parts);
  EXPECT_FALSE(graph.adjacent(0, 1)) << "the same absolute preference";
  EXPECT_TRUE(graph.adjacent(0, 2));
  EXPECT_TRUE(graph.adjacent(0, 3));
}

TEST(PartedPairs, RowsOfTwoLists) {
  LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}});
  position.apart(1, {3});
  const DubovPosition dubov(position);
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
