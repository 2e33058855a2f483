// Section D and B.3 to B.8: among equal candidates the one that is generated first wins.
#include "engine/dutch/solve/lemon/order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "matching/weighted/solver.hpp"
#include "tests/engine/dutch/walk.hpp"
#include "tests/support/generation.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using matching::Problem;
using test::BsnPairs;
using test::pairs;
using test::TournamentBuilder;

// Returns "1-3 2-4".
std::string text_of(const BsnPairs& pairs) {
  std::string text;
  for (const auto& [a, b] : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(a) + "-" + std::to_string(b);
  return text;
}

// Weights that maximise the number of paired MDPs and then the number of pairs, on the given edges; `unused`
// bits leave less room for the digits of the order.
Problem problem_of(int moved_down, int players, const BsnPairs& edges, std::size_t unused) {
  Problem problem;
  problem.vertices = players;
  std::vector<matching::DigitRange> ranges(2 + unused, {0, 1});
  ranges[0] = ranges[1] = {0, players};
  problem.layout = matching::Layout(std::move(ranges));
  const matching::Term mdp[] = {{0, 1}, {1, 1}};
  const matching::Term resident[] = {{1, 1}};
  const std::int32_t rows[] = {problem.rows.add(mdp), problem.rows.add(resident)};
  for (const auto& [a, b] : edges) problem.edges.push_back({a - 1, b - 1, rows[a <= moved_down ? 0 : 1]});
  return problem;
}

// Returns the engine's pairs for players 1 .. n, the first of whom are moved down, on these edges.
BsnPairs chosen(int moved_down, int players, const BsnPairs& edges, std::size_t unused = 0) {
  matching::OptimalMatchings best(problem_of(moved_down, players, edges, unused), matching::lemon_solver());
  swiss::dutch::choose_first_generated(best, moved_down, players);
  BsnPairs result;
  for (int v = 0; v < players; ++v)
    if (best.mate(v) > v) result.emplace_back(v + 1, best.mate(v) + 1);
  return result;
}

// Returns possible edges of a bracket, with random ones left out.
BsnPairs random_edges(test::Random& random, int moved_down, int players) {
  const int percent = random.between(30, 90);
  BsnPairs edges;
  for (int a = 1; a <= players; ++a)
    for (int b = std::max(a, moved_down) + 1; b <= players; ++b)
      if (random.chance(percent)) edges.emplace_back(a, b);
  return edges;
}

// Returns the first candidate that uses only the given edges.
BsnPairs first_legal(const std::vector<BsnPairs>& candidates, const BsnPairs& edges) {
  const auto legal = [&](const BsnPairs& candidate) {
    return std::all_of(candidate.begin(), candidate.end(), [&](const auto& pair) {
      return std::find(edges.begin(), edges.end(), pair) != edges.end();
    });
  };
  const auto found = std::find_if(candidates.begin(), candidates.end(), legal);
  return found == candidates.end() ? BsnPairs{} : *found;
}

// tests/support/generation implements section D literally; these tests compare it with the examples of the
// rules.
TEST(ArticleD1, FiveMakeTheseTranspositions) {
  std::string list;
  for (const test::Bsns& order : test::transpositions({3, 4, 5}, 2))
    list += std::to_string(order[0]) + "-" + std::to_string(order[1]) + " ";
  EXPECT_EQ(list, "3-4 3-5 4-3 4-5 5-3 5-4 ");
}

TEST(ArticleD2, SixMakeTheseExchanges) {
  std::string list;
  for (const test::Exchange& e : test::resident_exchanges({1, 2, 3}, {4, 5, 6})) {
    if (e.out_of_s1.size() == 1)
      list += std::to_string(e.out_of_s1[0]) + "/" + std::to_string(e.into_s1[0]) + " ";
    if (e.out_of_s1.size() == 2) {
      EXPECT_EQ(e, (test::Exchange{{2, 3}, {4, 5}}));  // the first double exchange
      break;
    }
  }
  EXPECT_EQ(list, "3/4 3/5 2/4 3/6 2/5 1/4 2/6 1/5 1/6 ");
}

// For difference 2, 7 for 5 goes before 6 for 4, although 6 is the smaller number.
TEST(TrapExchOrig, OfEqualDifferencesTheHighestLeavesS1) {
  std::vector<test::Exchange> list = test::resident_exchanges({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10});
  std::erase_if(list, [](const test::Exchange& e) { return e.out_of_s1.empty(); });
  EXPECT_EQ(list.at(0), (test::Exchange{{5}, {6}}));
  EXPECT_EQ(list.at(1), (test::Exchange{{5}, {7}}));
  EXPECT_EQ(list.at(2), (test::Exchange{{4}, {6}}));
}

TEST(TrapCount, WhatS2LeavesOverHasNoOrder) {
  EXPECT_EQ(test::homogeneous_candidates(5, 1).size(),
            10U);  // one pair of five: no candidate is generated twice
}

TEST(ArticleB6, HomogeneousBracketsTakeTheFirstCandidateOfTheSequence) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    test::Random random(seed);
    const int players = random.between(2, 8);
    const BsnPairs edges = random_edges(random, 0, players);
    const BsnPairs found = chosen(0, players, edges);
    const std::vector<BsnPairs> sequence = test::homogeneous_candidates(players, found.size());
    ASSERT_EQ(text_of(found), text_of(first_legal(sequence, edges))) << "seed " << seed;
  }
}

