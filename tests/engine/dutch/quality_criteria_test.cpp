// C.5 to C.19 in whole rounds: the effect of each article. Positions with more than a few lines were found by
// search: they are the smallest in which omitting the article changes the pairing.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/dutch/walk.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::among_strangers;
using test::pairs;
using test::pairs_without;
using test::TournamentBuilder;

// 1-2 would leave 3 and 4 to the next bracket, where no rule is against it.
TEST(ArticleC5, AsManyPairsAsPossible) {
  TournamentBuilder t(8);
  t.byes("1 F, 2 F, 3 F, 4 F").forbid({1, 3}).forbid({2, 4}).forbid({3, 4});
  EXPECT_EQ(pairs(t), "1-4 2-3 5-7 6-8");
}

// C.5 before C.6: exchanging the two rows changes the round.
TEST(TrapPairsFirst, TheNumberOfPairsIsMoreThanTheirDifferences) {
  const Tournament t = TournamentBuilder(7)
                           .round("1-4 1/0, 3-6 0/1, 5-2 =, 7 U")
                           .round("2-3 1/0, 4 U, 6-5 =, 7-1 1/0")
                           .round("1-6 1/0, 2-7 1/0, 3 U, 4-5 =")
                           .round("1-2 =, 5-3 1/0, 6 U, 7-4 0/1");
  test::Rows exchanged = test::rows();
  const auto is = [](const char* article) {
    return [article](const auto& row) { return row.article == article; };
  };
  std::iter_swap(std::find_if(exchanged.begin(), exchanged.end(), is("C.5")),
                 std::find_if(exchanged.begin(), exchanged.end(), is("C.6")));
  EXPECT_EQ(pairs(t), "1-5 4-6 7-3 2 bye");
  EXPECT_EQ(pairs(t, exchanged), "2-6 4-3 5-7 1 bye");
}

TEST(ArticleC6, TheHigherScoredPlayerIsPaired) {
  const Tournament t =
      TournamentBuilder(4).round("1-3 0/1, 4-2 1/0").coming("3 H");  // 4 has 1.0, 1 and 2 have 0
  EXPECT_EQ(pairs(t), "4-1 2 bye");
  EXPECT_EQ(pairs_without("C.6", t), "1-2 4 bye");
}

// The sums of the differences are equal, but the largest differences are not.
TEST(TrapPsdList, DifferencesAreComparedFromTheLargestAndNotAdded) {
  const Tournament t = TournamentBuilder(4).round("1-3 0/1, 4-2 1/0").coming("3 H");
  test::Rows summed = test::rows();
  for (criteria::Criterion& row : summed) {
    if (row.article != "C.6") continue;
    row.measure = criteria::Measure::Count;
    row.pair = {[](const criteria::PlayerFacts& h, const criteria::PlayerFacts& l) {
      return criteria::Charge{h.score - l.score, 0};
    }};
    row.single = {[](const criteria::SinglePlayer& p) {
      return criteria::Charge{p.facts.score - p.artificial, 0};
    }};
  }
  EXPECT_EQ(pairs(t), "4-1 2 bye");
  EXPECT_EQ(pairs(t, summed), "1-2 4 bye");
}

// Any positive distance below the lowest score gives the same result in a bracket whose residents have one
// score.
TEST(TrapPsdV, TheArtificialScoreMayBeAnyLowerOne) {
  test::Rows distant = test::rows();
  for (criteria::Criterion& row : distant) {
    if (row.article != "C.6") continue;
    row.single = {[](const criteria::SinglePlayer& p) {
      return criteria::Charge{1, p.facts.score - p.artificial + 985};
    }};
  }
  for (int n = 5; n <= 11; ++n) {
    const Tournament t =
        TournamentBuilder(n).byes("1 F, 3 F").byes("2 H, 3 H, 4 H, 1 H").forbid({1, 2, 3}).forbid({2, 5});
    EXPECT_EQ(pairs(t), pairs(t, distant)) << n;
  }
}

TEST(ArticleC7, DownfloatersAreChosenForTheNextBracket) {
  const Tournament t =
      TournamentBuilder(5).round("1-3 =, 4-2 =, 5 U").round("2 U, 3-4 1/0, 5-1 =");  // groups: 2, 3, 5; 1; 4
  EXPECT_EQ(pairs(t), "2-1 3-5 4 bye");  // 2 is the only player whom 1 can still meet
  EXPECT_EQ(pairs_without("C.7", t), "2-5 1-4 3 bye");
}

// Last round; 1 and 3 have a difference of two, and 2 and 4 want different colours.
TEST(ArticleC8, ADifferenceOfThreeIsAvoided) {
  const TournamentBuilder t =
      among_strangers({"W1 W1 B1 W1", "W1 B1 B1 W1", "W1 W1 B1 W1", "W1 B1 W1 B1"}).declared(5);
  EXPECT_EQ(pairs(t), "1-4 2-3");
  EXPECT_EQ(pairs_without("C.8", t), "1-3 2-4");
}

// The same with two consecutive equal colours instead of the difference.
TEST(ArticleC9, AThirdTimeRunningIsAvoided) {
  const TournamentBuilder t =
      among_strangers({"B1 B1 W1 W1", "W1 B1 B1 W1", "B1 B1 W1 W1", "W1 B1 W1 B1"}).declared(5);
  EXPECT_EQ(pairs(t), "1-4 2-3");
  EXPECT_EQ(pairs_without("C.9", t), "1-3 2-4");
}

