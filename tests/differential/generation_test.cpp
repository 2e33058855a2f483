// A literal implementation of section D, compared with the closed form of "generated earlier" and with the
// printed examples.
#include "tests/support/generation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

std::size_t place(const std::vector<Exchange>& exchanges, const Exchange& exchange) {
  const auto found = std::find(exchanges.begin(), exchanges.end(), exchange);
  EXPECT_NE(found, exchanges.end());
  return static_cast<std::size_t>(found - exchanges.begin());
}

// Keys must ascend strictly: the order agrees, and no candidate appears twice.
void expect_keys_ascend(const std::vector<BsnPairs>& candidates, Bsn mdps, Bsn players) {
  for (std::size_t i = 1; i < candidates.size(); ++i)
    ASSERT_LT(generation_key(mdps, players, candidates[i - 1]), generation_key(mdps, players, candidates[i]))
        << "candidate " << i << " with " << mdps << " MDPs among " << players << " players";
}

// Returns the number of sets of p pairs among n players.
std::uint64_t sets_of_pairs(std::uint64_t n, std::uint64_t p) {
  std::uint64_t ordered = 1;
  for (std::uint64_t k = 0; k < p; ++k) ordered = ordered * (n - 2 * k) * (n - 2 * k - 1) / 2 / (k + 1);
  return ordered;
}

TEST(Transpositions, OfAnElevenPlayerBracket) {
  const std::vector<Bsns> list = transpositions({6, 7, 8, 9, 10, 11}, 5);
  ASSERT_EQ(list.size(), 720U);
  EXPECT_EQ(list[0], (Bsns{6, 7, 8, 9, 10}));
  EXPECT_EQ(list[1], (Bsns{6, 7, 8, 9, 11}));
  EXPECT_EQ(list[2], (Bsns{6, 7, 8, 10, 9}));  // the printed list skips to 6-7-8-10-11 here
  EXPECT_EQ(list[3], (Bsns{6, 7, 8, 10, 11}));
  EXPECT_EQ(list[119], (Bsns{6, 11, 10, 9, 8}));
  EXPECT_EQ(list[120], (Bsns{7, 6, 8, 9, 10}));
  EXPECT_EQ(list.back(), (Bsns{11, 10, 9, 8, 7}));
  EXPECT_TRUE(std::is_sorted(list.begin(), list.end()));
}

TEST(Transpositions, OfTwoMdpsAndNineResidents) {
  const std::vector<Bsns> list = transpositions({3, 4, 5, 6, 7, 8, 9, 10, 11}, 2);
  ASSERT_EQ(list.size(), 72U);
  EXPECT_EQ(list[0], (Bsns{3, 4}));
  EXPECT_EQ(list[1], (Bsns{3, 5}));
  EXPECT_EQ(list[7], (Bsns{3, 11}));
  EXPECT_EQ(list[8], (Bsns{4, 3}));
  EXPECT_EQ(list.back(), (Bsns{11, 10}));
}

TEST(Exchanges, RulesOfElevenPlayers) {
  const std::vector<Exchange> list = resident_exchanges({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10, 11});
  ASSERT_EQ(list.size(), 461U);  // C(11, 5) - 1
  const auto expect_before = [&](const Exchange& first, const Exchange& second) {
    EXPECT_LT(place(list, first), place(list, second));
  };
  expect_before({{1}, {11}}, {{4, 5}, {6, 7}});                    // a
  expect_before({{4}, {6}}, {{5}, {8}});                           // b: 2 < 3
  expect_before({{3, 4}, {6, 8}}, {{4, 5}, {8, 9}});               // b: 7 < 8
  expect_before({{5}, {7}}, {{4}, {6}});                           // c: 5 leaves before 4
  expect_before({{2, 5}, {6, 7}}, {{3, 4}, {6, 7}});               // c: 5-2 before 4-3
  expect_before({{1, 4, 5}, {6, 7, 8}}, {{2, 3, 5}, {6, 7, 8}});   // c: 5-4-1 before 5-3-2
  expect_before({{5}, {6}}, {{5}, {7}});                           // 6 before 7
  expect_before({{4, 5}, {6, 9}}, {{4, 5}, {7, 8}});               // d: 6-9 before 7-8
  expect_before({{3, 4, 5}, {6, 7, 10}}, {{3, 4, 5}, {6, 8, 9}});  // d: 6-7-10 before 6-8-9
}

TEST(Exchanges, OfARemainderOfSix) {
  const std::vector<Exchange> list = resident_exchanges({1, 2, 3}, {4, 5, 6});
  const std::vector<Exchange> first = {{{3}, {4}}, {{3}, {5}}, {{2}, {4}}, {{3}, {6}}, {{2}, {5}},
                                       {{1}, {4}}, {{2}, {6}}, {{1}, {5}}, {{1}, {6}}, {{2, 3}, {4, 5}}};
  ASSERT_EQ(list.size(), 19U);
  EXPECT_TRUE(std::equal(first.begin(), first.end(), list.begin()));
}

