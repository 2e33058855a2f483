// Can a bracket be solved as one matching? A homogeneous one can: once the number of pairs is known, the
// criteria and the order of section D fit into one weight per edge. A heterogeneous one takes two; the last
// tests show why one is not enough.
#include <gtest/gtest.h>

#include <algorithm>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/swiss/system.hpp"
#include "tests/differential/bracket_case.hpp"
#include "tests/support/bracket_oracle.hpp"
#include "tests/support/solve.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using swiss::Bracket;
using swiss::BracketPairing;

BracketPairing by_engine(const RoundField& field, const Bracket& bracket) {
  auto pairing = by_lemon(field, criteria::baku_2016(), bracket);
  EXPECT_TRUE(pairing.has_value());
  return *std::move(pairing);
}

// Uses the digits of a whole round, without optimal faces that are narrowed step by step.
BracketPairing by_digits(const RoundField& field, const Bracket& bracket) {
  return by_whole_round(field, criteria::baku_2016(), bracket).value();
}

// C.2 and C.4 come first in the record if they apply.
bool matching_complies(const BracketPairing& pairing) {
  const criteria::CriterionValue& first = pairing.criteria.front();
  return (first.article != "C.2" && first.article != "C.4") || first.count <= 1;
}

struct MatchedCounts {
  int compared = 0;
  int exchanges = 0;
};

void compare_with_matching(const BracketCase& c, MatchedCounts& counts) {
  const BracketPairing engine = by_engine(c.field, c.bracket);
  if (!matching_complies(engine)) return;
  SCOPED_TRACE(describe(c));
  const BracketPairing plain = by_digits(c.field, c.bracket);
  EXPECT_EQ(plain.pairs, engine.pairs);
  EXPECT_EQ(plain.downfloaters, engine.downfloaters);
  EXPECT_EQ(plain.exchanges, engine.exchanges);
  ++counts.compared;
  counts.exchanges += engine.exchanges > 0 ? 1 : 0;
}

constexpr BracketKind kinds[] = {BracketKind::Normal, BracketKind::BeforeLast, BracketKind::Last,
                                 BracketKind::Penultimate, BracketKind::Collapsed};

MatchedCounts compare_many(std::uint64_t seed, int mdps_least, int mdps_most) {
  Random random(seed);
  MatchedCounts counts;
  for (int i = 0; i < 2500 && !testing::Test::HasFailure(); ++i) {
    const BracketKind kind = kinds[static_cast<std::size_t>(i) % std::size(kinds)];
    const bool nothing_follows = kind == BracketKind::Last || kind == BracketKind::Collapsed;
    const BracketSizes sizes = {random.between(mdps_least, mdps_most), random.between(1, 10),
                                nothing_follows ? 0 : random.between(1, 5)};
    compare_with_matching(random_bracket(random, kind, sizes), counts);
  }
  testing::Test::RecordProperty("compared", counts.compared);
  testing::Test::RecordProperty("exchanges", counts.exchanges);
  return counts;
}

TEST(OneMatching, PairsAHomogeneousBracket) {
  const MatchedCounts counts = compare_many(1, 0, 0);
  EXPECT_GT(counts.compared, 1600);
  EXPECT_GT(counts.exchanges, 200);
}

TEST(OneMatching, TwoPairAHeterogeneousBracket) {
  const MatchedCounts counts = compare_many(2, 1, 4);
  EXPECT_GT(counts.compared, 1600);
  EXPECT_GT(counts.exchanges, 200);
}

TEST(OneMatching, PairsABracketOfManyExchanges) {
  Random random(4);
  MatchedCounts counts;
  for (int i = 0; i < 500 && !testing::Test::HasFailure(); ++i)
    compare_with_matching(
        random_bracket(random, BracketKind::Normal, {0, random.between(14, 20), 0}, Past::Halves), counts);
  testing::Test::RecordProperty("exchanges", counts.exchanges);
  EXPECT_GT(counts.exchanges, 330);
}

// So large that the digits for the opponents of S1 do not fit into one portion of the engine's optimal face.
TEST(OneMatching, OrTwoPairALargeBracket) {
  Random random(3);
  MatchedCounts counts;
  for (int i = 0; i < 2 && !testing::Test::HasFailure(); ++i)
    compare_with_matching(
        random_bracket(random, BracketKind::Last, {i % 2 == 0 ? 0 : 4, random.between(125, 140), 0}), counts);
  EXPECT_GT(counts.compared, 1);
}

// Returns players with these scores before round 1, of whom only these pairs may meet.
// Requires descending scores: positions are then the indices of the players.
RoundField field_of(const std::vector<Points>& scores,
                    const std::vector<std::pair<Position, Position>>& legal) {
  Tournament tournament;
  const auto n = static_cast<Position>(scores.size());
  for (Position p = 0; p < n; ++p) {
    tournament.players.push_back({p + 1, {}, 0, {}, {scores[static_cast<std::size_t>(p)]}});
    for (Position q = p + 1; q < n; ++q)
      if (std::find(legal.begin(), legal.end(), std::pair(p, q)) == legal.end())
        tournament.forbidden_groups.push_back({p.value(), q.value()});
  }
  return RoundField(tournament, swiss::dutch::baku_2016, {1, 9, {}, {}});
}

