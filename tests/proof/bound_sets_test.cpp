#include "engine/proof/bound_sets.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bloesem::test {
namespace {

using proof::BoundSets;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(BoundSets, LosePairsAndAreClosedByOthers) {
  BoundSets sets(9);
  sets.add({0, 1, 2, 3, 4});
  sets.add({5, 6, 7});
  EXPECT_TRUE(sets.contains({5, 6, 7}));
  EXPECT_FALSE(sets.contains({4, 6, 7}));
  EXPECT_FALSE(sets.contains({5, 6}));
  EXPECT_THAT(sets.settle(0, 3), IsEmpty());
  EXPECT_TRUE(sets.contains({1, 2, 4}));
  EXPECT_THAT(sets.settle(2, 6), ElementsAre(ElementsAre(1, 4), ElementsAre(5, 7)));
  EXPECT_THAT(sets.lists(), IsEmpty());
}

// Of three players, the one who is left need not be paired with anybody.
TEST(BoundSets, EndWithTheirLastPair) {
  BoundSets sets(4);
  sets.add({0, 1, 2});
  EXPECT_THAT(sets.lists(), ElementsAre(ElementsAre(0, 1, 2)));
  EXPECT_THAT(sets.settle(0, 2), IsEmpty());
  EXPECT_THAT(sets.lists(), IsEmpty());
}

}  // namespace
}  // namespace bloesem::test
