#include "engine/dubov/colours.hpp"

#include <gtest/gtest.h>

#include "engine/dubov/colour_reason.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::among_strangers;
using test::DubovPosition;
using test::LiteralPosition;

struct White {
  int number = 0;  // of the player who has White; 0: unknown
  ColourRule rule = neither_has_played;

  friend bool operator==(const White&, const White&) = default;
};

// Returns who of 1 and 2 has White, and why.
White white_of(const Tournament& tournament, std::optional<Colour> initial = Colour::White) {
  const DubovPosition position{LiteralPosition(tournament)};
  const Position higher = std::min(position.at(1), position.at(2));
  const Position lower = std::max(position.at(1), position.at(2));
  const auto colouring =
      allocate_colours(position.field, higher, lower, initial, position.task.number(position.field, higher));
  if (!colouring) return {};
  return {position.number(colouring->higher_is_white ? higher : lower), colouring->rule};
}

TEST(DubovColours, BeforeAnyGameTheNumberOfTheHigherRankedDecides) {
  EXPECT_EQ(white_of(LiteralPosition({{1, 0}, {2, 0}}).tournament), (White{1, neither_has_played}));
  EXPECT_EQ(white_of(LiteralPosition({{1, 0}, {2, 10}}).tournament), (White{1, neither_has_played}))
      << "2 is ranked higher";
  EXPECT_EQ(white_of(LiteralPosition({{1, 0}, {2, 0}}).tournament, Colour::Black),
            (White{2, neither_has_played}));
  EXPECT_EQ(white_of(LiteralPosition({{1, 0}, {2, 0}}).tournament, std::nullopt), White{});
}

TEST(DubovColours, BothPreferencesAreGranted) {
  EXPECT_EQ(white_of(among_strangers({"W1", "B1"})), (White{2, both_preferences_granted}));
  EXPECT_EQ(white_of(among_strangers({"W1 W1", "B1 B1"})), (White{2, both_preferences_granted}));
}

// 1.6.4: who has not played seeks Black.
TEST(DubovColours, ANewcomerTakesPart) {
  EXPECT_EQ(white_of(among_strangers({"B1", "F"})), (White{1, both_preferences_granted}));
  EXPECT_EQ(white_of(among_strangers({"W1", "F"})), (White{2, stronger_preference}));
  EXPECT_EQ(white_of(among_strangers({"B0 W1", "H H"})), (White{2, preference_of_higher}))
      << "two mild preferences, and no game to alternate from";
}

TEST(DubovColours, TheStrongerPreferenceIsGranted) {
  EXPECT_EQ(white_of(among_strangers({"B1 W1", "W1 W0"})), (White{1, stronger_preference}));
  EXPECT_EQ(white_of(among_strangers({"B1", "W1 B0"})), (White{1, stronger_preference}));
}

TEST(DubovColours, AlternateFromTheLatestDifference) {
  EXPECT_EQ(white_of(among_strangers({"W1 B1 W1", "B1 W1 W1"})), (White{1, stronger_preference}));
  EXPECT_EQ(white_of(among_strangers({"B1 W1 W1 B1 W1", "W1 B1 W1 B1 W1"})), (White{2, alternation}));
}

TEST(DubovColours, ThePreferenceOfTheHigherRankedIsGranted) {
  EXPECT_EQ(white_of(among_strangers({"W1", "W1"})), (White{2, preference_of_higher}));
  EXPECT_EQ(white_of(among_strangers({"W0", "W1"})), (White{1, preference_of_higher}));
}

}  // namespace
}  // namespace bloesem::swiss::dubov
