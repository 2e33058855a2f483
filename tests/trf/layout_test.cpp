#include "trf/layout.hpp"

#include <gtest/gtest.h>

namespace bloesem::trf {
namespace {

TEST(Layout, TheStandardOneMovesNothing) {
  constexpr Layout layout;
  EXPECT_FALSE(layout.wide());
  EXPECT_EQ(layout.largest_id(), largest_id);
  for (int column = 1; column < 300; ++column) {
    EXPECT_EQ(layout.first(column), column);
    EXPECT_EQ(layout.last(column), column);
    EXPECT_EQ(layout.column(column), column);
  }
}

TEST(Layout, NumbersOfPlayersAreWiderAndAllBehindThemIsShifted) {
  constexpr Layout layout(7);
  EXPECT_EQ(layout.largest_id(), 9'999'999);
  EXPECT_EQ(layout.at(player_id).first, 5);
  EXPECT_EQ(layout.at(player_id).last, 11);
  EXPECT_EQ(layout.at(player_name).first, 18);
  EXPECT_EQ(layout.at(player_points).first, 84);
  EXPECT_EQ(layout.at(player_rank).first, 89);
  EXPECT_EQ(layout.at(player_rank).last, 95);
  EXPECT_EQ(layout.at(round_opponent).first, 98);
  EXPECT_EQ(layout.at(round_opponent).last, 104);
  EXPECT_EQ(layout.at(round_result).first, 108);
  EXPECT_EQ(layout.at(in_round(round_opponent, 1)).first, 111);
}

TEST(Layout, EveryPositionBelongsToOneColumn) {
  for (int width = standard_id_width; width <= widest_id; ++width) {
    const Layout layout(width);
    int position = 0;
    for (int column = 1; column < 500; ++column) {
      EXPECT_EQ(layout.first(column), position + 1);
      for (position = layout.first(column); position < layout.last(column); ++position)
        EXPECT_EQ(layout.column(position), column);
      EXPECT_EQ(layout.column(position), column);
    }
  }
}

}  // namespace
}  // namespace bloesem::trf
