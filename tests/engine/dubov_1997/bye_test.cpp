#include "engine/dubov_1997/bye.hpp"

#include <gtest/gtest.h>

#include "engine/dubov_1997/procedures.hpp"
#include "engine/dubov_1997/system.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::ProceduralEvent;
using test::ProceduralPosition;

int bye_in(const ProceduralEvent& event, const System& system = dubov_1997,
           const Procedure& procedure = dubov) {
  const ProceduralPosition position(event, system, procedure);
  const std::optional<Position> bye = choose_bye(position.entrants);
  return bye ? position.number(*bye) : 0;
}

TEST(Dubov1997Bye, LowestScoreThenLowestRating) {
  ProceduralEvent event({{1, 2, 'W', 2000, 1500}, {2, 1, 'W', 2000, 2000}, {3, 1, 'B', 2000, 1900}});
  EXPECT_EQ(bye_in(event), 3);
  event.met(1, {2});
  EXPECT_EQ(bye_in(event), 2) << "1 and 2 cannot meet";
}

// Equal ratings in both subgroups: White is larger; then the highest average.
TEST(Dubov1997Bye, TheLargerSubgroupThenTheHighestAverage) {
  const ProceduralEvent event({{1, 1, 'W', 2000, 1900},
                               {2, 1, 'W', 2100, 1900},
                               {3, 1, 'W', 2050, 1900},
                               {4, 1, 'B', 2200, 1900},
                               {5, 1, 'B', 2300, 2000}});
  EXPECT_EQ(bye_in(event), 2);
}

TEST(Dubov1997Bye, VegaByBuchholzSubgroupAndName) {
  ProceduralEvent event({{1, 1, 'W', 8}, {2, 1, 'W', 7}, {3, 1, 'W', 7}, {4, 1, 'B', 7}, {5, 1, 'B', 9}}, true);
  EXPECT_EQ(bye_in(event, vega_2015, vega), 2);
  event.named(3, "00");
  EXPECT_EQ(bye_in(event, vega_2015, vega), 3);
}

TEST(Dubov1997Bye, OfTheFirstRoundIsOfTheLastOne) {
  ProceduralEvent event({{1, 1, 'W', 2000, 1900}});
  event.tournament = test::TournamentBuilder(5).build();
  event.tournament.players[0].rating = 1000;
  event.absent = {};
  EXPECT_EQ(bye_in(event), 5);
}

// 2.2: a point without playing.
TEST(Dubov1997Bye, NotAfterAPointWithoutPlaying) {
  ProceduralEvent event({{1, 1, 'W', 2000, 1900}});
  event.tournament = test::TournamentBuilder(5).round("1-2 =, 3 U, 4 F, 5 H").build();
  event.absent = {};
  for (Player& player : event.tournament.players)
    player.adjustments = {player.id == 1 || player.id == 2 ? 20 : 0};
  event.tournament.players[4].adjustments = {10};
  EXPECT_EQ(bye_in(event), 5) << "half a point does not bar";
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
