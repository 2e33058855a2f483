#include "engine/render/explain/wrapped.hpp"

#include <gmock/gmock.h>

namespace bloesem::render {
namespace {

using ::testing::ElementsAre;

TEST(Wrapped, BreaksAtBlanks) {
  EXPECT_THAT(wrapped("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("one two three", 13), ElementsAre("one two three"));
  EXPECT_THAT(wrapped("one twoandmuchmore x", 5), ElementsAre("one", "twoandmuchmore", "x"));
  EXPECT_THAT(wrapped("", 5), ElementsAre(""));
}

TEST(WrappedTable, StaysAsItIsWhereThereIsRoom) {
  EXPECT_EQ(wrapped_table({{"No", "Name"}, {"7", "Kok"}}, {Align::Right, Align::Left}, 20),
            "No  Name\n 7  Kok\n");
}

TEST(WrappedTable, WrapsItsWidestColumn) {
  EXPECT_EQ(
      wrapped_table({{"No", "What"}, {"7", "a long tale of many words"}}, {Align::Right, Align::Left}, 21),
      "No  What\n 7  a long tale of\n    many words\n");
}

TEST(WrappedTable, HasNoLinesWithoutRows) { EXPECT_EQ(wrapped_table({}, {}, 80), ""); }

}  // namespace
}  // namespace bloesem::render
