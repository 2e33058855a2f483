#include "engine/lim/scrutiny.hpp"

#include <gtest/gtest.h>

#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::among_strangers;
using test::LimMembers;
using test::LimPosition;
using test::LiteralPosition;

std::string pairs_of(const LimPosition& round, Direction direction, const LimMembers& members) {
  Group group = round.group(direction, members);
  pair_members(round.entrants, group);
  return round.text(group.pairs);
}

std::string pairs_of_six(std::initializer_list<int> met_by_1, std::initializer_list<int> met_by_2 = {}) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {6, 10}});
  position.apart(1, met_by_1).apart(2, met_by_2);
  return pairs_of(LimPosition(position), Direction::Down, {{1, 2, 3, 4, 5, 6}});
}

TEST(LimScrutiny, TheFirstOfSixTriesTheOthersInThisOrder) {
  EXPECT_EQ(pairs_of_six({}), "1-4 2-5 3-6");
  EXPECT_EQ(pairs_of_six({4}), "1-5 2-4 3-6");
  EXPECT_EQ(pairs_of_six({4, 5}), "1-6 2-4 3-5");
  EXPECT_EQ(pairs_of_six({4, 5, 6}), "1-3 2-5 4-6");
  EXPECT_EQ(pairs_of_six({4, 5, 6, 3}), "1-2 3-5 4-6");
}

TEST(LimScrutiny, TheSecondMayMoveTheFirst) {
  EXPECT_EQ(pairs_of_six({4, 5}, {}), "1-6 2-4 3-5");
  EXPECT_EQ(pairs_of_six({4, 5}, {4}), "1-6 2-5 3-4");
  EXPECT_EQ(pairs_of_six({4, 5}, {4, 5}), "1-6 2-3 4-5");
  EXPECT_EQ(pairs_of_six({4, 5}, {4, 5, 3}), "1-3 2-6 4-5");
  EXPECT_EQ(pairs_of_six({4, 5}, {4, 5, 3, 6}), "1-2 3-5 4-6");
}

TEST(LimScrutiny, UpwardsTheLowestNumberedBegins) {
  LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}});
  EXPECT_EQ(pairs_of(LimPosition(position), Direction::Up, {{1, 2, 3, 4, 5, 6}}), "3-6 2-5 1-4");
  position.apart(6, {3});
  EXPECT_EQ(pairs_of(LimPosition(position), Direction::Up, {{1, 2, 3, 4, 5, 6}}), "2-6 3-5 1-4");
}

// 1, 2 and 4 are due White.
TEST(LimScrutiny, AnOpponentDueTheOtherColourIsPreferred) {
  LiteralPosition position(among_strangers({"B1", "B1", "W1", "B1", "W1", "W1"}).build());
  for (int p = 0; p < 6; ++p) position.tournament.players[static_cast<std::size_t>(p)].rating = 2400 - 60 * p;
  EXPECT_EQ(pairs_of(LimPosition(position), Direction::Down, {{1, 2, 3, 4, 5, 6}}), "1-5 2-6 3-4");
  const LimPosition maxi(position, 9, true);
  EXPECT_EQ(pairs_of(maxi, Direction::Down, {{1, 2, 3, 4, 5, 6}}), "1-5 2-3 4-6")
      << "for 1 and 2 the first one available is 4; 5 and 3 are 60 points away, 6 is 120";
  position.tournament.players[4].rating = 2100;
  const LimPosition apart(position, 9, true);
  EXPECT_EQ(pairs_of(apart, Direction::Down, {{1, 2, 3, 4, 5, 6}}), "1-3 2-5 4-6") << "5 is 120 away, too";
}

TEST(LimScrutiny, ColoursDoNotPreventACompletePairing) {
  LiteralPosition position(among_strangers({"B1", "B1", "W1", "W1"}).build());
  position.apart(2, {3, 4});
  EXPECT_EQ(pairs_of(LimPosition(position), Direction::Down, {{1, 2, 3, 4}}), "1-2 3-4");
}

TEST(LimScrutiny, FloatersMeetTheHighestNumberedWhoIsAvailable) {
  const LimPosition round(
      LiteralPosition({{1, 10}, {2, 20}, {3, 10}, {4, 30}, {5, 10}, {6, 10}, {7, 10}, {8, 10}}));
  EXPECT_EQ(pairs_of(round, Direction::Down, {{1, 3, 5, 6, 7, 8}, {2, 4}}), "4-1 2-3 5-7 6-8")
      << "the higher score first";
  EXPECT_EQ(pairs_of(round, Direction::Up, {{2}, {}, {8}}), "2-8");
  EXPECT_EQ(pairs_of(round, Direction::Up, {{4, 2}, {}, {3, 8}}), "4-8 2-3")
      << "upwards the lowest number, and the lowest numbered opponent";
}

TEST(LimScrutiny, InTheMedianFloatersFromAboveAreFirst) {
  const LimPosition round(
      LiteralPosition({{1, 0}, {2, 10}, {3, 10}, {4, 20}, {5, 10}, {6, 10}, {7, 20}, {8, 0}}));
  EXPECT_EQ(pairs_of(round, Direction::Down, {{2, 3, 5, 6}, {4, 7}, {1, 8}}), "4-1 7-2 3-8 5-6")
      << "1, from below, is the highest numbered";
}

}  // namespace
}  // namespace bloesem::swiss::lim
