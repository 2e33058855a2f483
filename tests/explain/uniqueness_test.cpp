#include "bloesem/explain/uniqueness.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/explain/equal_by_enumeration.hpp"
#include "tests/explain/hard_round.hpp"
#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::EqualByEnumeration;
using bloesem::test::hard_round;
using bloesem::test::Random;
using bloesem::test::random_round;

struct UniquenessCounts {
  int rounds = 0;
  int only = 0;
  int otherwise = 0;
  int float_otherwise = 0;
};

void compare_uniqueness(const Subject& subject, UniquenessCounts& counts) {
  const Result<Uniqueness> answer = uniqueness(subject);
  ASSERT_TRUE(answer) << answer.error().message;
  const std::vector<BracketRecord>& brackets = subject.answer->record.brackets;
  ASSERT_EQ(answer->size(), static_cast<std::size_t>(std::count_if(
                                brackets.begin(), brackets.end(),
                                [](const BracketRecord& bracket) { return !bracket.discarded; })));
  for (const BracketUniqueness& each : *answer) {
    const BracketRecord& record = brackets[each.bracket];
    const Result<Uniqueness> alone = uniqueness(subject, record.score);
    ASSERT_TRUE(alone && !alone->empty());
    EXPECT_EQ(alone->front().others, each.others);
    EXPECT_EQ(alone->front().without, each.without);
    SCOPED_TRACE("bracket " + std::to_string(each.bracket) + " kind " +
                 std::to_string(static_cast<int>(record.kind)));
    const EqualByEnumeration all(subject, record);
    EXPECT_FALSE(all.better());
    ASSERT_GE(all.count(), 1U);
    EXPECT_EQ(each.only_one(), all.count() == 1);
    ASSERT_EQ(each.without.size(), record.pairs.size());
    for (std::size_t i = 0; i < record.pairs.size(); ++i) {
      EXPECT_EQ(!each.without[i], all.all_have(record.pairs[i])) << "pair " << i;
      ++(each.without[i] ? counts.otherwise : counts.only);
      if (!each.without[i]) continue;
      const std::vector<Pair>& gone = each.others[*each.without[i]].gone;
      EXPECT_EQ(std::count(gone.begin(), gone.end(), record.pairs[i]), 1);
    }
    for (const EqualPairing& other : each.others) {
      EXPECT_TRUE(all.has(other));
      counts.float_otherwise += other.floaters.empty() ? 0 : 1;
    }
  }
}

template <class MakeRound>
void compare_uniqueness_of_rounds(int rounds, unsigned seed, MakeRound make_round) {
  Random random(seed);
  UniquenessCounts counts;
  while (counts.rounds < rounds && !testing::Test::HasFailure()) {
    SCOPED_TRACE("seed " + std::to_string(seed) + ", round " + std::to_string(counts.rounds));
    const std::optional<Subject> subject = make_round(random);
    if (!subject || !subject->answer) continue;
    compare_uniqueness(*subject, counts);
    ++counts.rounds;
  }
  EXPECT_GT(counts.only, rounds / 2);
  EXPECT_GT(counts.otherwise, rounds / 2);
  EXPECT_GT(counts.float_otherwise, rounds / 10);
}

std::optional<Subject> any_small_round(Random& random) { return random_round(random, 2, 13); }

TEST(Uniqueness, IsThatOfAllCandidates) { compare_uniqueness_of_rounds(300, 1, any_small_round); }
TEST(Uniqueness, IsThatOfAllCandidatesWhereFewCanBeCompleted) {
  compare_uniqueness_of_rounds(1000, 2, hard_round);
}

TEST(SlowExplanations, UniquenessIsThatOfAllCandidates) {
  for (unsigned seed = 1; seed <= 10; ++seed) {
    compare_uniqueness_of_rounds(500, 100 + seed, any_small_round);
    compare_uniqueness_of_rounds(2000, 200 + seed, hard_round);
  }
}

}  // namespace
}  // namespace bloesem::explain
