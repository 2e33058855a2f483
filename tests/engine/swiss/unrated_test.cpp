#include "engine/swiss/unrated.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::TournamentBuilder;

TEST(Unrated, AreThoseWhoseRatingIsNeeded) {
  LiteralPosition position(TournamentBuilder(6).round("1-2 1/0, 3-4 +/-").coming("2 Z, 4 Z, 5 Z").build());
  EXPECT_TRUE(unrated(DubovPosition(position).field, DubovPosition(position).task).empty());
  for (Player& player : position.tournament.players) player.rating = 0;
  const DubovPosition all(position);
  // 4 was not met over the board, and 5 is not to be paired.
  EXPECT_EQ(unrated(all.field, all.task),
            (std::vector<PlayerIndex>{test::nr(1), test::nr(2), test::nr(3), test::nr(6)}));
}

TEST(Unrated, AreNamedInTheMessage) {
  LiteralPosition position(TournamentBuilder(4).round("1-2 1/0, 3-4 =").build());
  position.tournament.players[2].rating = 0;
  const DubovPosition one(position);
  EXPECT_EQ(
      refuse_unrated(one.field, one.task, "the system", "7.8")->message,
      "player 3 has no rating: the system needs the rating of every player, estimated if necessary (7.8)");
  position.tournament.players[1].rating = 0;
  const DubovPosition two(position);
  EXPECT_TRUE(refuse_unrated(two.field, two.task, "the system", "7.8")
                  ->message.starts_with("players 2 and 3 have no rating"));
}

}  // namespace
}  // namespace bloesem::swiss
