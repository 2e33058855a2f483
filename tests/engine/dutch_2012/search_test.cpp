// C.12 and C.13, on positions that can be solved by hand.
#include "engine/dutch_2012/search.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dutch_2012/istanbul_positions.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

using test::paired;
using test::strangers_with;

// 3 would come to 4, 5 and 6 but may meet none of them.
TEST(SearchOf2012, AnotherPlayerOfTheSameScoreMovesDown) {
  EXPECT_THAT(paired(strangers_with({20, 20, 20, 10, 10, 10, 0, 0})), test::IsPairing("1-2 3-4 5-6 7-8"));
  const test::IstanbulCase made = strangers_with({20, 20, 20, 10, 10, 10, 0, 0}, {{3, 4}, {3, 5}, {3, 6}});
  EXPECT_THAT(paired(made), test::IsPairing("1-3 4-2 5-6 7-8"));
  EXPECT_EQ(test::brackets_of(paired(made)), "normal 1 2 3 | normal 2>4 5 6 | last 7 8");
}

// With nobody else does the bracket make all its pairs: 3 goes further down.
TEST(SearchOf2012, WithoutAnotherPlayerNothingChanges) {
  const test::IstanbulCase made =
      strangers_with({20, 20, 20, 10, 10, 10, 0, 0}, {{3, 4}, {3, 5}, {3, 6}, {1, 3}, {2, 3}});
  EXPECT_EQ(test::brackets_of(paired(made)), "normal 1 2 3 | normal 3>4 5 6 | last 3 6>7 8");
}

// A player of another score must not move down instead.
TEST(SearchOf2012, TheScoresThatMoveDownStayTheSame) {
  const test::IstanbulCase made =
      strangers_with({30, 20, 20, 10, 10, 10, 0, 0}, {{3, 4}, {3, 5}, {3, 6}, {1, 3}});
  // 1 and 2 meet, 3 moves down: 1 could do so in place of 3 only with a higher score.
  EXPECT_EQ(test::brackets_of(paired(made)), "normal 1 | normal 1>2 3 | normal 3>4 5 6 | last 3 6>7 8");
}

TEST(SearchOf2012, ThePenultimateBracketIsPairedAgain) {
  const test::IstanbulCase made = strangers_with({10, 10, 0, 0}, {{3, 4}});
  EXPECT_THAT(paired(made), test::IsPairing("1-3 4-2"));
  EXPECT_EQ(test::brackets_of(paired(made)), "PPB 1 2 | last 1 2>3 4");
}

TEST(SearchOf2012, TheLowestBracketsAreMerged) {
  const test::IstanbulCase made =
      strangers_with({20, 20, 10, 10, 0, 0}, {{5, 6}, {3, 5}, {3, 6}, {4, 5}, {4, 6}});
  EXPECT_THAT(paired(made), test::IsPairing("1-5 6-2 3-4"));
  EXPECT_EQ(test::brackets_of(paired(made)), "PPB 1 2 | CLB 1 2 3 4>5 6");
}

// The merged bracket is heterogeneous where that is possible: 3 is one of its S1.
TEST(SearchOf2012, TheUpperOfTheMergedBracketsIsS1) {
  const test::IstanbulCase made =
      strangers_with({20, 20, 10, 0, 0, 0, 0}, {{4, 5}, {4, 6}, {4, 7}, {5, 6}, {5, 7}, {6, 7}});
  EXPECT_THAT(paired(made), test::IsPairing("1-4 5-2 3-6 7 bye"));
  EXPECT_EQ(test::brackets_of(paired(made)), "PPB 1 2 | CLB 1 2 3>4 5 6 7");
}

// The bye ends the last bracket; who had half a point without playing must not have it.
TEST(SearchOf2012, AHalfPointByeBarsTheBye) {
  const Tournament t = test::TournamentBuilder(4).round("1-2 1/0, 3 H, 4 Z").coming("4 Z").declared(9).build();
  EXPECT_THAT(pair_round(t, {.edition = test::istanbul_2012}), test::IsPairing("3-1 2 bye"));
  const Tournament late = test::TournamentBuilder(3).round("1-2 1/0, 3 H").declared(9).build();
  EXPECT_THAT(pair_round(late, {.edition = test::istanbul_2012}), test::IsPairing("3-1 2 bye"));
}

TEST(SearchOf2012, ARoundWithoutPlayersIsEmpty) {
  EXPECT_THAT(paired(strangers_with({})), test::IsPairing(""));
}

}  // namespace
}  // namespace bloesem::swiss::dutch_2012
