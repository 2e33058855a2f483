#include "engine/dubov/subgroups.hpp"

#include <gtest/gtest.h>

#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::NumberList;
using test::TournamentBuilder;

// The text's procedure: number the middle player, take them out.
std::vector<Position> middle_out_step_by_step(std::vector<Position> list) {
  std::vector<Position> order;
  while (!list.empty()) {
    const auto middle = list.begin() + (std::ssize(list) - 1) / 2;
    order.push_back(*middle);
    list.erase(middle);
  }
  return order;
}

TEST(DubovSubgroups, AreNumberedFromTheirMiddle) {
  std::vector<Position> list;
  for (Position p = 0; p < 12; ++p) {
    EXPECT_EQ(middle_out(list), middle_out_step_by_step(list));
    list.push_back(p);
  }
  EXPECT_EQ(middle_out(std::span(list).first(7)), (std::vector<Position>{3, 2, 4, 1, 5, 0, 6}));
  EXPECT_EQ(middle_out(std::span(list).first(6)), (std::vector<Position>{2, 3, 1, 4, 0, 5}));
}

TEST(DubovSubgroups, AreHalvesOfABracketThatHasNotPlayed) {
  const DubovPosition position{LiteralPosition({{1, 0}, {2, 10}, {3, 0}, {4, 10}, {5, 0}})};
  const Subgroups groups = split(position.round(), position.at({2, 4, 1, 5}));
  EXPECT_EQ(position.numbers(groups.first), (NumberList{1, 2}));
  EXPECT_EQ(position.numbers(groups.second), (NumberList{4, 5}));
  EXPECT_TRUE(groups.first_is_smaller());
}

// 6 has not played.
TEST(DubovSubgroups, AreSeekersOfWhiteByAverageRatingAndOthersByNumber) {
  const DubovPosition position{
      LiteralPosition(TournamentBuilder(6).round("4-1 1/0, 5-3 1/0, 2-6 +/-").build())};
  const Subgroups groups = split(position.round(), position.at({1, 3, 4, 5, 6}));
  EXPECT_EQ(position.numbers(groups.first), (NumberList{3, 1})) << "5 is rated lower than 4";
  EXPECT_EQ(position.numbers(groups.second), (NumberList{4, 5, 6}));
  EXPECT_EQ(groups.smaller(), groups.first);
  EXPECT_EQ(groups.larger(), groups.second);
  const Subgroups others = split(position.round(), position.at({1, 3, 4}));
  EXPECT_EQ(others.smaller(), others.second);
  EXPECT_EQ(others.larger(), others.first);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
