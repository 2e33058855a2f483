// A.9: the walk over the brackets, the PPB and the CLB. Positions with results were found by search: they are
// the smallest in which another reading changes the pairing.
#include "engine/dutch/flow_2016.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/dutch/walk.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::brackets_of;
using test::IsPairing;
using test::pairs;
using test::TournamentBuilder;

std::string brackets(const Tournament& t) { return brackets_of(pair_round(t)); }

TEST(ArticleA3, BracketsAreScoreGroupsWithDownfloaters) {
  EXPECT_EQ(brackets(TournamentBuilder(7).byes("1 F, 2 F, 3 F, 4 H, 5 H")),
            "normal 1 2 3 | before last 3>4 5 | last 5>6 7");
}

TEST(ArticleA3, AScoreGroupOfOneIsABracket) {
  EXPECT_EQ(brackets(TournamentBuilder(4).byes("4 F")), "before last 4 | last 4>1 2 3");
}

TEST(ArticleA4a, WhoStaysUnpairedMovesDown) {
  const Result<RoundPairing> pairing = pair_round(TournamentBuilder(6).byes("1 F, 2 F, 3 F"));
  ASSERT_TRUE(pairing);
  EXPECT_EQ(test::text_of(pairing->record.brackets.at(0).downfloaters), "3");
  EXPECT_EQ(test::text_of(pairing->record.brackets.at(1).moved_down), "3");
}

// The PSD of a bracket in the record: 3 (1.0) meets 4 (0.0), and 6 (0.0) remains: 0 - (0 - 1) = 1.
TEST(ArticleA8, ThePsdListsPairsAndDownfloaters) {
  const Result<RoundPairing> pairing = pair_round(TournamentBuilder(6).byes("1 F, 2 F, 3 F").coming("5 Z"));
  ASSERT_TRUE(pairing);
  const auto& values = pairing->record.brackets.back().criteria;
  const auto psd =
      std::find_if(values.begin(), values.end(), [](const auto& value) { return value.article == "C.6"; });
  ASSERT_NE(psd, values.end());
  EXPECT_EQ(psd->differences, (criteria::ScoreDifferences{10, 10}));
}

TEST(ArticleA9, WithoutACompletePairingTheArbiterDecides) {
  EXPECT_THAT(pair_round(TournamentBuilder(6).forbid({1, 2, 3, 4})),
              test::FailsWith(ErrorCode::NoValidPairing, "players 1, 2 and 3 cannot all be paired"));
}

// 3 and 4 (0.0) may not meet each other, so the pair of 1 and 2 (1.0) is broken up.
TEST(ArticleA9, TheBracketThatLeavesAnIncompletableRestIsPairedAgain) {
  TournamentBuilder t(4);
  t.byes("1 F, 2 F").forbid({3, 4});
  EXPECT_EQ(brackets(t), "before last! 1 2 | PPB 1 2 | CLB 1 2>3 4");
  EXPECT_EQ(pairs(t), "1-3 2-4");
}

// 5 and 6 (0.0) may not meet; groups 1 2 (1.0) and 3 4 (0.5). Completion is possible after the bracket 1 2, but
// not after 3 4.
TEST(ArticleA9, ThePpbIsTheLowestBracketThatMustChange) {
  TournamentBuilder t(6);
  t.byes("1 F, 2 F, 3 H, 4 H").forbid({5, 6});
  EXPECT_EQ(brackets(t), "normal 1 2 | before last! 3 4 | PPB 3 4 | CLB 3 4>5 6");
  EXPECT_EQ(pairs(t), "1-2 3-5 4-6");
}

// 3 and 4 may not meet 5 or 6, so 1 and 2 must: everything below them is one bracket with two scores.
TEST(TrapPpb, TheTestLooksAtAllWhoRemain) {
  TournamentBuilder t(6);
  t.byes("1 F, 2 F, 3 H, 4 H").forbid({5, 6}).forbid_between({3, 4}, {5, 6});
  EXPECT_EQ(brackets(t), "normal! 1 2 | PPB 1 2 | CLB 1 2>3 4 5 6");
  EXPECT_EQ(pairs(t), "1-5 2-6 3-4");
}

