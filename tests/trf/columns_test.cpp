#include "trf/columns.hpp"

#include <gtest/gtest.h>

namespace bloesem::trf {
namespace {

TEST(Columns, PlayerFieldsStandOneAfterTheOther) {
  int last = 4;
  for (const Field& field : player_fields) {
    EXPECT_GT(field.first, last) << field.name;
    EXPECT_GE(field.last, field.first) << field.name;
    last = field.last;
  }
  EXPECT_EQ(last, before_first_round + round_block_width);
}

TEST(Columns, RoundsRepeatEveryTenColumns) {
  EXPECT_EQ(in_round(round_opponent, 0).first, 92);
  EXPECT_EQ(in_round(round_opponent, 2).last, 115);
  EXPECT_EQ(in_round(round_result, 9).first, 189);
  EXPECT_EQ(in_round(virtual_points, 3, virtual_block_width).first, 25);
}

}  // namespace
}  // namespace bloesem::trf
