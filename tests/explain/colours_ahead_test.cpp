#include "engine/explain/colours_ahead.hpp"

#include <gtest/gtest.h>

#include <array>

namespace bloesem::explain {
namespace {

using criteria::ColoursPlayed;

constexpr auto white = static_cast<std::size_t>(Colour::White);
constexpr auto black = static_cast<std::size_t>(Colour::Black);
using Counts = std::array<int, 3>;

TEST(ColoursAhead, NewcomersNeedNothingBeforeTheirThirdGame) {
  ColoursAhead ahead;
  ahead.add({}, false);
  EXPECT_EQ(ahead.needs().players, (Counts{0, 0, 0}));
  ahead.advance();
  EXPECT_EQ(ahead.needs().players, (Counts{0, 0, 0}));
  ahead.advance();
  EXPECT_EQ(ahead.needs().players, (Counts{0, 1, 1}));
  EXPECT_EQ(ahead.needs().after_same, (Counts{0, 0, 0}));
}

TEST(ColoursAhead, WhoeverNeedsAColourGetsIt) {
  ColoursAhead ahead;
  ahead.add({-2, Colour::Black, Colour::Black}, false);
  EXPECT_EQ(ahead.needs().players[white], 1);
  ahead.advance();  // Black, Black, White
  EXPECT_EQ(ahead.needs().players, (Counts{0, 0, 0}));
}

TEST(ColoursAhead, AWideDifferenceRemainsAfterTheColourNeeded) {
  ColoursAhead ahead;
  ahead.add({3, Colour::White, Colour::White}, false);
  ahead.advance();
  EXPECT_EQ(ahead.needs().players[black], 1);
  EXPECT_EQ(ahead.needs().after_same[black], 1);
  ahead.advance();  // difference 1, Black twice: needs White though it had more games with it
  EXPECT_EQ(ahead.needs().players, (Counts{0, 1, 0}));
  EXPECT_EQ(ahead.needs().after_same[white], 0);
}

TEST(ColoursAhead, TheByeKeepsTheNeedOnce) {
  ColoursAhead ahead;
  ahead.add({2, Colour::White, Colour::White}, true);
  ahead.add({2, Colour::White, Colour::White}, false);
  ahead.advance();
  EXPECT_EQ(ahead.needs().players[black], 1);
  EXPECT_EQ(ahead.needs().after_bye[black], 1);
  EXPECT_EQ(ahead.needs().after_same[black], 0);
}

}  // namespace
}  // namespace bloesem::explain
