#include "engine/dubov_1997/group.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::ProceduralEvent;
using test::ProceduralPosition;
using Numbers = std::vector<int>;

ProceduralEvent three_groups() {
  return ProceduralEvent({{1, 3, 'W', 2000, 2000},
                          {2, 2, 'W', 2000, 2000, "N"},
                          {3, 2, 'B', 2000, 2000},
                          {4, 1, 'B', 2000, 2000, "N"}});
}

TEST(Dubov1997Group, HasFloatersResidentsAndAllBelow) {
  const ProceduralPosition position(three_groups(), dubov_1997, dubov);
  const Group group = position.group({1});
  EXPECT_EQ(position.numbers(group.floaters), Numbers{1});
  EXPECT_EQ(position.numbers(group.residents), (Numbers{2, 3}));
  EXPECT_EQ(position.numbers(group.lower), Numbers{4});
  EXPECT_EQ(position.numbers(group.left()), (Numbers{1, 2, 3, 4}));
}

TEST(Dubov1997Group, FloatersAreResidentsWhereTheyStandInTheColumns) {
  const ProceduralPosition position(three_groups(), vega_2015, vega);
  const Group group = position.group({1});
  EXPECT_TRUE(group.floaters.empty());
  EXPECT_EQ(position.numbers(group.residents), (Numbers{1, 2, 3}));
}

TEST(Dubov1997Group, PlayersMoveAndArePaired) {
  const ProceduralPosition position(three_groups(), dubov_1997, dubov);
  Group group = position.group({1});
  group.move_up(position.at(4));
  EXPECT_EQ(position.numbers(group.residents), (Numbers{2, 3, 4}));
  EXPECT_EQ(group.against_limit, 1);
  EXPECT_EQ(position.numbers(group.moved_up), Numbers{4});
  group.pair(position.at(4), position.at(1));
  EXPECT_EQ(group.pairs, (PositionPairs{{position.at(1), position.at(4)}}));
  group.move_down(position.at(2));
  EXPECT_EQ(position.numbers(group.floaters), Numbers{2});
  EXPECT_EQ(position.numbers(group.residents), Numbers{3});
}

TEST(Dubov1997Group, WhoWasMovedUpGoesBack) {
  const ProceduralPosition position(three_groups(), dubov_1997, dubov);
  Group group = position.group({1});
  group.move_up(position.at(4));
  group.move_down(position.at(4));
  EXPECT_EQ(position.numbers(group.floaters), Numbers{1});
  EXPECT_EQ(position.numbers(group.lower), Numbers{4});
  EXPECT_TRUE(group.moved_up.empty());
  EXPECT_EQ(group.against_limit, 0);
}

TEST(Dubov1997Group, KnowsWhetherTheOthersCanBePaired) {
  ProceduralEvent event = three_groups();
  event.met(2, {3}).met(4, {3, 2});
  const ProceduralPosition position(event, dubov_1997, dubov);
  const Group group = position.group();
  EXPECT_FALSE(group.completes_without({})) << "2, 3 and 4 can meet 1 only";
  EXPECT_FALSE(group.completes_without(position.at(1), position.at(4)));
  const ProceduralPosition free(three_groups(), dubov_1997, dubov);
  EXPECT_TRUE(free.group().completes_without(free.at(1), free.at(4)));
  EXPECT_FALSE(free.group().can_meet_a_resident(free.at(1))) << "the only one";
  EXPECT_TRUE(free.group().can_meet_a_resident(free.at(4)));
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
