#include "engine/double_swiss/colour_words.hpp"

#include <gtest/gtest.h>

#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

TEST(ColourWords, NumbersOfTimes) {
  using swiss::double_swiss::ColourWords;
  EXPECT_EQ(ColourWords::times(0), "never");
  EXPECT_EQ(ColourWords::times(1), "once");
  EXPECT_EQ(ColourWords::times(2), "twice");
  EXPECT_EQ(ColourWords::times(3), "3 times");
}

TEST(ColourWords, ParityMayGiveTheOtherColour) {
  const MatchPosition match(LiteralPosition({{1, 0}, {2, 10}}));
  const swiss::ColouredPair pair{.tournament = *match.task.tournament,
                                 .field = match.field,
                                 .task = match.task,
                                 .higher = match.at(2),
                                 .lower = match.at(1),
                                 .number = 2,
                                 .higher_is_white = false};
  EXPECT_EQ(
      swiss::double_swiss::ColourWords(pair).initial_colour(),
      "neither has had a colour; 2, the higher ranked, has the even number 2, so that 2 has Black, not the "
      "initial colour");
}

}  // namespace
}  // namespace bloesem::test
