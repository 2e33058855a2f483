#include "engine/dutch/solve/bounds/first_attaining.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/solve/sieve/candidate_list.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"

namespace bloesem::swiss::dutch {
namespace {

constexpr int no_limit = 1'000'000'000;

// Returns the candidate of the list that is generated first and attains all bounds, or null.
const Candidate* first_that_attains(CandidateList& list, const AttainingPairs& attaining) {
  const std::vector<PlayerSet> partners(attaining.rows().begin(), attaining.rows().end());
  EXPECT_TRUE(list.fill(partners, attaining.moved_down(), attaining.players() / 2, no_limit));
  const auto candidates = list.candidates();
  const auto found = std::find_if(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
    return (candidate.singles & ~attaining.floaters()) == 0;
  });
  return found == candidates.end() ? nullptr : &*found;
}

struct FoundCounts {
  int odd = 0;
  int moved_down = 0;
  int exchanged = 0;
  int none = 0;
};

void compare_first(const FirstAttaining& first, const Candidate& expected, FoundCounts& counts) {
  ASSERT_EQ(first.pairs().size(), expected.pairs);
  for (std::size_t i = 0; i < expected.pairs; ++i)
    EXPECT_EQ(first.pairs()[i], std::pair(int{expected.upper[i]}, int{expected.lower[i]}));
  EXPECT_EQ(first.floater(), expected.singles == 0 ? -1 : std::countr_zero(expected.singles));
  EXPECT_EQ(first.exchanges(), expected.exchanges);
  counts.odd += expected.singles == 0 ? 0 : 1;
  counts.exchanged += first.exchanges();
}

TEST(FirstAttaining, IsTheFirstListedCandidateThatAttainsAllBounds) {
  test::Random random(151);
  AttainingPairs attaining;
  FirstAttaining first;  // shared, because its working memory must not matter
  CandidateList list;
  FoundCounts counts;
  for (int run = 0; run < 6000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto [field, bracket] = test::random_last_bracket(random, 12, 2);
    const BracketProblem problem(field, criteria::baku_2016(), bracket);
    if (problem.players() > max_listed || attaining.look_at(problem)) continue;
    ASSERT_TRUE(attaining.bound(criteria::baku_2016()));
    const Candidate* const expected = first_that_attains(list, attaining);
    ASSERT_EQ(first.choose(attaining), expected != nullptr && expected->exchanges <= 1);
    if (expected == nullptr) {
      ++counts.none;
      continue;
    }
    if (expected->exchanges > 1) continue;
    counts.moved_down += bracket.moved_down.empty() ? 0 : 1;
    compare_first(first, *expected, counts);
  }
  EXPECT_GT(counts.odd, 300);
  EXPECT_GT(counts.moved_down, 300);
  EXPECT_GT(counts.exchanged, 50);
  EXPECT_GT(counts.none, 300);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