TEST(ArticleC10, MildPreferencesCountToo) {
  const TournamentBuilder t = among_strangers({"W1 B1", "B1 W1", "W1 B1", "B1 W1"});
  EXPECT_EQ(pairs(t), "1-4 2-3");
  EXPECT_EQ(pairs_without("C.10", t), "1-3 2-4");
}

// One preference is denied in any case; that of 2 is mild.
TEST(ArticleC11, RatherAMildPreferenceThanAStrongOne) {
  const TournamentBuilder t = among_strangers({"W1 B1 W1", "B1 W1 F", "W1 B1 W1", "B1 W1 B1"});
  EXPECT_EQ(pairs(t), "1-4 2-3");
  EXPECT_EQ(pairs_without("C.11", t), "1-3 2-4");
}

// 3 did not play in the previous round, so the bye would be a second consecutive downfloat.
TEST(ArticleC12, WhoFloatedDownBeforeIsPaired) {
  const TournamentBuilder t = among_strangers({"W1", "B1", "F"});
  EXPECT_EQ(pairs(t), "1-3 2 bye");
  test::Rows neither = test::rows_without("C.12");
  std::erase_if(neither, [](const auto& row) { return row.article == "C.16"; });  // would have the same effect
  EXPECT_EQ(pairs(t, neither), "1-2 3 bye");
}

TEST(ArticleC12, RanksAboveTheListsOfDifferences) {
  const Tournament t = TournamentBuilder(5).round("1-3 1/0, 4-2 -/+, 5 U").round("3 U, 4-1 1/0, 5-2 +/-");
  EXPECT_EQ(pairs(t), "5-1 2-3 4 bye");
  EXPECT_EQ(pairs_without("C.12", t), "5-2 3-4 1 bye");
}

TEST(ArticleC13, WhoFloatedUpBeforeMeetsHisEquals) {
  const Tournament t =
      TournamentBuilder(6).round("1-4 =, 3-6 =, 5-2 -/+").round("2-1 0/1, 4-3 1/0, 6-5 =").coming("1 Z");
  EXPECT_EQ(pairs(t), "4-6 2-3 5 bye");
  EXPECT_EQ(pairs_without("C.13", t), "4-6 2-5 3 bye");
}

TEST(ArticleC14, DownfloatsOfTwoRoundsBefore) {
  const Tournament t = TournamentBuilder(5)
                           .round("1-3 1/0, 4-2 1/0, 5 U")
                           .round("2 U, 3-4 0/1, 5-1 0/1")
                           .round("1-4 =, 2-5 =, 3 U");
  EXPECT_EQ(pairs(t), "1-2 5-3 4 bye");
  EXPECT_EQ(pairs_without("C.14", t), "4-5 2-3 1 bye");
}

TEST(ArticleC15, UpfloatsOfTwoRoundsBefore) {
  const Tournament t = TournamentBuilder(8)
                           .round("1-5 =, 3-7 0/1, 6-2 0/1, 8-4 0/1")
                           .round("2-4 1/0, 5-3 1/0, 7-1 1/0, 8-6 1/0")
                           .round("1-8 1/0, 3-6 0/1, 4-5 =, 7-2 1/0")
                           .round("2-1 =, 5-7 1/0, 6-4 0/1, 8-3 0/1");
  EXPECT_EQ(pairs(t), "5-2 7-8 4-3 1-6");
  EXPECT_EQ(pairs_without("C.15", t), "5-8 7-4 2-3 1-6");
}

TEST(ArticleC16, DifferencesOfRepeatedDownfloats) {
  const Tournament t = TournamentBuilder(5).round("1-3 =, 4-2 =, 5 U").round("2-1 1/0, 3 Z, 5-4 -/+");
  EXPECT_EQ(pairs(t), "2-3 4-5 1 bye");
  EXPECT_EQ(pairs_without("C.16", t), "2-5 4-3 1 bye");
}

TEST(ArticleC17, DifferencesOfRepeatedUpfloats) {
  const Tournament t =
      TournamentBuilder(5).round("1-3 =, 4-2 0/1, 5 U").round("2-1 1/0, 3 Z, 4 U, 5 H").coming("2 F");
  EXPECT_EQ(pairs(t), "5-3 4-1");
  EXPECT_EQ(pairs_without("C.17", t), "5-1 4-3");
}

TEST(ArticleC18, DifferencesOfDownfloatsOfTwoRoundsBefore) {
  const Tournament t =
      TournamentBuilder(5).round("1-3 0/1, 4-2 0/1, 5 U").round("2-1 0/1, 3 H, 4 H, 5 H").coming("1 H");
  EXPECT_EQ(pairs(t), "3-4 5-2");
  EXPECT_EQ(pairs_without("C.18", t), "3-2 5-4");
}

TEST(ArticleC19, DifferencesOfUpfloatsOfTwoRoundsBefore) {
  const Tournament t = TournamentBuilder(6)
                           .round("1-4 1/0, 3-6 =, 5-2 0/1")
                           .round("2-1 1/0, 4-3 =, 6-5 0/1")
                           .round("1-5 =, 3-2 0/1, 6-4 =");
  EXPECT_EQ(pairs(t), "2-6 1-3 5-4");
  EXPECT_EQ(pairs_without("C.19", t), "2-4 1-6 5-3");
}

}  // namespace
}  // namespace bloesem
