#include "engine/swiss/by_player.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss {
namespace {

TEST(ByPlayer, PlayersWithoutAValueHaveNone) {
  ByPlayer<int> values(-7);
  EXPECT_EQ(values[0], -7);
  values.set(5, 3);
  values.set(2, 0);
  EXPECT_EQ(values[5], 3);
  EXPECT_EQ(values[2], 0);
  EXPECT_EQ(values[4], -7);
  EXPECT_EQ(values[6], -7);
  EXPECT_EQ(values[no_player], -7);
  values.set(5, 4);
  EXPECT_EQ(values[5], 4);
}

TEST(ByPlayer, PositionsAreThoseOfTheField) {
  const test::LiteralPosition played(
      test::TournamentBuilder(6).round("2-1 1/0, 4-3 1/0").coming("4 Z").build());
  const test::DubovPosition position(played);
  const ByPlayer<Position> positions = positions_by_player(position.field);
  for (Position p = 0; p < position.field.size(); ++p) EXPECT_EQ(positions[position.field.player(p)], p);
  EXPECT_EQ(positions[test::nr(4)], no_position);
  EXPECT_EQ(position.field.size(), 5);
}

}  // namespace
}  // namespace bloesem::swiss
