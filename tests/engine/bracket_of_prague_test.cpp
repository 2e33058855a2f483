// A bracket published to show the effect of a change in the former rules on an even round: round 4 of a youth
// championship, score group 2.0 with a player from above, scores, colours and opponents as printed there.
//
//   The "old way":            3-15, 22-7, 10-23, 26-11, 12-27, 28-13, 18-29, 20-59
//   The former regulation:    10-15, 22-3, 26-7, 28-11, 12-23, 59-13, 18-27, 20-29
//
// Seven players want White and eight Black; 59, who had the bye in round 1, has played Black and White. The old
// way let 59 alternate (mild Black): nine against seven, so one pair had to clash, and X = 1 let the first pair
// be that one. The former A.7.e let the mild preference of an even round be whichever reduces the clashes:
// White, eight against eight, X = 0.
//
// The rules of 2016 have neither A.7.e nor X. 59 has a mild preference for Black (A.6.c), so one preference is
// denied in any pairing (C.10). But C.11 counts strong preferences: 15-3 would deny one, a clash with 59 denies
// none. So 15 meets the first player who wants White, and among the others 59 meets one who wants Black: the
// pairs of the former regulation, for another reason.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/engine/dutch/walk.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::IsPairing;
using test::TournamentBuilder;

// The article gives scores, not results. Chosen here: all players of the group won, drew and drew (15: won,
// won, drew), so that none has an upfloat. Opponents from outside the group are absent now.
TournamentBuilder prague() {
  TournamentBuilder builder(59);
  builder.round(
      "15-44 1/0, 3-32 1/0, 7-36 1/0, 39-10 0/1, 11-40 1/0, 41-12 0/1, 13-42 1/0, 47-18 0/1, 49-20 0/1, 51-22 "
      "0/1, "
      "23-52 1/0, 55-26 0/1, 27-56 1/0, 57-28 0/1, 29-58 1/0, 59 U");
  builder.round(
      "42-15 0/1, 24-3 =, 28-7 =, 10-35 =, 41-11 =, 12-29 =, 44-13 =, 18-1 =, 2-20 =, 22-43 =, 8-23 =, 26-5 =, "
      "46-27 =, 16-59 =");
  builder.round(
      "15-2 =, 3-10 =, 7-14 =, 11-32 =, 5-12 =, 13-38 =, 37-18 =, 20-40 =, 42-22 =, 23-56 =, 51-26 =, 27-52 =, "
      "53-28 =, 29-57 =, 59-8 =");
  const std::set<int> group = {15, 3, 7, 10, 11, 12, 13, 18, 20, 22, 23, 26, 27, 28, 29, 59};
  std::string absent;
  for (int number = 1; number <= 59; ++number)
    if (!group.contains(number)) absent += (absent.empty() ? "" : ", ") + std::to_string(number) + " Z";
  return builder.coming(absent);
}

TEST(TrapA7e, TheBracketOfPrague) {
  EXPECT_THAT(pair_round(prague()), IsPairing("10-15 22-3 26-7 28-11 12-23 59-13 18-27 20-29"));
}

TEST(TrapA7e, FiftyNineWantsBlackAndYields) {
  const Result<RoundPairing> pairing = pair_round(prague());
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->boards.at(5), (Board{test::nr(59), test::nr(13)}));
  EXPECT_EQ(pairing->record.colour_rules.at(5), ColourRule::E2);
}

TEST(TrapA7e, OnePreferenceIsDeniedAndNoStrongOne) {
  const Result<RoundPairing> pairing = pair_round(prague());
  ASSERT_TRUE(pairing);
  EXPECT_EQ(test::brackets_of(pairing), "before last 15 | last 15>3 7 10 11 12 13 18 20 22 23 26 27 28 29 59");
  for (const criteria::CriterionValue& value : pairing->record.brackets.back().criteria) {
    if (value.article == "C.10") {
      EXPECT_EQ(value.count, 1);
    }
    if (value.article == "C.11") {
      EXPECT_EQ(value.count, 0);
    }
  }
}

// Without C.11 the first pair of the old way comes back, and so do its other pairs.
TEST(TrapA7e, WithoutC11TheOldWayIsBack) {
  EXPECT_EQ(test::pairs_without("C.11", prague()), "15-3 7-22 10-23 11-26 12-27 13-28 18-29 20-59");
}

}  // namespace
}  // namespace bloesem
