#include "engine/dutch/colour_reason.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/dutch/colours.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using test::TournamentBuilder;

// Returns the reason for the colours of the pair 1-2 in the coming round.
std::string reason_for_first_two(const Tournament& tournament) {
  const PairOptions options{.initial_colour = Colour::Black};
  const Result<RequestedRound> request = requested_round(tournament, options);
  const RoundTask task = request->task(tournament, options);
  Position higher = 0;
  while (request->field.player(higher) > 1) ++higher;
  Position lower = higher + 1;
  while (request->field.player(lower) > 1) ++lower;
  const int number = task.number(request->field, higher);
  const auto colouring = allocate_colours(request->field, higher, lower, task.initial_colour, number);
  return colour_reason({.tournament = tournament,
                        .field = request->field,
                        .task = task,
                        .higher = higher,
                        .lower = lower,
                        .number = number,
                        .higher_is_white = colouring->higher_is_white,
                        .rule = colouring->rule});
}

Tournament histories(const std::vector<std::string_view>& rounds, int declared) {
  return test::among_strangers(rounds).declared(declared);
}

TEST(ColourReason, NamesThePreferencesThatAreGranted) {
  EXPECT_EQ(reason_for_first_two(histories({"W1 ", "B1 "}, 2)),
            "1 prefers Black strongly, 2 prefers White strongly");
  EXPECT_EQ(reason_for_first_two(histories({"W1 B1 ", "B1 F "}, 3)),
            "1 prefers White mildly, 2 prefers White strongly");
}

TEST(ColourReason, NamesTheGameInWhichTheColoursDiffered) {
  EXPECT_EQ(
      reason_for_first_two(histories({"B1 W1 W1 B1 W1 ", "W1 B1 W1 B1 W1 "}, 6)),
      "1 prefers Black strongly, 2 prefers Black strongly; in their last games but 3 they had White and Black");
}

TEST(ColourReason, NamesThePlayerWhoIsRankedHigher) {
  EXPECT_EQ(reason_for_first_two(histories({"W1 ", "W1 "}, 2)),
            "1 prefers Black strongly, 2 prefers Black strongly; 1 is ranked higher, so that 1 has Black");
}

TEST(ColourReason, NamesTheNumberWhoseParityDecides) {
  EXPECT_EQ(reason_for_first_two(TournamentBuilder(2).declared(1)),
            "neither has played; 1, the higher ranked, has the odd number 1, so that 1 has Black, the initial "
            "colour");
}

}  // namespace
}  // namespace bloesem::swiss::dutch