TEST(TrapPpb, APpbHighUpCollapsesEverythingBelow) {
  TournamentBuilder t(8);
  t.byes("1 F, 2 F, 3 H, 4 H").byes("1 H, 2 H, 3 H, 4 H, 5 H, 6 H");
  t.forbid({7, 8}).forbid_between({3, 4, 5, 6}, {7, 8});
  EXPECT_EQ(brackets(t), "normal! 1 2 | PPB 1 2 | CLB 1 2>3 4 5 6 7 8");
  EXPECT_EQ(pairs(t), "1-7 2-8 3-4 5-6");
}

// With every bracket completable but none collapsed, it would be 7-6 4-2 5-1 3 bye.
TEST(TrapPpbOnce, AfterThePpbOneBracketRemains) {
  const Tournament t = TournamentBuilder(7)
                           .round("1-4 0/1, 3-6 1/0, 5-2 1/0, 7 U")
                           .round("2-1 1/0, 4-5 0/1, 6 U, 7-3 =")
                           .round("1 U, 3-2 0/1, 5-7 -/+, 6-4 =")
                           .round("1-3 =, 2-6 0/1, 4 U, 5-7 =");
  EXPECT_EQ(brackets(t), "normal 7 | normal! 7>4 5 6 | PPB 7>4 5 6 | CLB 5 6>2 3 1");
  EXPECT_EQ(pairs(t), "7-4 5-3 6-1 2 bye");
}

TEST(ArticleC4, ThePpbLeavesTheRoundCompletable) {
  TournamentBuilder t(4);
  t.byes("1 F, 2 F").forbid({3, 4});
  EXPECT_EQ(pairs(t), "1-3 2-4");
  EXPECT_EQ(test::pairs_without("C.4", t),
            "error: the last bracket left more than one player without an opponent");
}

// 5 and 6 below may not meet. Among the sets that complete the round one with the most pairs is chosen (C.5),
// and among these the first in order: 3 and 4 go down.
TEST(TrapPpbC4, AmongTheSetsThatCompleteTheRoundTheOtherCriteriaDecide) {
  TournamentBuilder t(6);
  t.byes("1 F, 2 F, 3 F, 4 F").forbid({5, 6});
  EXPECT_EQ(brackets(t), "before last! 1 2 3 4 | PPB 1 2 3 4 | CLB 3 4>5 6");
  EXPECT_EQ(pairs(t), "1-2 3-5 4-6");
}

// 1 has had the bye and has met 3, so 2, who comes down to 3, must be left for 1.
TEST(TrapPpbC4, TheByeBelongsToC4) {
  const Tournament t = TournamentBuilder(4).round("1-3 0/1, 4-2 0/1").round("1 U, 2 F, 3-4 =").coming("4 H");
  EXPECT_EQ(brackets(t), "normal 2 | before last! 2>3 | PPB 2>3 | CLB 2 3>1");
  EXPECT_EQ(pairs(t), "2-1 3 bye");
}

TEST(TrapC2Scope, TheByeBelongsToTheTestOfCompletion) {
  const Tournament t = TournamentBuilder(4).round("1-3 0/1, 4-2 0/1").round("1 U, 2 F, 3-4 =").coming("4 H");
  EXPECT_THAT(pair_round(t), IsPairing("2-1 3 bye"));
}

// 4 and 1 come down from the PPB. If they were not paired before the others, in order, it would be 1-6 2-5.
TEST(TrapClbMdp, DownfloatersOfThePpbArePairedFirst) {
  const Tournament t = TournamentBuilder(6)
                           .round("1 F, 2-4 0/1, 5-3 1/0, 6 U")
                           .round("1-5 =, 3-2 =, 4-6 =")
                           .round("1 H, 2 U, 5-4 0/1, 6-3 0/1");
  EXPECT_EQ(brackets(t), "normal 4 | before last! 4>1 | PPB 4>1 | CLB 4 1>2 3 5 6");
  EXPECT_EQ(pairs(t), "4-3 1-2 5-6");
}

