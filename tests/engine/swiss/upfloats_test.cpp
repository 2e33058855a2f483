#include "engine/swiss/upfloats.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::TournamentBuilder;

Upfloats upfloats_of_number(int number, const Tournament& tournament, bool forfeits = false) {
  const DubovPosition position{LiteralPosition(tournament)};
  return upfloats_of(position.field, position.task, forfeits)[at(position.at(number))];
}

// 2 meets the leader after a loss, 3 is paired with 5, who has a point more.
TEST(Upfloats, AreGamesAgainstAHigherScore) {
  const Tournament tournament =
      TournamentBuilder(6).round("1-2 1/0, 5-3 1/0, 4-6 =").round("1-4 =, 3-5 -/+, 2-6 0/1");
  EXPECT_EQ(upfloats_of_number(2, tournament), (Upfloats{1, true}));
  EXPECT_EQ(upfloats_of_number(4, tournament), (Upfloats{1, true}));
  EXPECT_EQ(upfloats_of_number(6, tournament), (Upfloats{0, false}));
  EXPECT_EQ(upfloats_of_number(3, tournament), (Upfloats{0, false})) << "a forfeited game";
  EXPECT_EQ(upfloats_of_number(3, tournament, true), (Upfloats{1, true}));
}

TEST(Upfloats, OnlyTheRoundBeforeIsTheLastOne) {
  const Tournament tournament =
      TournamentBuilder(4).round("1-2 1/0, 3-4 1/0").round("1-4 =, 3-2 =").round("1-3 =, 2-4 =");
  EXPECT_EQ(upfloats_of_number(4, tournament), (Upfloats{1, false}));
}

TEST(Upfloats, ScoresAreThoseWithWhichTheRoundWasPaired) {
  TournamentBuilder builder(4);
  builder.round("1-3 =, 2-4 =").round("1-2 =, 3-4 =").virtual_points(1, {10, 10, 0});
  EXPECT_EQ(upfloats_of_number(2, builder), (Upfloats{1, true}));
  EXPECT_EQ(upfloats_of_number(3, builder), (Upfloats{1, false})) << "in round 1";
  Tournament with_bonus = builder.build();
  with_bonus.players[1].adjustments = {20, 0};  // 2 also has two points more from round 1 on
  EXPECT_EQ(upfloats_of_number(2, with_bonus), (Upfloats{0, false}));
  EXPECT_EQ(upfloats_of_number(1, with_bonus), (Upfloats{1, true}));
}

}  // namespace
}  // namespace bloesem::swiss
