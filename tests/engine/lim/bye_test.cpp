#include "engine/lim/bye.hpp"

#include <gtest/gtest.h>

#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::LimPosition;
using test::LiteralPosition;

int bye_of(const LiteralPosition& position) {
  const LimPosition round(position);
  const auto bye = choose_bye(round.entrants);
  return bye ? round.number(*bye) : 0;
}

TEST(LimBye, GoesToTheLowestRankedOfTheLowestScore) {
  EXPECT_EQ(bye_of(LiteralPosition({{1, 10}, {2, 0}, {3, 0}, {4, 10}, {5, 10}})), 3);
}

TEST(LimBye, NotTwiceAndNotAfterAWinWithoutPlaying) {
  LiteralPosition position(test::TournamentBuilder(5).round("1-2 1/0, 3-4 +/-, 5 U"));
  EXPECT_EQ(bye_of(position), 4);
  position.tournament.players[3].rounds[0].outcome = Outcome::FullBye;
  position.tournament.players[3].rounds[0].opponent = no_player;
  position.tournament.players[2].rounds[0] = position.tournament.players[3].rounds[0];
  EXPECT_EQ(bye_of(position), 2) << "the only one left besides 1";
}

TEST(LimBye, LeavesTheOthersAPairing) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 0}, {5, 0}});
  position.apart(3, {1, 2, 4, 5});
  EXPECT_EQ(bye_of(position), 3);
  position.apart(4, {1, 2, 3, 5});
  EXPECT_EQ(bye_of(position), 0);
}

TEST(LimBye, InRoundOneGoesToTheLowestRated) {
  Tournament tournament = test::TournamentBuilder(5);
  const int ratings[] = {2000, 1500, 1500, 1900, 1800};
  for (std::size_t i = 0; i < 5; ++i) tournament.players[i].rating = ratings[i];
  EXPECT_EQ(bye_of(LiteralPosition(tournament)), 3);
}

}  // namespace
}  // namespace bloesem::swiss::lim
