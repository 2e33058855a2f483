#include "engine/dubov_1997/colours.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::ProceduralEvent;
using test::ProceduralPosition;
using test::TournamentBuilder;

struct Seat {
  int white = 0;
  ColourRule rule = limits;
  std::string reason = {};
};

// Returns who of 1 and 2 has White, and why.
Seat seat_of(const Tournament& tournament, const System& system = dubov_1997,
             const Procedure& procedure = dubov) {
  ProceduralEvent event({{1, 1, 'W', 2000, 2000}});
  event.tournament = tournament;
  event.absent = {};
  const ProceduralPosition position(event, system, procedure);
  const Position higher = std::min(position.at(1), position.at(2));
  const Position lower = std::max(position.at(1), position.at(2));
  const Colouring colouring = colouring_of(position.entrants, higher, lower);
  return {position.number(colouring.higher_is_white ? higher : lower), colouring.rule,
          colour_reason({.tournament = position.tournament,
                         .field = position.field,
                         .task = position.task,
                         .higher = higher,
                         .lower = lower,
                         .higher_is_white = colouring.higher_is_white,
                         .rule = colouring.rule},
                        procedure)};
}

void expect_seat(const Tournament& tournament, int white, ColourRule rule) {
  const Seat seat = seat_of(tournament);
  EXPECT_EQ(seat.white, white);
  EXPECT_EQ(seat.rule, rule) << static_cast<int>(seat.rule);
}

TEST(Dubov1997Colours, BothDueColours) {
  expect_seat(test::among_strangers({"W1", "B1"}), 2, both_due_colours);
  expect_seat(test::among_strangers({"B1", "H"}), 1, both_due_colours);
  expect_seat(test::among_strangers({"W1", "H"}), 2, both_due_colours);
}

// 1 has a difference of 0 and two Blacks running, 2 one of -1.
TEST(Dubov1997Colours, ALimitComesBeforeTheDifference) {
  expect_seat(test::among_strangers({"W1 W1 B1 B1", "H B1 W1 B1"}), 1, limits);
  expect_seat(test::among_strangers({"B1 W1 B1", "W1 B1 H"}), 1, equal_numbers);
}

TEST(Dubov1997Colours, AlternateFromTheLastDifference) {
  expect_seat(test::among_strangers({"B1 W1 W1 B1 W1", "W1 B1 W1 B1 W1"}), 2, last_difference);
}

// The strangers have the numbers 3 and 4 and ratings 2500 minus the number.
TEST(Dubov1997Colours, TheStrongerOppositionThenTheLowerRating) {
  Tournament tournament = test::among_strangers({"W1", "W1"});
  tournament.players[2].rating = 2400;
  tournament.players[3].rating = 2410;
  expect_seat(tournament, 2, stronger_opposition);
  EXPECT_EQ(
      seat_of(tournament).reason,
      "1 prefers Black strongly, 2 prefers Black strongly; the average ratings of their opponents are 2400 "
      "and 2410");
  tournament.players[3].rating = 2400;
  expect_seat(tournament, 2, lower_rating);
  tournament.players[1].rating = tournament.players[0].rating;
  expect_seat(tournament, 1, lower_rating);
  EXPECT_EQ(seat_of(tournament).reason,
            "1 prefers Black strongly, 2 prefers Black strongly; their ratings are 2499 and 2499");
}

TEST(Dubov1997Colours, VegaByBuchholzThenByNumber) {
  Tournament tournament = test::among_strangers({"W=", "W="});
  tournament.players[3].adjustments = {15};
  const Seat seat = seat_of(tournament, vega_2015, vega);
  EXPECT_EQ(seat.white, 2);
  EXPECT_EQ(seat.reason,
            "1 prefers Black strongly, 2 prefers Black strongly; their Buchholz scores are 0.5 and 2");
  tournament.players[3].adjustments = {};
  EXPECT_EQ(seat_of(tournament, vega_2015, vega).white, 1);
  EXPECT_EQ(seat_of(tournament, vega_2015, vega).reason,
            "1 prefers Black strongly, 2 prefers Black strongly; they are equal in everything, and the smaller "
            "number has White");
}

TEST(Dubov1997Colours, BoardsOfTheFirstRoundAlternate) {
  EXPECT_TRUE(colouring_of_board(1, Colour::White).higher_is_white);
  EXPECT_FALSE(colouring_of_board(2, Colour::White).higher_is_white);
  EXPECT_FALSE(colouring_of_board(3, Colour::Black).higher_is_white);
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
