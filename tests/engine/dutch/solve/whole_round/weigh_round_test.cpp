// A known round has the weights at which the whole-round solver arrives.
#include "engine/dutch/solve/whole_round/weigh_round.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "criteria/dutch/fide_2026.hpp"
#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::WeightedEdge;

bool same_edge(const WeightedEdge& a, const WeightedEdge& b) {
  return a.u == b.u && a.v == b.v && a.weight == b.weight;
}

void expect_same_edges(const std::vector<WeightedEdge>& edges, std::span<const WeightedEdge> expected) {
  EXPECT_TRUE(std::equal(edges.begin(), edges.end(), expected.begin(), expected.end(), same_edge));
}

// The matching at the discarded bracket, without the pairs that only look ahead.
DiscardedStart discarded_start(const MatchedRound& matched, Position players) {
  DiscardedStart start{matched.new_start->collapsed_from, Opponents(at(players), nobody)};
  for (const auto& [higher, lower] : matched.new_start->discarded) {
    if (lower >= start.end) continue;
    start.mates[at(higher)] = lower;
    start.mates[at(lower)] = higher;
  }
  return start;
}

Tournament random_tournament(test::Random& random) {
  return test::made_up_tournament(random, random.between(1, 10), random.between(0, 5),
                                  random.chance(50) ? test::Colours::Lopsided : test::Colours::Mixed);
}

TEST(WeighRound, IsWhatTheSolverArrivesAt2026) {
  test::Random random(271);
  int rounds = 0;
  for (int run = 0; run < 500; ++run) {
    SCOPED_TRACE(run);
    const Tournament tournament = random_tournament(random);
    RoundField field = test::next_round(tournament, fide_2026);
    RoundField same_field = field;
    const auto matched = match_round_2026(field, criteria::fide_2026(), {});
    if (!matched) continue;
    const auto weighed = weigh_round_2026(same_field, criteria::fide_2026(), {matched->graph.mates()});
    ASSERT_EQ(weighed.size(), 1U);
    expect_same_edges(weighed.front().edges, matched->graph.edges());
    EXPECT_EQ(weighed.front().pairs, matched->graph.pairs());
    ++rounds;
  }
  EXPECT_GT(rounds, 300);
}

TEST(WeighRound, IsWhatTheSolverArrivesAt2016) {
  test::Random random(272);
  int rounds = 0;
  int new_starts = 0;
  for (int run = 0; run < 700; ++run) {
    SCOPED_TRACE(run);
    RoundField field = test::next_round(random_tournament(random));
    const auto matched = match_round_2016(field, criteria::baku_2016(), {});
    if (!matched) continue;
    FinishedRound round{matched->graph.mates()};
    if (matched->new_start) round.discarded = discarded_start(*matched, field.size());
    const auto weighed = weigh_round_2016(field, criteria::baku_2016(), round);
    ASSERT_EQ(weighed.size(), matched->new_start ? 2U : 1U);
    if (!matched->new_start) {
      expect_same_edges(weighed.front().edges, matched->graph.edges());
      ++rounds;
      continue;
    }
    ++new_starts;
    std::vector<WeightedEdge> left;  // those of the second start
    for (const WeightedEdge& edge : matched->graph.edges())
      if (std::any_of(weighed.back().edges.begin(), weighed.back().edges.end(),
                      [&](const WeightedEdge& other) { return edge.u == other.u && edge.v == other.v; }))
        left.push_back(edge);
    expect_same_edges(weighed.back().edges, left);
    EXPECT_EQ(weighed.front().edges.size(), matched->graph.edges().size());
  }
  EXPECT_GT(rounds, 300);
  EXPECT_GT(new_starts, 20);
}

TEST(WeighRound, LeavesLargeFieldsOut) {
  RoundField field = test::next_round(test::TournamentBuilder(301));
  EXPECT_TRUE(weigh_round_2016(field, criteria::baku_2016(), {Opponents(301, nobody)}).empty());
  EXPECT_TRUE(weigh_round_2026(field, criteria::fide_2026(), {Opponents(301, nobody)}).empty());
}

}  // namespace
}  // namespace bloesem::swiss::dutch
