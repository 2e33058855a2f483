// C.7: downfloaters are chosen so that the following bracket, and only that one, can be paired well. Most
// positions were found by search: they are the smallest in which another reading changes the pairing.
#include <gtest/gtest.h>

#include <algorithm>

#include "bloesem/bracket_kind.hpp"
#include "tests/engine/dutch/walk.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using criteria::BracketKind;
using criteria::Criterion;
using test::brackets_of;
using test::pairs;
using test::Rows;
using test::TournamentBuilder;

// 2, 3 and 5 (1.5), then 1 (1.0), then 4 (0.5). 3 and 5 have met 1, and 2 has not.
TournamentBuilder five_in_one_group() {
  return TournamentBuilder(5).round("1-3 =, 4-2 =, 5 U").round("2 U, 3-4 1/0, 5-1 =");
}

TEST(ArticleC7, FirstThePairsOfTheNextBracket) {
  EXPECT_EQ(brackets_of(pair_round(five_in_one_group())), "normal 2 3 5 | before last 2>1 | last 4");
  EXPECT_EQ(pairs(five_in_one_group()), "2-1 3-5 4 bye");
  EXPECT_EQ(test::pairs_without("C.7", five_in_one_group()), "2-5 1-4 3 bye");  // 3 has no opponent left
}

// 2 or 3 goes down to 1 and 4, where one pair is made in any case. 3 has met both and would be left over there,
// which is a larger difference than with 4.
TEST(ArticleC7, ThenItsScoreDifferences) {
  const Tournament t = TournamentBuilder(5).round("1-3 =, 4-2 =, 5 U").round("2 U, 3-4 1/0, 5-1 1/0");
  Rows first_half_only = test::rows();
  std::erase_if(first_half_only, [](const Criterion& row) {
    return row.article == "C.7" && row.measure == criteria::Measure::Differences;
  });
  EXPECT_EQ(pairs(t), "5-3 2-1 4 bye");
  EXPECT_EQ(pairs(t, first_half_only), "5-2 1-4 3 bye");
}

// If all lower groups were considered, 1 would meet 4 and the others would be 6-2 and 5-3.
TEST(TrapLook1, OnlyTheNextBracketIsLookedAt) {
  const Tournament t =
      TournamentBuilder(6).round("1-3 1/0, 4-2 1/0, 5 F, 6 F").round("2-3 1/0, 5-1 0/1, 6-4 =");
  EXPECT_EQ(pairs(t), "1-6 4-3 2-5");
}

// 1, 2 and 3 (1.0) cost the same in C.7, so 3 goes down; that 2 would give 4 (0.5) the colour that 3 denies is
// not considered.
TEST(TrapLook1, ColoursOfTheNextBracketDoNotCount) {
  EXPECT_EQ(pairs(test::among_strangers({"F", "B1", "W1", "W="})), "1-2 3-4");
}

TEST(TrapLookLegal, TheNextBracketsPairsMustBeLegal) {
  // If the games of 3 and 5 against 1 were ignored, it would be 2-5 1-4 3 bye.
  EXPECT_EQ(pairs(five_in_one_group()), "2-1 3-5 4 bye");
}

TEST(TrapLookLegal, ForbiddenPairsCountInTheLookAhead) {
  TournamentBuilder t(6);
  t.byes("1 F, 2 F, 3 F").forbid_between({3}, {4, 5, 6});
  EXPECT_EQ(pairs(t), "1-3 2-4 5-6");
  EXPECT_EQ(brackets_of(pair_round(t)), "before last 1 2 3 | last 2>4 5 6");  // at the first attempt
}

// 3 goes down to 2 and 6. It is not considered that a player left over by these three could then not meet 1:
// their bracket has to become the PPB. A look-ahead that required completion would have made it 3-4 5-6 2-1.
TEST(TrapLookNoC4, CompletionBelowTheNextBracketIsNotLookedAt) {
  const Tournament t = TournamentBuilder(6).round("1-4 =, 3-6 1/0, 5-2 1/0").round("2 F, 4 U, 5-3 =, 6-1 1/0");
  EXPECT_EQ(pairs(t), "3-1 4-5 2-6");
  EXPECT_EQ(brackets_of(pair_round(t)), "normal 3 4 5 | before last! 3>2 6 | PPB 3>2 6 | CLB 3>1");
}

// 5 is barred from the bye. A look-ahead that ignored this would let 2 go down to 3 and leave 5 over; the last
// bracket would then have to leave 2.
TEST(TrapLookLast, TheByeCountsIfTheNextBracketIsTheLast) {
  const Tournament t = TournamentBuilder(6)
                           .round("1-3 0/1, 4 H, 5-2 0/1, 6 U")
                           .round("2 H, 3-6 0/1, 4-1 1/0, 5 U")
                           .coming("1 H");
  Rows without_c2;
  for (Criterion row : test::rows()) {
    if (row.article == "C.7" && row.in_force == criteria::kinds(BracketKind::BeforeLast)) continue;
    if (row.article == "C.7") row.in_force = criteria::kinds(BracketKind::Normal, BracketKind::BeforeLast);
    without_c2.push_back(row);
  }
  EXPECT_EQ(pairs(t), "6-2 4-5 3 bye");
  EXPECT_EQ(pairs(t, without_c2), "6-4 3-5 2 bye");
}

// The look-ahead could pair 3 with either player; the bracket {3, 2, 4} is then paired by all its criteria.
TEST(TrapLookSelect, TheNextBracketIsPairedAfresh) {
  EXPECT_EQ(pairs(TournamentBuilder(4).round("1-3 0/1, 4-2 =")), "3-4 2-1");  // by order alone 3-2 4-1
}

TEST(TrapLookRank, TheLookAheadGoesBeforeColours) {
  Rows last = test::rows();
  std::stable_partition(last.begin(), last.end(), [](const Criterion& row) { return row.article != "C.7"; });
  EXPECT_EQ(pairs(five_in_one_group()), "2-1 3-5 4 bye");
  EXPECT_EQ(pairs(five_in_one_group(), last), "2-5 1-4 3 bye");
}

// With C.7 in the PPB it would be 2-3 4-5 with the bye for 1.
TEST(TrapLookPpb, ThePpbDoesNotLookAhead) {
  const Tournament t = TournamentBuilder(5)
                           .round("1-3 1/0, 4-2 =, 5 U")
                           .round("2 U, 3-4 0/1, 5-1 =")
                           .round("1-4 0/1, 2-5 1/0, 3 U");
  EXPECT_EQ(pairs(t), "2-1 5-3 4 bye");
  EXPECT_EQ(brackets_of(pair_round(t)), "normal 2 4 | before last! 2 4>1 5 | PPB 2 4>1 5 | CLB 4 5>3");
}

}  // namespace
}  // namespace bloesem