TEST(ArticleB7, HeterogeneousBracketsTakeTheFirstCandidateOfTheSequence) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    test::Random random(seed);
    const int players = random.between(3, 8);
    const int moved_down = random.between(1, players - 1);
    const BsnPairs edges = random_edges(random, moved_down, players);
    const BsnPairs found = chosen(moved_down, players, edges);
    const auto m1 = static_cast<std::size_t>(
        std::count_if(found.begin(), found.end(), [&](const auto& pair) { return pair.first <= moved_down; }));
    const std::vector<BsnPairs> sequence =
        test::heterogeneous_candidates({std::vector<Points>(static_cast<std::size_t>(moved_down), 10), m1,
                                        players - moved_down, found.size() - m1});
    ASSERT_EQ(text_of(found), text_of(first_legal(sequence, edges))) << "seed " << seed;
  }
}

// With 64 bits left, MDPs, exchanges and opponents are decided in several parts.
TEST(ArticleB7, ManyPlayersAreDecidedInPartsAsAllAtOnce) {
  int exchanged = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    test::Random random(seed);
    const int players = random.between(150, 170);
    const int moved_down = random.chance(50) ? 0 : random.between(66, 75);
    BsnPairs edges;
    for (const auto& edge : random_edges(random, moved_down, players))
      if (random.chance(6)) edges.push_back(edge);
    const BsnPairs found = chosen(moved_down, players, edges);
    const auto s1 = static_cast<int>(found.size());
    exchanged += moved_down == 0 &&
                 std::any_of(found.begin(), found.end(), [&](const auto& pair) { return pair.first > s1; });
    ASSERT_EQ(text_of(chosen(moved_down, players, edges, 380)), text_of(found)) << "seed " << seed;
  }
  EXPECT_GT(exchanged, 2);
}

TEST(ArticleB3, S1MeetsS2InOrder) {
  EXPECT_EQ(pairs(TournamentBuilder(8)), "1-5 2-6 3-7 4-8");
  EXPECT_EQ(pairs(TournamentBuilder(7)), "1-4 2-5 3-6 7 bye");
}

// On the way to the best candidate S1, the limbo or S2 were altered; the alterations tried do not show in the
// result, but the number of exchanged residents does.
TEST(ArticleB5, TheRecordCountsTheExchanges) {
  const auto exchanged = [](const Tournament& t) {
    return pair_round(t).value().record.brackets.back().exchanges;
  };
  EXPECT_EQ(exchanged(TournamentBuilder(6)), 0);
  EXPECT_EQ(exchanged(TournamentBuilder(6).forbid({1, 4})), 0);  // a transposition is enough
  EXPECT_EQ(exchanged(TournamentBuilder(6).forbid({1, 4}).forbid({1, 5}).forbid({1, 6})), 1);
}

TEST(ArticleB4, APerfectCandidateCostsNothing) {
  const Result<RoundPairing> pairing = pair_round(TournamentBuilder(6));
  ASSERT_TRUE(pairing);
  for (const criteria::CriterionValue& value : pairing->record.brackets.at(0).criteria) {
    EXPECT_EQ(value.count, 0) << value.article;
    EXPECT_TRUE(value.differences.empty()) << value.article;
  }
}

TEST(TrapPerfect, TheFirstPerfectCandidateIsTheBestOne) {
  EXPECT_EQ(pairs(TournamentBuilder(6)), "1-4 2-5 3-6");
}