TEST(MdpExchanges, TheOriginalThenHigherScoresThenLowerNumbers) {
  EXPECT_EQ(mdp_exchanges({30, 30, 20}, 2), (std::vector<Bsns>{{1, 2}, {1, 3}, {2, 3}}));
  EXPECT_EQ(mdp_exchanges({30, 30, 20, 10}, 2),
            (std::vector<Bsns>{{1, 2}, {1, 3}, {2, 3}, {1, 4}, {2, 4}, {3, 4}}));
  EXPECT_EQ(mdp_exchanges({20, 20}, 0), (std::vector<Bsns>{{}}));
}

TEST(HomogeneousCandidates, OfFivePlayers) {
  const std::vector<BsnPairs> list = homogeneous_candidates(5, 2);
  const std::vector<BsnPairs> first = {{{1, 3}, {2, 4}}, {{1, 3}, {2, 5}}, {{1, 4}, {2, 3}},
                                       {{1, 4}, {2, 5}}, {{1, 5}, {2, 3}}, {{1, 5}, {2, 4}}};
  ASSERT_EQ(list.size(), 15U);
  EXPECT_TRUE(std::equal(first.begin(), first.end(), list.begin()));
  EXPECT_EQ(list[6], (BsnPairs{{1, 2}, {3, 4}}));  // 2 <-> 3
}

TEST(HomogeneousCandidates, AppearInTheOrderOfTheClosedForm) {
  for (Bsn n = 0; n <= 8; ++n) {
    for (std::size_t pairs = 0; 2 * pairs <= static_cast<std::size_t>(n); ++pairs) {
      const std::vector<BsnPairs> list = homogeneous_candidates(n, pairs);
      EXPECT_EQ(list.size(), sets_of_pairs(static_cast<std::uint64_t>(n), pairs));
      expect_keys_ascend(list, 0, n);
    }
  }
}

TEST(HeterogeneousCandidates, AppearInTheOrderOfTheClosedForm) {
  for (std::size_t mdps = 1; mdps <= 3; ++mdps) {
    const std::vector<Points> scores(mdps, 20);
    for (Bsn residents = 1; residents <= 6; ++residents) {
      for (std::size_t m1 = 0; m1 <= std::min(mdps, static_cast<std::size_t>(residents)); ++m1) {
        const std::size_t left = static_cast<std::size_t>(residents) - m1;
        for (std::size_t pairs = 0; 2 * pairs <= left; ++pairs)
          expect_keys_ascend(heterogeneous_candidates({scores, m1, residents, pairs}), static_cast<Bsn>(mdps),
                             static_cast<Bsn>(mdps) + residents);
      }
    }
  }
}

// If MDPs have different scores, C.6 fixes how many of each score are paired; keys need only ascend among such
// candidates.
TEST(HeterogeneousCandidates, OfDifferentScoresAppearInOrderOnceScoresAreFixed) {
  const std::vector<Points> scores = {30, 30, 20, 20};
  for (std::size_t m1 = 1; m1 <= 3; ++m1) {
    const std::vector<BsnPairs> all = heterogeneous_candidates({scores, m1, 4, (4 - m1) / 2});
    for (std::size_t highest = 0; highest <= std::min<std::size_t>(2, m1); ++highest) {
      std::vector<BsnPairs> some;
      std::copy_if(all.begin(), all.end(), std::back_inserter(some), [&](const BsnPairs& pairs) {
        return static_cast<std::size_t>(std::count_if(pairs.begin(), pairs.end(),
                                                      [](const auto& p) { return p.first <= 2; })) == highest;
      });
      expect_keys_ascend(some, 4, 8);
    }
  }
}

// B.7: the remainder changes first, then the MDPs' opponents, then the set of paired MDPs.
TEST(HeterogeneousCandidates, TheRemainderMovesFirst) {
  const std::vector<BsnPairs> list = heterogeneous_candidates({{20, 20}, 1, 4, 1});
  EXPECT_EQ(list[0], (BsnPairs{{1, 3}, {4, 5}}));
  EXPECT_EQ(list[1], (BsnPairs{{1, 3}, {4, 6}}));
  EXPECT_EQ(list[2], (BsnPairs{{1, 3}, {5, 6}}));
  EXPECT_EQ(list[3], (BsnPairs{{1, 4}, {3, 5}}));
  EXPECT_EQ(list[12], (BsnPairs{{2, 3}, {4, 5}}));
}

}  // namespace
}  // namespace bloesem::test
