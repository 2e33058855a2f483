#include "engine/dubov_1997/floaters.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::ProceduralEvent;
using test::ProceduralPosition;
using Numbers = std::vector<int>;

std::string pairs_of_floaters(const ProceduralEvent& event, std::initializer_list<int> floaters, int& changed) {
  const ProceduralPosition position(event, dubov_1997, dubov);
  Group group = position.group(floaters);
  pair_floaters(group);
  changed = group.changed;
  std::string text;
  for (const auto& [a, b] : group.pairs)
    text += std::to_string(position.number(a)) + "-" + std::to_string(position.number(b)) + " ";
  return text;
}

// 1 and 2 moved down, due White and Black.
ProceduralEvent two_floaters() {
  return ProceduralEvent({{1, 3, 'W', 2000, 2000},
                          {2, 3, 'B', 2000, 2000},
                          {3, 2, 'W', 2000, 2400},
                          {4, 2, 'B', 2000, 2100},
                          {5, 2, 'B', 2000, 2200},
                          {6, 2, 'W', 2000, 2000}});
}

TEST(Dubov1997Floaters, MeetTheHighestRatedOfTheOtherColour) {
  int changed = 0;
  EXPECT_EQ(pairs_of_floaters(two_floaters(), {1, 2}, changed), "1-5 2-3 ");
  ProceduralEvent event = two_floaters();
  event.met(1, {4, 5});
  EXPECT_EQ(pairs_of_floaters(event, {1, 2}, changed), "1-3 2-6 ") << "then of the same colour";
  EXPECT_EQ(changed, 0);
}

// If 1 met 5, the others could not be paired: 3 and 6 have met, and 2 and 4, too.
TEST(Dubov1997Floaters, LeaveTheOthersAPairing) {
  ProceduralEvent event = two_floaters();
  event.met(2, {4, 3}).met(3, {6}).met(4, {6, 3});
  int changed = 0;
  EXPECT_EQ(pairs_of_floaters(event, {1, 2}, changed), "1-4 2-6 ");
  EXPECT_EQ(changed, 1);
}

TEST(Dubov1997Floaters, MoveOnWithoutAnOpponent) {
  ProceduralEvent event(
      {{1, 3, 'W', 2000, 2000}, {2, 2, 'B', 2000, 2000}, {3, 2, 'W', 2000, 2400}, {4, 1, 'B', 2000, 2100}});
  event.met(1, {2, 3});
  const ProceduralPosition position(event, dubov_1997, dubov);
  Group group = position.group({1});
  pair_floaters(group);
  EXPECT_TRUE(group.pairs.empty());
  EXPECT_EQ(position.numbers(group.floaters), Numbers{1});
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