// If only the differences of downfloaters counted, it would be 7-3 4-2.
TEST(TrapClbMdp, DifferencesCountOverTheWholeClb) {
  const Tournament t = TournamentBuilder(7)
                           .round("1-4 1/0, 3-6 -/+, 5-2 =, 7 U")
                           .round("2-1 0/1, 3-5 0/1, 4 U, 7-6 1/0")
                           .round("1-7 =, 3 U, 4-5 -/+, 6-2 1/0")
                           .round("2 U, 4-3 1/0, 5-7 1/0, 6-1 =");
  EXPECT_EQ(brackets(t), "normal 5 | normal! 5>1 | PPB 5>1 | CLB 5 1>6 7 4 2 3");
  EXPECT_EQ(pairs(t), "5-6 7-4 2-3 1 bye");
}

// If pairs of different scores in the CLB left no floats, it would be 1-2 6-5 4-3.
TEST(TrapClbFloat, PairsOfDifferentScoresInTheClbFloat) {
  const Tournament t = TournamentBuilder(6)
                           .round("1 H, 2-4 =, 5 H, 6-3 =")
                           .round("3-1 0/1, 4-6 0/1, 5-2 1/0")
                           .round("1-5 1/0, 2-3 1/0, 4 U, 6 H");
  EXPECT_EQ(brackets(t), "normal 1 | normal! 1>6 | PPB 1>6 | CLB 1 6>2 4 5 3");
  EXPECT_EQ(pairs(t), "1-4 6-2 5-3");
}

// 1 and 2 may meet each other, but as moved-down players they must not.
TEST(TrapMdpMdp, MovedDownPlayersDoNotMeet) {
  TournamentBuilder t(4);
  t.byes("1 F, 2 F").forbid({3, 4});
  EXPECT_EQ(pairs(t), "1-3 2-4");
}

// No rule prefers a low score for the bye: 4 has half a point, 1 none. 3-4 5-2 with the bye for 1 is not a
// candidate, because 3 and 5 meet in their own bracket.
TEST(TrapPabLast, TheByeGoesToWhomTheLastBracketLeaves) {
  EXPECT_EQ(pairs(TournamentBuilder(5).round("1-3 0/1, 4-2 =, 5 U")), "3-5 2-1 4 bye");
}

TEST(TrapPabLast, InTheLastBracketTheLowestScoredOneWhoMayHaveIt) {
  EXPECT_EQ(pairs(TournamentBuilder(5).byes("5 F")), "5-1 2-3 4 bye");
  EXPECT_EQ(pairs(TournamentBuilder(5).round("5 U, 3-4 -/+").byes("1 F, 2 F, 3 F")), "1-4 2-5 3 bye");
}

// 3 did not play in the last round, so the bye would be a second consecutive downfloat.
TEST(TrapPabFloat, TheByeIsADownfloat) {
  const TournamentBuilder t = test::among_strangers({"W1", "B1", "F"});
  test::Rows not_for_the_bye = test::rows();
  for (criteria::Criterion& row : not_for_the_bye)
    if (row.article == "C.12" || row.article == "C.16") row.single = criteria::singles_are_free;
  EXPECT_EQ(pairs(t), "1-3 2 bye");
  EXPECT_EQ(pairs(t, not_for_the_bye), "1-2 3 bye");
}

// The top bracket could avoid a denied colour for 4 (0.5) by letting 2 go down, but it does not consider that.
TEST(TrapGlobal, BracketsAreOptimisedOneAfterTheOther) {
  EXPECT_EQ(pairs(test::among_strangers({"F", "B1", "W1", "W="})), "1-2 3-4");
  EXPECT_EQ(pairs(test::among_strangers({"F", "W1", "B1", "W="})), "1-2 3-4");
}

TEST(ArticleA5, AnOddNumberLeavesOneWithTheBye) {
  EXPECT_THAT(pair_round(TournamentBuilder(5)), IsPairing("1-3 4-2 5 bye"));
  EXPECT_THAT(pair_round(TournamentBuilder(6).coming("2 H")), IsPairing("1-4 5-3 6 bye"));
}

}  // namespace
}  // namespace bloesem
