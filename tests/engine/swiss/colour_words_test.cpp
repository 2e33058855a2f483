#include "engine/swiss/colour_words.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/alternation.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss {
namespace {

using test::among_strangers;
using test::DubovPosition;
using test::LiteralPosition;

TEST(ColourWords, AreThoseOfThePreferences) {
  const DubovPosition position{LiteralPosition(among_strangers({"W1 W1", "B1 W1"}).build())};
  const ColouredPair pair{.tournament = position.tournament,
                          .field = position.field,
                          .task = position.task,
                          .higher = position.at(1),
                          .lower = position.at(2),
                          .number = 4};
  const ColourWords words(pair);
  EXPECT_EQ(words.preferences(), "1 must have Black, 2 prefers Black mildly");
  EXPECT_EQ(words.last_difference(), "in their last games but 1 they had White and Black");
  EXPECT_EQ(words.alternation(), words.preferences() + "; in their last games but 1 they had White and Black");
  EXPECT_EQ(words.higher_ranked(), words.preferences() + "; 1 is ranked higher, so that 1 has Black");
  EXPECT_EQ(words.first_game(),
            "neither has played; 1, the higher ranked, has the even number 4, so that 1 has White, not the "
            "initial colour");
}

Colour alternated_colour(std::string_view one, std::string_view other) {
  const DubovPosition position{LiteralPosition(among_strangers({one, other}).build())};
  return alternated(position.field.colours(position.at(1)), position.field.colours(position.at(2)));
}

TEST(Alternation, IsFromTheLatestGameWithDifferentColours) {
  EXPECT_EQ(alternated_colour("W1 B1", "B1 W1"), Colour::White);
  EXPECT_EQ(alternated_colour("W1 B1", "B1 B1"), Colour::Black);
  EXPECT_EQ(alternated_colour("W1 H W1", "H B1 W1"), Colour::Black) << "rounds without a game do not count";
  EXPECT_EQ(alternated_colour("W1 B1", "H B1"), Colour::None) << "as many games as both have";
  EXPECT_EQ(alternated_colour("F", "W1"), Colour::None);
}

}  // namespace
}  // namespace bloesem::swiss
