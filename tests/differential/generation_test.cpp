// A literal implementation of section D, compared with the closed form of "generated earlier" and with the
// printed examples.
#include "tests/support/generation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "engine/dutch/solve/sieve/candidate_list.hpp"
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

// ---- the engine's list

BsnPairs pairs_of(const swiss::dutch::Candidate& candidate) {
  BsnPairs pairs;
  for (std::size_t i = 0; i < candidate.pairs; ++i)
    pairs.emplace_back(candidate.upper[i] + 1, candidate.lower[i] + 1);
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

constexpr int unlimited = 1'000'000'000;

std::vector<BsnPairs> listed(const std::vector<swiss::PlayerSet>& partners, int mdps, int pairs) {
  static swiss::dutch::CandidateList list;  // shared, because its working memory must not matter
  EXPECT_TRUE(list.fill(partners, mdps, pairs, unlimited));
  std::vector<BsnPairs> result;
  for (const swiss::dutch::Candidate& candidate : list.candidates()) {
    result.push_back(pairs_of(candidate));
    const GenerationKey key = generation_key(mdps, static_cast<Bsn>(partners.size()), result.back());
    EXPECT_EQ(candidate.exchanges, key[exchanges_in_key].front());
    swiss::PlayerSet everybody = candidate.singles;
    for (const auto& [upper, lower] : result.back())
      everybody += swiss::set_of(upper - 1) + swiss::set_of(lower - 1);
    EXPECT_EQ(everybody, swiss::first_numbers(static_cast<int>(partners.size())));
  }
  return result;
}

// Returns the pairs that are possible if all players may meet, except MDPs with each other.
std::vector<swiss::PlayerSet> all_partners(int mdps, int players) {
  std::vector<swiss::PlayerSet> partners;
  const swiss::PlayerSet everybody = swiss::first_numbers(players);
  for (int v = 0; v < players; ++v)
    partners.push_back(everybody & ~swiss::set_of(v) & ~(v < mdps ? swiss::first_numbers(mdps) : 0));
  return partners;
}

TEST(CandidateList, OfAHomogeneousBracketIsSectionDByTheLetter) {
  for (Bsn n = 1; n <= swiss::max_listed; ++n)
    for (int pairs = 0; 2 * pairs <= n; ++pairs)
      EXPECT_EQ(listed(all_partners(0, n), 0, pairs),
                homogeneous_candidates(n, static_cast<std::size_t>(pairs)));
}

TEST(CandidateList, OfAHeterogeneousBracketIsSectionDByTheLetter) {
  for (int mdps = 1; mdps <= 3; ++mdps) {
    const std::vector<Points> scores(static_cast<std::size_t>(mdps), 20);
    for (int residents = 1; mdps + residents <= swiss::max_listed; ++residents) {
      for (int pairs = 0; pairs <= std::min((mdps + residents) / 2, residents); ++pairs) {
        std::vector<BsnPairs> expected;
        for (int m1 = std::min(mdps, pairs); m1 >= 0; --m1) {
          if (m1 + 2 * (pairs - m1) > residents) continue;
          std::vector<BsnPairs> some = heterogeneous_candidates(
              {scores, static_cast<std::size_t>(m1), residents, static_cast<std::size_t>(pairs - m1)});
          expected.insert(expected.end(), some.begin(), some.end());
        }
        // Section D does not order different numbers of paired MDPs: compare within one number.
        std::vector<BsnPairs> engine = listed(all_partners(mdps, mdps + residents), mdps, pairs);
        std::stable_sort(engine.begin(), engine.end(), [&](const BsnPairs& a, const BsnPairs& b) {
          const auto paired = [&](const BsnPairs& c) {
            return std::count_if(c.begin(), c.end(), [&](const auto& pair) { return pair.first <= mdps; });
          };
          return paired(a) > paired(b);
        });
        EXPECT_EQ(engine, expected) << mdps << " MDPs, " << residents << " residents, " << pairs << " pairs";
      }
    }
  }
}

TEST(CandidateList, GivesUpOnlyOnMoreThanSevenPlayers) {
  swiss::dutch::CandidateList list;
  bool gave_up = false;
  for (int players = 1; players <= swiss::max_listed; ++players)
    for (int mdps = 0; mdps < players; ++mdps)
      for (int pairs = 0; 2 * pairs <= players; ++pairs) {
        const bool all = list.fill(all_partners(mdps, players), mdps, pairs);
        EXPECT_TRUE(all || players > swiss::dutch::always_listed) << players << ' ' << mdps << ' ' << pairs;
        gave_up = gave_up || !all;
      }
  EXPECT_TRUE(gave_up);
}

// Exactly the candidates with forbidden pairs are left out.
TEST(CandidateList, LeavesOutPairsThatMayNotMeet) {
  Random random(20261122);
  for (int i = 0; i < 2000; ++i) {
    const int players = random.between(1, swiss::max_listed);
    const int mdps = random.between(0, std::min(3, players - 1));
    const int pairs = random.between(0, players / 2);
    const std::vector<swiss::PlayerSet> everybody = all_partners(mdps, players);
    std::vector<swiss::PlayerSet> some = everybody;
    const int percent = random.between(10, 70);
    for (int h = 0; h < players; ++h)
      for (int l = h + 1; l < players; ++l)
        if (random.chance(percent)) {
          some[static_cast<std::size_t>(h)] &= ~swiss::set_of(l);
          some[static_cast<std::size_t>(l)] &= ~swiss::set_of(h);
        }
    std::vector<BsnPairs> expected = listed(everybody, mdps, pairs);
    std::erase_if(expected, [&](const BsnPairs& candidate) {
      return std::any_of(candidate.begin(), candidate.end(), [&](const auto& pair) {
        return (some[static_cast<std::size_t>(pair.first - 1)] & swiss::set_of(pair.second - 1)) == 0;
      });
    });
    ASSERT_EQ(listed(some, mdps, pairs), expected);
  }
}

}  // namespace
}  // namespace bloesem::test
