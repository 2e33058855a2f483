#include "engine/double_swiss/colours.hpp"

#include <gtest/gtest.h>

#include "engine/double_swiss/colour_words.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using swiss::double_swiss::allocate_match_colours;
using swiss::double_swiss::match_colour_reason;

// Returns the number of the player with White, and the rule, of players 1 and 2 with these histories.
std::string coloured(std::string_view first, std::string_view second, std::string* reason = nullptr) {
  LiteralPosition drawn(among_strangers({first, second}).build());
  drawn.participants = {nr(1), nr(2)};
  const MatchPosition match(drawn);
  const auto higher = swiss::Position(0);
  const auto lower = swiss::Position(1);
  const int number = match.field.fixed_number(higher);
  const auto colouring = allocate_match_colours(match.field, higher, lower, Colour::White, number);
  if (!colouring) return "unknown";
  if (reason != nullptr)
    *reason = match_colour_reason({.tournament = *match.task.tournament,
                                   .field = match.field,
                                   .task = match.task,
                                   .higher = higher,
                                   .lower = lower,
                                   .number = number,
                                   .higher_is_white = colouring->higher_is_white,
                                   .rule = colouring->rule});
  return std::to_string(match.field.player(colouring->higher_is_white ? higher : lower) + 1) + " by rule " +
         std::to_string(static_cast<int>(colouring->rule) + 1);
}

TEST(MatchColouring, TheFirstRuleThatDecides) {
  EXPECT_EQ(coloured("F", "F"), "1 by rule 1");
  EXPECT_EQ(coloured("H", "F"), "1 by rule 1") << "2 is ranked higher and has an even number";
  EXPECT_EQ(coloured("W= B=", "B= B="), "2 by rule 2");
  EXPECT_EQ(coloured("B= B= B=", "W= F F"), "1 by rule 2") << "a count, not a difference";
  EXPECT_EQ(coloured("W= B=", "B= W="), "1 by rule 3");
  EXPECT_EQ(coloured("B= B= W=", "B= W="), "2 by rule 4");
  EXPECT_EQ(coloured("H", "B="), "2 by rule 5");
}

TEST(MatchColouring, TheInitialColourMustBeKnownIfNeitherHasPlayed) {
  const MatchPosition match(LiteralPosition({{1, 0}, {2, 0}}));
  EXPECT_FALSE(allocate_match_colours(match.field, 0, 1, std::nullopt, 1));
  EXPECT_FALSE(allocate_match_colours(match.field, 0, 1, Colour::Black, 1)->higher_is_white);
}

TEST(MatchColouring, ReasonsNameWhatTheRuleLooksAt) {
  const auto reason = [](std::string_view first, std::string_view second) {
    std::string text;
    static_cast<void>(coloured(first, second, &text));
    return text;
  };
  EXPECT_EQ(
      reason("F", "F"),
      "neither has had a colour; 1, the higher ranked, has the odd number 1, so that 1 has White, the initial "
      "colour");
  EXPECT_EQ(reason("W= B=", "B= B="), "1 has had White once, 2 never");
  EXPECT_EQ(reason("W= B=", "B= W="),
            "counted from the last match, the two last differed when 1 had Black and 2 had White");
  EXPECT_EQ(reason("B= B= W=", "B= W="), "1 had White in the last match, and now has Black");
}

}  // namespace
}  // namespace bloesem::test
