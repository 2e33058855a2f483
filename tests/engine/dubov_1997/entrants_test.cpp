#include "engine/dubov_1997/entrants.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::nr;
using test::ProceduralEvent;
using test::ProceduralPosition;
using Numbers = std::vector<int>;

TEST(Dubov1997Entrants, MeansAreComparedExactly) {
  EXPECT_EQ((Mean{10, 2}), (Mean{5, 1}));
  EXPECT_LT((Mean{4001, 2}), (Mean{6002, 3}));
  EXPECT_GT((Mean{4002, 2}), (Mean{6002, 3}));
}

// Ratings are 2500 minus the number.
TEST(Dubov1997Entrants, OppositionIsOverTheBoardOrWithOwnPoints) {
  const Tournament tournament =
      test::TournamentBuilder(5).round("1-2 1/0, 3-4 +/-, 5 U").round("1-4 =, 2-3 1/0, 5 Z");
  EXPECT_EQ(average_rating(tournament, nr(1), 3), (Mean{2498 + 2496, 2}));
  EXPECT_EQ(average_rating(tournament, nr(1), 2), (Mean{2498, 1}));
  EXPECT_EQ(average_rating(tournament, nr(3), 3), (Mean{2498, 1})) << "a forfeited game";
  EXPECT_EQ(average_rating(tournament, nr(5), 3), Mean{});
  // Points: 1.5, 1, 1, 0.5, 1.
  EXPECT_EQ(buchholz(tournament, nr(1), 3), (Mean{10 + 5, 1}));
  EXPECT_EQ(buchholz(tournament, nr(3), 3), (Mean{10 + 10, 1})) << "own points for the forfeited game";
  EXPECT_EQ(buchholz(tournament, nr(5), 3), (Mean{10 + 10, 1}));
}

TEST(Dubov1997Entrants, MovingUpIsLimited) {
  EXPECT_EQ(max_moves_up(9), 3);
  EXPECT_EQ(max_moves_up(10), 4);
  const ProceduralEvent event({{1, 1, 'W', 2000, 2000, "N"}, {2, 1, 'B', 2000, 2000}});
  const ProceduralPosition position(event, dubov_1997, dubov);
  EXPECT_FALSE(position.entrants.may_move_up(position.at(1))) << "not twice running";
  EXPECT_TRUE(position.entrants.may_move_up(position.at(2)));
  const ProceduralPosition last(event, dubov_1997, dubov, 3);
  EXPECT_TRUE(last.entrants.may_move_up(last.at(1))) << "the last round";
  const ProceduralPosition no_limit(event, vega_2015, vega);
  EXPECT_TRUE(no_limit.entrants.may_move_up(no_limit.at(1)));
}

TEST(Dubov1997Entrants, DueColoursAndFlags) {
  const ProceduralEvent event(
      {{1, 1, 'W', 2000, 2000}, {2, 1, 'B', 2000, 2000, "F"}, {3, 1, 'W', 2000, 2000, "F"}});
  const ProceduralPosition position(event, dubov_1997, dubov);
  EXPECT_TRUE(position.entrants.is_white(position.at(1)));
  EXPECT_TRUE(position.entrants.may_change(position.at(1)));
  EXPECT_EQ(position.entrants.due(position.at(2)), Colour::Black);
  EXPECT_FALSE(position.entrants.may_change(position.at(2)));
  EXPECT_FALSE(position.entrants.first_round());
}

// Floaters look for opponents from the highest of White on, alternately.
TEST(Dubov1997Entrants, AlternateBetweenTheColumns) {
  const ProceduralEvent event({{1, 1, 'W', 2010, 2000},
                               {2, 1, 'W', 2000, 2000},
                               {3, 1, 'W', 2020, 2000},
                               {4, 1, 'B', 2000, 1900},
                               {5, 1, 'B', 2000, 1950}});
  const ProceduralPosition position(event, dubov_1997, dubov);
  std::vector<Position> all;
  for (Position p = 0; p < position.field.size(); ++p) all.push_back(p);
  EXPECT_EQ(position.numbers(position.entrants.alternating(all)), (Numbers{2, 5, 1, 4, 3}));
  position.entrants.sort_as_opponents(all, position.at(1));
  EXPECT_EQ(position.numbers(all), (Numbers{5, 4, 2, 1, 3})) << "the other colour, rating, lowest average";
}

TEST(Dubov1997Entrants, NamesDecideLast) {
  ProceduralEvent event({{1, 1, 'W', 2000, 2000}, {2, 1, 'W', 2000, 2000}});
  const ProceduralPosition by_number(event, dubov_1997, dubov);
  std::vector<Position> both{by_number.at(2), by_number.at(1)};
  by_number.entrants.sort(both, dubov.white_rows);
  EXPECT_EQ(by_number.numbers(both), (Numbers{1, 2}));
  event.named(1, "Zwart").named(2, "Aarts");
  const ProceduralPosition by_name(event, dubov_1997, dubov);
  by_name.entrants.sort(both, dubov.white_rows);
  EXPECT_EQ(by_name.numbers(both), (Numbers{2, 1}));
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
