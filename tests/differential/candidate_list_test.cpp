// The list of the sieve solver, compared with section D read literally.
#include "engine/dutch/solve/sieve/candidate_list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/generation.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {
namespace {

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
