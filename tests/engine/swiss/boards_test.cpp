#include "engine/swiss/boards.hpp"

#include <gtest/gtest.h>

#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::IsPairing;
using test::TournamentBuilder;

TEST(RulesC0412D9, BoardsGoByTheScoreOfTheBetterPlayer) {
  EXPECT_THAT(pair_round(TournamentBuilder(6).byes("5 F, 6 F, 3 H, 4 H")), IsPairing("5-6 3-4 1-2"));
}

// 5 and 6 (1.0) may not meet: 6 meets 1 (0.5), and 5, who meets a player without points, comes after 6.
TEST(RulesC0412D9, ThenByTheSumOfBothScores) {
  const Tournament t = TournamentBuilder(6).byes("5 F, 6 F, 1 H").byes("").forbid({5, 6}).forbid({1, 5});
  EXPECT_THAT(pair_round(t), IsPairing("1-6 5-2 3-4"));
}

TEST(RulesC0412D9, ThenByThePairingNumberOfTheBetterPlayer) {
  EXPECT_THAT(pair_round(TournamentBuilder(8)), IsPairing("1-5 6-2 3-7 8-4"));
}

TEST(TrapBoard, TheByeIsNoBoard) {
  const Result<RoundPairing> pairing = pair_round(TournamentBuilder(3));
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->boards.size(), 1U);
  EXPECT_EQ(pairing->bye, test::nr(3));
}

TEST(TrapBoard, VirtualPointsDoNotCountUnlessAskedFor) {
  const Tournament t = TournamentBuilder(4).virtual_points(3, {10}).virtual_points(4, {10});
  EXPECT_THAT(pair_round(t), IsPairing("1-2 3-4"));
  PairOptions by_pairing_score;
  by_pairing_score.board_order = BoardOrder::PairingScore;
  EXPECT_THAT(pair_round(t, by_pairing_score), IsPairing("3-4 1-2"));
}

// With virtual points 4 is ranked above 1; without them 1 would be the better player of that board, which would
// come first.
TEST(TrapBoard, TheBetterPlayerIsSoughtByTheScoreThatCounts) {
  const Tournament t = TournamentBuilder(4).byes("1 H, 2 H").virtual_points(4, {0, 10}).forbid({1, 2});
  EXPECT_THAT(pair_round(t), IsPairing("1-4 3-2"));
}

}  // namespace
}  // namespace bloesem::swiss::dutch
