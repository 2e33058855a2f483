#include "engine/swiss/legal_pairs.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss {
namespace {

using matching::Vertex;
using test::Random;

// Returns some players, of whom the last are often contiguous, as in a walk: downfloaters and all below.
std::vector<Position> some_players(Random& random, const RoundField& field) {
  const auto begin = static_cast<Position>(random.between(0, static_cast<int>(field.size())));
  const Position end = random.chance(70) ? field.size() : begin;
  std::vector<Position> players;
  const int share = random.between(0, 60);
  for (Position p = 0; p < begin; ++p)
    if (random.chance(share)) players.push_back(p);
  for (Position p = begin; p < end; ++p) players.push_back(p);
  return players;
}

void expect_literal(const LegalPairs& graph, const RoundField& field, const std::vector<Position>& players) {
  const std::size_t size = players.size();
  ASSERT_EQ(graph.size(), static_cast<Vertex>(size + size % 2));
  matching::BitRows rows;
  graph.fill(rows);
  for (Vertex a = 0; a < graph.size(); ++a)
    for (Vertex b = 0; b < graph.size(); ++b) {
      const bool is_bye = graph.is_bye(a) || graph.is_bye(b);
      bool expected = false;
      if (a != b && is_bye)
        expected = field.facts(players[static_cast<std::size_t>(graph.is_bye(a) ? b : a)]).bye_eligible;
      else if (a != b)
        expected = field.compatible(players[static_cast<std::size_t>(a)], players[static_cast<std::size_t>(b)]);
      ASSERT_EQ(rows.test(a, b), expected) << a << ' ' << b;
      if (a == b) continue;
      ASSERT_EQ(graph.adjacent(a, b), expected) << a << ' ' << b;
      ASSERT_TRUE(!expected || graph.kind(a) == 0 || graph.kind(a) != graph.kind(b));
    }
}

TEST(LegalPairs, SayWhatTheFieldSays) {
  Random random(51);
  int odd = 0;
  int without_matrix = 0;
  for (int run = 0; run < 600 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    Tournament t =
        test::made_up_tournament(random, random.between(1, random.chance(5) ? 350 : 40), random.between(0, 5),
                                 random.chance(50) ? test::Colours::Lopsided : test::Colours::Mixed);
    if (random.chance(40)) {  // a group too large to be listed pair by pair
      t.forbidden_groups.emplace_back();
      for (std::size_t p = 0; p < t.players.size(); p += random.between<std::size_t>(1, 2))
        t.forbidden_groups.back().push_back(static_cast<PlayerIndex>(p));
    }
    const RoundField field = test::next_round(t);
    without_matrix += field.legal_matrix().filled() ? 0 : 1;
    for (int times = 0; times < 2; ++times) {
      const std::vector<Position> players = some_players(random, field);
      odd += players.size() % 2 == 1 ? 1 : 0;
      expect_literal(LegalPairs(field, players), field, players);
    }
  }
  EXPECT_GT(odd, 100);
  EXPECT_GT(without_matrix, 3);
}

TEST(LegalPairs, OfNobodyAreAGraph) {
  const RoundField field = test::next_round(test::TournamentBuilder(2));
  expect_literal(LegalPairs(field, {}), field, {});
  const std::vector<Position> one = {1};
  expect_literal(LegalPairs(field, one), field, one);
}

TEST(LegalPairs, WithoutAByeLeaveAnOddNumberOver) {
  const RoundField field = test::next_round(test::TournamentBuilder(3));
  const std::vector<Position> players = {0, 1, 2};
  EXPECT_EQ(LegalPairs(field, players, LegalPairs::Bye::None).size(), 3);
  EXPECT_EQ(LegalPairs(field, players).size(), 4);
}

TEST(ContiguousFrom, IsTheLongestTail) {
  Random random(52);
  for (int run = 0; run < 3000; ++run) {
    std::vector<Position> players;
    Position next = 0;
    for (int size = random.between(0, 12); size > 0; --size)
      players.push_back(next += random.chance(70) ? 1 : random.between(2, 4));
    const auto contiguous = [&](std::size_t begin) {
      for (std::size_t i = begin + 1; i < players.size(); ++i)
        if (players[i] != players[i - 1] + 1) return false;
      return true;
    };
    std::size_t expected = 0;
    while (!contiguous(expected)) ++expected;
    ASSERT_EQ(contiguous_from(players), expected);
  }
}

}  // namespace
}  // namespace bloesem::swiss
