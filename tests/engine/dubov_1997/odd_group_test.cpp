// Only what the worked examples do not show.
#include "engine/dubov_1997/odd_group.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::ProceduralEvent;
using test::ProceduralPosition;
using Numbers = std::vector<int>;

Numbers newcomers(const ProceduralEvent& event, void (*step)(Group&) = complete_odd_group) {
  const ProceduralPosition position(event, dubov_1997, dubov);
  Group group = position.group();
  step(group);
  return position.numbers(group.moved_up);
}

// 1, 2, 3 are due White, White, Black.
ProceduralEvent odd_event() {
  return ProceduralEvent({{1, 2, 'W', 2000, 2000},
                          {2, 2, 'W', 2010, 2000},
                          {3, 2, 'B', 2020, 2000},
                          {4, 1, 'W', 2000, 2300},
                          {5, 1, 'B', 2000, 2100},
                          {6, 1, 'B', 2000, 2200},
                          {7, 1, 'B', 1990, 2200},
                          {8, 0, 'B', 2000, 2500}});
}

TEST(Dubov1997OddGroup, TheOtherColourThenRatingThenTheLowestAverage) {
  EXPECT_EQ(newcomers(odd_event()), Numbers{7});
  ProceduralEvent event = odd_event();
  event.met(7, {1, 2, 3});
  EXPECT_EQ(newcomers(event), Numbers{6}) << "7 can meet nobody of the group";
  event.met(6, {1, 2, 3}).met(5, {1, 2, 3});
  EXPECT_EQ(newcomers(event), Numbers{4}) << "of the same colour";
  event.met(4, {1, 2, 3});
  EXPECT_EQ(newcomers(event), Numbers{8}) << "of the next group that has one";
}

TEST(Dubov1997OddGroup, AnEvenGroupNeedsNobody) {
  const ProceduralEvent event(
      {{1, 2, 'W', 2000, 2000}, {2, 2, 'B', 2000, 2000}, {3, 1, 'W', 2000, 2000}, {4, 1, 'B', 2000, 2000}});
  EXPECT_EQ(newcomers(event), Numbers{});
  EXPECT_EQ(newcomers(event, complete_odd_group_danubian), Numbers{});
}

TEST(Dubov1997OddGroup, TheLimitComesBeforeColoursAndPairs) {
  const ProceduralEvent event({{1, 2, 'W', 2000, 2000},
                               {4, 1, 'W', 2000, 2300},
                               {5, 1, 'B', 2000, 2100, "N"},
                               {6, 1, 'B', 2000, 2200, "N"}});
  EXPECT_EQ(newcomers(event), Numbers{4});
}

// 6 could only meet 1, with whom the group would not be complete: 1 has to be the opponent of 2 or 3.
TEST(Dubov1997OddGroup, PairsInTheGroupComeBeforeColours) {
  ProceduralEvent event({{1, 2, 'W', 2000, 2000},
                         {2, 2, 'W', 2010, 2000},
                         {3, 2, 'W', 2020, 2000},
                         {4, 1, 'W', 2000, 2300},
                         {6, 1, 'B', 2000, 2200},
                         {7, 1, 'B', 2000, 2100}});
  event.met(2, {3}).met(6, {2, 3}).met(7, {2, 3});
  EXPECT_EQ(newcomers(event), Numbers{4});
}

TEST(Dubov1997OddGroup, VegaDoesNotLookAtPairs) {
  ProceduralEvent event({{1, 2, 'W', 10},
                         {2, 2, 'W', 10},
                         {3, 2, 'W', 10},
                         {4, 1, 'W', 15},
                         {6, 1, 'B', 8},
                         {7, 1, 'B', 7},
                         {8, 0, 'B', 20},
                         {9, 0, 'B', 20}},
                        true);
  event.met(2, {3}).met(6, {2, 3}).met(7, {2, 3});
  const ProceduralPosition position(event, vega_2015, vega);
  Group group = position.group();
  complete_odd_group_vega(group);
  EXPECT_EQ(position.numbers(group.moved_up), Numbers{6});
}

// 4 is due the other colour and would come, but then 5 and 6, who have met, stay.
TEST(Dubov1997OddGroup, ANewcomerWhoCannotBeSparedStays) {
  ProceduralEvent event(
      {{1, 2, 'W', 2000, 2000}, {4, 1, 'B', 2000, 2300}, {5, 1, 'W', 2000, 2100}, {6, 1, 'W', 2000, 2200}});
  event.met(5, {6});
  EXPECT_EQ(newcomers(event), Numbers{6});
  const ProceduralPosition position(event, dubov_1997, dubov);
  Group group = position.group();
  complete_odd_group(group);
  EXPECT_EQ(group.changed, 0) << "the pairs below decide before";
}

TEST(Dubov1997OddGroup, TheDanubianNewcomerIsPairedAtOnce) {
  const ProceduralPosition position(odd_event(), danubian_2016, danubian);
  Group group = position.group();
  complete_odd_group_danubian(group);
  ASSERT_EQ(group.pairs.size(), 1U);
  EXPECT_EQ(position.number(group.pairs[0].first), 1) << "due White, equally rated, with the lowest average";
  EXPECT_EQ(position.number(group.pairs[0].second), 7);
  EXPECT_EQ(position.numbers(group.residents), (Numbers{2, 3}));
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
