// A.7 and C.3 in whole rounds: the opponents that topscorers may have.
#include <gtest/gtest.h>

#include "tests/engine/dutch/walk.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::among_strangers;
using test::FailsWith;
using test::IsPairing;
using test::TournamentBuilder;

// 1 (3.0) and 2 (1.0) have had White twice in succession.
TournamentBuilder two_who_want_black() { return among_strangers({"B1 W1 W1", "B0 W0 W1"}); }

TEST(ArticleC3, NonTopscorersWithTheSameAbsolutePreferenceCannotMeet) {
  EXPECT_THAT(pair_round(two_who_want_black()), FailsWith(ErrorCode::NoValidPairing, "no legal opponent"));
}

TEST(TrapTopEither, OneTopscorerIsEnough) {
  EXPECT_THAT(pair_round(two_who_want_black().declared(4)), IsPairing("2-1"));
}

TEST(TrapTopEither, ATopscorerNeedNotLead) {
  EXPECT_THAT(pair_round(among_strangers({"F F F", "B0 W1 W1", "B0 W0 W1"}).declared(4).coming("1 Z")),
              IsPairing("3-2"));
}

TEST(TrapTopLast, InTheLastButOneRoundTheBanHolds) {
  EXPECT_THAT(pair_round(two_who_want_black().declared(5)),
              FailsWith(ErrorCode::NoValidPairing, "no legal opponent"));
}

// 1.5 of 3 is not more than half; 2.0 is, although 2 has played only two games.
TEST(TrapTop, HalfOfTheMaximumIsNotEnough) {
  EXPECT_THAT(pair_round(among_strangers({"B= W= W=", "B0 W0 W1"}).declared(4)),
              FailsWith(ErrorCode::NoValidPairing, "no legal opponent"));
  EXPECT_THAT(pair_round(among_strangers({"Z W1 W1", "B0 W0 W1"}).declared(4)), IsPairing("2-1"));
}

TEST(TrapRounds, TheCallersNumberOfRoundsGoesFirst) {
  PairOptions options;
  options.rounds_declared = 4;
  EXPECT_THAT(pair_round(two_who_want_black(), options), IsPairing("2-1"));
}

// A position found by search: without the exception 4 and 5 would be paired differently.
TEST(TrapTopEither, AFoundPosition) {
  const TournamentBuilder t = TournamentBuilder(6)
                                  .round("1-4 1/0, 3 H, 5-2 1/0, 6 U")
                                  .round("2-4 1/0, 3-5 0/1, 6-1 0/1")
                                  .round("1-5 1/0, 2-3 =, 4 U, 6 Z")
                                  .coming("6 Z")
                                  .declared(4);
  EXPECT_EQ(test::pairs(t), "1-2 5-4 3 bye");  // if both had to be topscorers: 1-2 3-4 5 bye
}

}  // namespace
}  // namespace bloesem