// Only 1-6 is possible for 1: the next transposition changes the later opponents as little as possible.
TEST(ArticleD1, TheSmallestTranspositionThatHelps) {
  EXPECT_EQ(pairs(TournamentBuilder(8).forbid({1, 5})), "1-6 2-5 3-7 4-8");
  EXPECT_EQ(pairs(TournamentBuilder(8).forbid({4, 8})), "1-5 2-6 3-8 4-7");
}

TEST(ArticleD2, AnExchangeIsNeeded) {
  EXPECT_EQ(pairs(TournamentBuilder(4).forbid({1, 3}).forbid({1, 4})), "1-2 3-4");
}

// 1 may meet only 2 and 3. 4 for 3 is a difference of one, 4 for 2 of two.
TEST(TrapExchOrig, TheSmallestDifferenceOfSumsComesFirst) {
  EXPECT_EQ(pairs(TournamentBuilder(6).forbid({1, 4}).forbid({1, 5}).forbid({1, 6})), "1-3 2-5 4-6");
}

TEST(TrapExchFloat, OfAnOddNumberTheLastOfS2Floats) {
  EXPECT_EQ(pairs(TournamentBuilder(5)), "1-3 2-4 5 bye");
  // 5 may not have the bye: it goes to the next one up, by a transposition, and not to a member of S1.
  EXPECT_EQ(pairs(TournamentBuilder(5).round("5 U").byes("1 F, 2 F, 3 F, 4 F")), "1-3 2-5 4 bye");
}

// 3 for 2 is one exchange. If a floating member of S1 did not count as exchanged, it would be 1-4 3-5 with 2
// left over.
TEST(TrapExchFloat, WhoFloatsFromS1CountsAsExchanged) {
  EXPECT_EQ(pairs(TournamentBuilder(5).round("1-3 =, 4 H, 5-2 =")), "1-2 3-4 5 bye");
}

// MDPs 1 and 2, one resident: 1 is paired, 2 is the limbo.
TEST(ArticleD3, TheFirstMovedDownPlayerIsPaired) {
  TournamentBuilder t(6);
  t.byes("1 F, 2 F, 3 H").forbid({1, 2});
  EXPECT_EQ(pairs(t), "1-3 2-4 5-6");
}

TEST(ArticleD3, AnMdpExchangeBringsTheSecondOne) {
  TournamentBuilder t(6);
  t.byes("1 F, 2 F, 3 H").forbid({1, 2}).forbid({1, 3});
  EXPECT_EQ(pairs(t), "1-4 2-3 5-6");
}

// M0 = 2 and M1 = 0: both are in the limbo.
TEST(ArticleB2, AllMovedDownPlayersMayBeInTheLimbo) {
  TournamentBuilder t(8);
  t.byes("1 F, 2 F, 3 H, 4 H").forbid({1, 2, 3}).forbid({1, 4}).forbid({2, 4});
  EXPECT_EQ(pairs(t), "1-5 2-6 3-4 7-8");
}

TEST(ArticleB1, AsManyPairsAsThereAreResidents) {
  TournamentBuilder t(8);
  t.byes("1 F, 2 F, 3 F, 4 H, 5 H").forbid({1, 2, 3});
  EXPECT_EQ(pairs(t), "1-4 2-5 3-6 7-8");
}

// 5 keeps 1, the first possible opponent, and the remainder 2 3 4 changes: 3-4, because 2-3 and 2-4 are
// forbidden.
TEST(TrapNest, TheRemainderMovesBeforeTheMdpsOpponent) {
  TournamentBuilder t(5);
  t.byes("5 F").forbid({2, 3}).forbid({2, 4});
  EXPECT_EQ(pairs(t), "5-1 3-4 2 bye");
}

// The MDP takes 6. For 2 3 4 5 7 8 there are two ways: 7 for 4, or 5 for 3. Renumbered, these are 5 for 3 and 4
// for 2: equal differences, and the higher one leaves S1. With the numbers of the bracket the other one would
// win.
TEST(TrapBsn, TheRemainderIsNumberedAfresh) {
  const BsnPairs edges = {{1, 6}, {2, 3}, {2, 4}, {3, 5}, {4, 7}, {5, 8}, {7, 8}};
  EXPECT_EQ(text_of(chosen(1, 8, edges)), "1-6 2-4 3-5 7-8");
}

}  // namespace
}  // namespace bloesem
