#include "bloesem/explain/all_pairs.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "tests/explain/random_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::nr;
using test::TournamentBuilder;

std::string text_of(const PairAnswer& answer) {
  std::string text = "fate " + std::to_string(static_cast<int>(answer.fate)) + ", bracket " +
                     std::to_string(answer.bracket) + ", criterion " + std::to_string(answer.criterion) + ' ' +
                     std::string(answer.with.article) + " = " + std::to_string(answer.with.count);
  for (const Points difference : answer.with.differences) text += ' ' + std::to_string(difference);
  return text;
}

// Returns the pairs with another answer when the round is paired again for each.
std::string differences(const Subject& subject) {
  const Result<AllPairs> quick = all_pairs(subject);
  const Result<AllPairs> slow = all_pairs_one_by_one(subject);
  if (!quick || !slow) return quick.has_value() == slow.has_value() ? "" : "one of them is refused";
  std::string text;
  for (PlayerIndex a = 0; a < slow->players(); ++a)
    for (PlayerIndex b = 0; b < a; ++b)
      if (!(quick->at(a, b) == slow->at(a, b)))
        text += std::to_string(b + 1) + "-" + std::to_string(a + 1) + ": " + text_of(quick->at(a, b)) +
                ", not " + text_of(slow->at(a, b)) + '\n';
  return text;
}

// Returns the number of matrices to compare: many in the slow run.
int wanted(const char* variable, int usual) {
  const char* text = std::getenv(variable);
  return text == nullptr ? usual : std::atoi(text);
}

TEST(AllPairs, AreThoseOfRoundsPairedAgain) {
  test::Random random(2301);
  for (int compared = 0; compared < wanted("BLOESEM_MATRICES", 60);) {
    const auto subject = test::random_round(random, 6, 40);
    if (!subject) continue;
    const std::string found = differences(*subject);
    ASSERT_EQ(found, "") << "matrix " << compared << ", " << full_title_of(*subject->options.edition)
                         << ", round " << subject->round();
    ++compared;
  }
}

TEST(AllPairs, OfLargerRoundsAreThoseOfRoundsPairedAgain) {
  test::Random random(2302);
  for (int compared = 0; compared < wanted("BLOESEM_LARGE_MATRICES", 2);) {
    const auto subject = test::random_round(random, 60, 100);
    if (!subject) continue;
    const std::string found = differences(*subject);
    ASSERT_EQ(found, "") << "matrix " << compared << ", " << full_title_of(*subject->options.edition)
                         << ", round " << subject->round();
    ++compared;
  }
}

TEST(AllPairs, NameWhatForbidsAPair) {
  const Tournament tournament = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1").forbid({1, 4});
  const Result<Subject> subject = subject_of(tournament, {});
  ASSERT_TRUE(subject);
  const Result<AllPairs> all = all_pairs(*subject);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->at(nr(1), nr(2)).fate, PairFate::Board);
  EXPECT_EQ(all->at(nr(1), nr(3)).fate, PairFate::Met);
  EXPECT_EQ(all->at(nr(1), nr(4)).fate, PairFate::Forbidden);
  EXPECT_EQ(all->at(nr(2), nr(3)).fate, PairFate::Impossible);
  EXPECT_EQ(article_of(*subject, all->at(nr(1), nr(3))), "C.1");
  EXPECT_EQ(article_of(*subject, all->at(nr(2), nr(3))), "C.4");
}

TEST(AllPairs, OfThoseWhoAreNotPairedAreAbsent) {
  const Tournament tournament = TournamentBuilder(5);
  const Result<Subject> subject = subject_of(tournament, {.absent = {nr(5)}});
  ASSERT_TRUE(subject);
  const Result<AllPairs> all = all_pairs(*subject);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->at(nr(5), nr(1)).fate, PairFate::Absent);
  EXPECT_EQ(all->at(nr(2), nr(2)).fate, PairFate::Absent);
  EXPECT_EQ(all->at(nr(1), nr(2)).fate, PairFate::Order);
  EXPECT_EQ(article_of(*subject, all->at(nr(1), nr(2))), "D.1");
}

}  // namespace
}  // namespace bloesem::explain
