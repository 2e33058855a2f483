#include "engine/amalfi/colours.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "engine/amalfi/system.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::amalfi {
namespace {

// Returns "1 fewer Whites: ..." for the pair of players 1 and 2 with these histories; "-" if it is not
// possible.
std::string colours(std::string_view first, std::string_view second, int more_rounds = 2) {
  Tournament tournament = test::among_strangers({first, second});
  tournament.rounds_declared = tournament.rounds_played + more_rounds;
  const PairOptions options{.edition = Edition(rating)};
  const auto request = requested_round(tournament, options);
  const RoundField& field = request->field;
  Position one = 0;
  while (field.player(one) > 1) ++one;
  Position other = one + 1;
  while (field.player(other) > 1) ++other;
  const RoundTask task = request->task(tournament, options);
  const auto colouring = colours_of(field, one, other, task.is_last());
  if (!colouring) return "-";
  const Position white = colouring->higher_is_white ? one : other;
  return std::to_string(tournament.id(field.player(white))) + ' ' +
         std::string(rating.articles.of(colouring->rule)) + ": " +
         colour_reason({tournament, field, task, one, other, 0, colouring->higher_is_white, colouring->rule});
}

TEST(AmalfiColours, FewerWhitesGetsWhiteEvenIfAnUnplayedRoundMakesItWrong) {
  EXPECT_EQ(colours("W1 B1 B1 F ", "W1 B1 W1 B1 "), "1 fewer Whites: 1 has had White 1 times, 2 2");
  EXPECT_EQ(colours("B1 W1 B1 W1 B1 ", "W1 F F F F "), "2 fewer Whites: 1 has had White 2 times, 2 1");
}

TEST(AmalfiColours, AThirdColourRunningMakesThePairImpossibleExceptInTheLastRound) {
  EXPECT_EQ(colours("W1 B1 B1 ", "B1 W1 W1 "), "1 fewer Whites: 1 has had White 1 times, 2 2");
  EXPECT_EQ(colours("B1 W1 W1 ", "W1 W1 W1 "), "-") << "fewer Whites, but WW";
  EXPECT_EQ(colours("B1 W1 W1 ", "W1 W1 W1 ", 1).substr(0, 14), "1 fewer Whites");
  EXPECT_EQ(colours("B1 W1 W1 ", "B1 W1 W1 "), "-");
}

TEST(AmalfiColours, FewerBlacksThenTheLatestDifferenceThenTheNumber) {
  EXPECT_EQ(colours("W1 F ", "B1 W1 ").substr(0, 14), "2 fewer Blacks");
  EXPECT_EQ(colours("W1 B1 ", "B1 W1 "), "1 history: only 2 had White in the last game");
  EXPECT_EQ(colours("W1 B1 ", "W1 B1 "), "1 alternation: 1, who has the smaller number, alternates");
  EXPECT_EQ(colours("B1 W1 ", "B1 W1 "), "2 alternation: 1, who has the smaller number, alternates");
}

}  // namespace
}  // namespace bloesem::swiss::amalfi