std::vector<Position> position_range(Position begin, Position end) {
  std::vector<Position> result;
  for (Position p = begin; p < end; ++p) result.push_back(p);
  return result;
}

using Pairs = std::vector<std::pair<Position, Position>>;

Pairs together(Pairs a, const Pairs& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::sort(a.begin(), a.end());
  a.erase(std::unique(a.begin(), a.end()), a.end());
  return a;
}

Pairs with(Pairs pairs, std::pair<Position, Position> one_more) {
  return together(std::move(pairs), {one_more});
}

// Only these two candidates have the maximum number of pairs, they are equal in every criterion, and `first` is
// generated first.
void expect_before(const std::vector<Points>& scores, const Bracket& bracket, const Pairs& first,
                   const Pairs& second) {
  const RoundField both = field_of(scores, together(first, second));
  EXPECT_EQ(by_engine(both, bracket).pairs, first);
  EXPECT_EQ(by_digits(both, bracket).pairs, first);
  const auto of_both = best_candidate(both, bracket);
  const auto of_second = best_candidate(field_of(scores, second), bracket);
  ASSERT_TRUE(of_both && of_second);
  EXPECT_EQ(of_both->grouping.pairs, first);
  EXPECT_EQ(of_second->grouping.pairs, second);
  EXPECT_EQ(of_both->values, of_second->values);
}

// D.2.d differs from "the highest number last" only with three exchanges: with the same sum, in a bracket of 16
// players, 9 13 14 enter S1 before 10 11 15 do. 6 7 8 leave it in both cases.
TEST(OneMatching, LowestNumbersEnterS1First) {
  const Pairs same = {{0, 5}, {1, 6}, {2, 7}};
  const Pairs a = together(same, {{3, 10}, {4, 11}, {8, 9}, {12, 14}, {13, 15}});
  const Pairs b = together(same, {{3, 8}, {4, 12}, {9, 13}, {10, 11}, {14, 15}});
  expect_before(std::vector<Points>(16, 0), {BracketKind::Last, {}, position_range(0, 16), {}}, a, b);
}

// Why a heterogeneous bracket needs two matchings. One MDP (BSN 1) and eight residents (2 .. 9), none with a
// preference. If the MDP meets 5, the remainder is 2 3 4 6 7 8 9 with S1R = 2 3 4, and
//   A = 2-3 4-8 6-9 is generated before B = 2-4 3-6 8-9:
//   both exchange one player; the uppers of A are 1 3 4 (sum 8) in new numbers, those of B 1 2 6 (sum 9):
//   D.2.b.
// If the MDP meets 7, 6 becomes number 5, the uppers of A are 1 3 5 (also sum 9), and B is generated before A,
// because it moves 3 out of S1R rather than 2: D.2.c.
// Let w be any edge weights chosen before the MDP's opponent is known. In the first bracket they need
// w(1-5) + w(A) > w(1-5) + w(B), in the second w(1-7) + w(B) > w(1-7) + w(A): a contradiction. The edges of A
// and B form one cycle, so there is no third candidate.
TEST(OneMatching, CannotPairAHeterogeneousBracket) {
  const std::vector<Points> scores = {10, 0, 0, 0, 0, 0, 0, 0, 0};
  const Bracket bracket = {BracketKind::Last, {0}, position_range(1, 9), {}};
  const Pairs a = {{1, 2}, {3, 7}, {5, 8}};  // positions are BSNs minus one
  const Pairs b = {{1, 3}, {2, 5}, {7, 8}};
  expect_before(scores, bracket, with(a, {0, 4}), with(b, {0, 4}));
  expect_before(scores, bracket, with(b, {0, 6}), with(a, {0, 6}));
}

// Why the number of pairs must be known. Eight residents; among 1 .. 6 either A = 1-3 2-4 5-6 or B = 1-2 3-5
// 4-6 is possible. If 7 and 8 may not meet, three pairs are made and S1 = 1 2 3: A exchanges 3 for 5 and B
// exchanges 2 for 4, both with difference 2, so A comes first (D.2.c). If 7 and 8 may meet, four pairs are made
// and S1 = 1 2 3 4: A exchanges 3 4 for 5 7 (two), B 2 for 7 (one), so B comes first (D.2.a). Again w(A) > w(B)
// and w(B) > w(A).
TEST(OneMatching, NeedsTheNumberOfPairs) {
  const std::vector<Points> scores(8, 0);
  const Bracket bracket = {BracketKind::Normal, {}, position_range(0, 8), {}};
  const Pairs a = {{0, 2}, {1, 3}, {4, 5}};
  const Pairs b = {{0, 1}, {2, 4}, {3, 5}};
  expect_before(scores, bracket, a, b);
  expect_before(scores, bracket, with(b, {6, 7}), with(a, {6, 7}));
}

}  // namespace
}  // namespace bloesem::test
