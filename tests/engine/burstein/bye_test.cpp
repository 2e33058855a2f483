#include "engine/burstein/bye.hpp"

#include <gtest/gtest.h>

#include "tests/support/burstein_case.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;

// Returns the number of the player with the bye, 0 if there is none.
int bye_of(const Tournament& tournament) {
  const RoundField field = test::burstein_field(tournament);
  const Ranking ranking(field, tournament, tournament.rounds_played + 1, ZeroByes::UpToLastRound);
  const std::optional<Position> bye = choose_bye(field, ranking);
  return bye ? field.player(*bye).value() + 1 : 0;
}

TEST(BursteinBye, GoesToTheLowestScore) {
  TournamentBuilder t(5);
  t.declared(2).round("1-3 1/0, 2-4 =, 5 U");
  EXPECT_EQ(bye_of(t), 3);
}

// 3 and 6 have lost; 6 by forfeit, so that 3 has played more.
TEST(BursteinBye, OfEqualScoresToTheMostGames) {
  TournamentBuilder t(7);
  t.declared(2).round("1-3 1/0, 2-6 +/-, 4-5 =, 7 U");
  EXPECT_EQ(bye_of(t), 3);
}

// 3 and 4 have lost one game each: 4 to 1, who drew afterwards, 3 to 2, who lost. So 3 ranks lower.
TEST(BursteinBye, OfEqualScoresAndGamesToTheLowestRank) {
  TournamentBuilder t(7);
  t.declared(4).round("1-4 1/0, 2-3 1/0, 5-6 =, 7 U").round("1-5 =, 2-7 0/1, 3 Z, 4 Z, 6 F");
  EXPECT_EQ(bye_of(t), 3);
}

// Without the Index, the larger number ranks lower.
TEST(BursteinBye, OfEqualsToTheLargestNumber) { EXPECT_EQ(bye_of(TournamentBuilder(5).declared(1)), 5); }

// 3 and 5 have the lowest score and as many games; 5 ranks lower, but had the bye.
TEST(BursteinBye, IsBarredAfterABye) {
  TournamentBuilder t(5);
  t.declared(5).round("1-3 =, 2-4 =, 5 U").round("1-5 1/0, 2-3 1/0, 4 H").round("5-2 0/1, 1-4 =, 3 H");
  EXPECT_EQ(bye_of(t), 3);
}

// If 5 had the bye, nobody could meet 4.
TEST(BursteinBye, LeavesOthersWhoCanBePaired) {
  TournamentBuilder t(5);
  t.declared(1).forbid({1, 3}).forbid({1, 4}).forbid({2, 4}).forbid({3, 4});
  EXPECT_EQ(bye_of(t), 4);
}

TEST(BursteinBye, IsImpossibleIfEverybodyIsBarred) {
  TournamentBuilder t(3);
  t.declared(2).round("1 F, 2 F, 3 U");
  EXPECT_EQ(bye_of(t), 0);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
