#include "engine/dutch/solve/whole_round/round_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::Random;
using test::TournamentBuilder;
using Pair = std::pair<Position, Position>;
using Pairs = std::vector<Pair>;

RoundField random_round(Random& random, int most_players) {
  return test::next_round(
      test::made_up_tournament(random, random.between(1, most_players), random.between(0, 4)));
}

// Returns one digit whose value is `values` of the pair.
Digits one_digit(std::map<Pair, int> values) {
  std::int64_t most = 0;
  for (const auto& [pair, value] : values) most += value;
  return {matching::Layout({{0, most}}), [values = std::move(values)](Position higher, Position lower) {
            const auto found = values.find({higher, lower});
            return found == values.end() ? std::vector<matching::Term>()
                                         : std::vector<matching::Term>{{0, found->second}};
          }};
}

// Returns the greatest totals of the digits, the first of them the most significant, over all matchings.
std::vector<int> best_totals(const std::vector<std::map<Pair, int>>& digits, std::vector<Position> players) {
  std::vector<int> best(digits.size(), 0);
  if (players.size() < 2) return best;
  const Position first = players.front();
  players.erase(players.begin());
  best = best_totals(digits, players);
  for (const Position partner : players) {
    std::vector<Position> rest = players;
    std::erase(rest, partner);
    if (!digits.front().contains({first, partner})) continue;
    std::vector<int> totals = best_totals(digits, rest);
    for (std::size_t d = 0; d < digits.size(); ++d) totals[d] += digits[d].at({first, partner});
    best = std::max(best, totals);
  }
  return best;
}

TEST(RoundGraph, HasAnEdgeForEachLegalPairOfItsPlayers) {
  Random random(211);
  for (int run = 0; run < 500; ++run) {
    const RoundField field = random_round(random, 12);
    std::vector<Position> players;
    for (Position p = 0; p < field.size(); ++p)
      if (random.chance(70)) players.push_back(p);
    Pairs expected;
    for (std::size_t i = 0; i < players.size(); ++i)
      for (std::size_t j = i + 1; j < players.size(); ++j)
        if (field.compatible(players[i], players[j])) expected.emplace_back(players[i], players[j]);
    const RoundGraph graph(field, players);
    Pairs edges;
    for (const matching::WeightedEdge& edge : graph.edges()) {
      edges.emplace_back(edge.u.value(), edge.v.value());
      EXPECT_EQ(edge.weight, 0);
    }
    ASSERT_EQ(edges, expected);
    ASSERT_EQ(graph.left_over(), players) << "nobody is paired yet";
  }
}

TEST(RoundGraph, PrefersEarlierDigitsToAllLaterOnes) {
  Random random(212);
  int compared = 0;
  for (int run = 0; run < 800; ++run) {
    const RoundField field = random_round(random, 7);
    const std::vector<Position> players = positions(0, field.size());
    RoundGraph graph(field, players);
    std::vector<std::map<Pair, int>> digits(3);
    for (std::map<Pair, int>& digit : digits) {
      for (const matching::WeightedEdge& edge : graph.edges())
        digit[{edge.u.value(), edge.v.value()}] = random.between(0, 3);
      graph.append(one_digit(digit));
    }
    graph.optimise();
    std::vector<int> totals(digits.size(), 0);
    for (const Pair& pair : graph.pairs())
      for (std::size_t d = 0; d < digits.size(); ++d) totals[d] += digits[d].at(pair);
    if (graph.edges().empty()) continue;
    ASSERT_EQ(totals, best_totals(digits, players));
    ASSERT_EQ(2 * graph.pairs().size() + graph.left_over().size(), players.size());
    ++compared;
  }
  EXPECT_GT(compared, 500);
}

TEST(RoundGraph, WeightsGrowByTheWidthsOfTheirDigits) {
  const RoundField field = test::next_round(TournamentBuilder(2));
  RoundGraph graph(field, positions(0, 2));
  graph.append(one_digit({{{0, 1}, 5}}));
  graph.append({matching::Layout(std::vector<matching::DigitRange>()), {}});
  graph.append(one_digit({{{0, 1}, 1}}));
  EXPECT_EQ(graph.widths(), (std::vector<unsigned>{3, 1}));
  EXPECT_EQ(graph.edges().front().weight, 5 * 2 + 1);
}

// 1-2 is settled; later digits would rather have 1-3 and 2-4.
TEST(RoundGraph, KeepsSettledPairs) {
  const RoundField field = test::next_round(TournamentBuilder(4));
  RoundGraph graph(field, positions(0, 4));
  graph.append(one_digit({{{0, 1}, 1}}));
  graph.optimise();
  EXPECT_EQ(graph.pairs().front(), Pair(0, 1));
  EXPECT_EQ(graph.settled(), 0);
  graph.settle(Pairs{{0, 1}});
  EXPECT_EQ(graph.settled(), 2);
  graph.append(one_digit({{{0, 2}, 7}, {{1, 3}, 7}, {{2, 3}, 1}}));
  graph.optimise();
  EXPECT_EQ(graph.pairs(), (Pairs{{0, 1}, {2, 3}}));
  EXPECT_EQ(graph.mates(), (std::vector<Position>{1, 0, 3, 2}));
}

TEST(RoundGraph, StartsAnewWithoutTheDigitsOfOpenPairs) {
  const RoundField field = test::next_round(TournamentBuilder(6));
  RoundGraph graph(field, positions(0, 6));
  graph.append(one_digit({{{0, 1}, 3}, {{2, 3}, 3}, {{4, 5}, 3}}));
  graph.optimise();
  graph.settle(Pairs{{0, 1}});
  graph.start_anew();
  for (const matching::WeightedEdge& edge : graph.edges())
    EXPECT_EQ(edge.weight != 0, edge.u == 0 && edge.v == 1);
  graph.append(one_digit({{{2, 4}, 1}, {{3, 5}, 1}}));
  graph.optimise();
  EXPECT_EQ(graph.pairs(), (Pairs{{0, 1}, {2, 4}, {3, 5}}));
}

}  // namespace
}  // namespace bloesem::swiss::dutch
