#include "engine/lim/transfers.hpp"

#include <gtest/gtest.h>

#include "tests/engine/lim/lim_position.hpp"

namespace bloesem::swiss::lim {
namespace {

using test::among_strangers;
using test::LimMembers;
using test::LimNumbers;
using test::LimPosition;
using test::LiteralPosition;

LimNumbers floaters(const LimPosition& round, Direction direction, const LimMembers& members,
                    const LimNumbers& next) {
  Group group = round.group(direction, members);
  const std::vector<Position> residents = round.at(next);
  choose_floaters(round.entrants, group, residents);
  return round.numbers(group.leaving);
}

TEST(LimTransfers, TheLowestNumberedFloats) {
  const LimPosition round(LiteralPosition({{1, 10}, {2, 10}, {3, 10}, {4, 0}}));
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 3}}, {4}), LimNumbers{3});
  EXPECT_EQ(floaters(round, Direction::Up, {{1, 2, 3}}, {4}), LimNumbers{1});
}

// Example 2: 1 and 2 can only meet 6.
TEST(LimTransfers, WhoFindsNoOpponentFloatsWithTheLowestNumbered) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {6, 10}, {7, 0}, {8, 0}});
  position.apart(1, {2, 3, 4, 5}).apart(2, {3, 4, 5});
  const LimPosition round(position);
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 3, 4, 5, 6}}, {7, 8}), (LimNumbers{5, 2}));
}

// Example 3
TEST(LimTransfers, WhoFindsNoOpponentFloatsInsteadOfTheLowestNumbered) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {6, 10}, {7, 10}, {8, 0}});
  position.apart(2, {1, 3, 4, 5, 6, 7});
  const LimPosition round(position);
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 3, 4, 5, 6, 7}}, {8}), LimNumbers{2});
}

// Example 4: three of five are due White.
LiteralPosition three_due_white() {
  LiteralPosition position(among_strangers({"W= B1", "B= W1", "W= B1", "W= B1", "B= W1", "H H"}).build());
  const int ratings[] = {2500, 2400, 2300, 2200, 2050};
  for (std::size_t i = 0; i < 5; ++i) position.tournament.players[i].rating = ratings[i];
  return position;
}

TEST(LimTransfers, TheLowestNumberedDueTheMajorityColourFloats) {
  const LimPosition round(three_due_white());
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 3, 4, 5}}, {6}), LimNumbers{4});
  EXPECT_EQ(floaters(round, Direction::Up, {{1, 2, 3, 4, 5}}, {6}), LimNumbers{1});
}

TEST(LimTransfers, WithinAHundredPointsInAMaxiTournament) {
  const LimPosition round(three_due_white(), 9, true);
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 3, 4, 5}}, {6}), LimNumbers{5});
}

// Example 5: nobody below for 3.
TEST(LimTransfers, RatherOneWithAnOpponentInTheNextGroup) {
  LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 0}});
  position.apart(3, {4});
  const LimPosition round(position);
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 3}}, {4}), LimNumbers{2});
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 3}}, {}), LimNumbers{3});
}

TEST(LimTransfers, WhoCameInFloatsOnOnlyIfAnyOtherWouldBeWorse) {
  LiteralPosition position({{1, 20}, {2, 10}, {3, 10}, {4, 0}});
  const LimPosition round(position);
  EXPECT_EQ(floaters(round, Direction::Down, {{2, 3}, {1}}, {4}), LimNumbers{3});
  position.apart(2, {4}).apart(3, {4});
  const LimPosition apart(position);
  EXPECT_EQ(floaters(apart, Direction::Down, {{2, 3}, {1}}, {4}), LimNumbers{3}) << "type c before b";
  position.apart(1, {2, 3});
  const LimPosition alone(position);
  EXPECT_EQ(floaters(alone, Direction::Down, {{2, 3}, {1}}, {4}), LimNumbers{1}) << "costs no pair";
}

TEST(LimTransfers, NobodyFloatsTwiceRunningIfAnotherCan) {
  const LimPosition round(LiteralPosition(
      test::TournamentBuilder(6).round("1-2 1/0, 3-4 1/0, 5 H").round("1-4 =, 5-3 1/0, 6 F, 2 F")));
  // 1 and 4 floated, and so did 3 and 5.
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 5, 6}}, {3, 4}), LimNumbers{6});
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 2, 5}}, {3, 4}), LimNumbers{2});
  EXPECT_EQ(floaters(round, Direction::Down, {{1, 3, 5}}, {4}), LimNumbers{5}) << "all of them did";
}

}  // namespace
}  // namespace bloesem::swiss::lim
