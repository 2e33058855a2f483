#include "engine/team_swiss/scores.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

using swiss::team_swiss::by_primary_scores;

Tournament team_event() {
  Tournament event = TournamentBuilder(3)
                         .points({.win = 20, .draw = 10, .pairing_bye = 10})
                         .round("1-2 1/0, 3 U")
                         .round("1-3 =, 2 U")
                         .build();
  event.players[0].game_points = {25, 20};
  event.players[1].game_points = {15, 20};
  event.players[2].game_points = {20, 20};
  return event;
}

TEST(TeamScores, MatchPointsFirstChangeNothing) {
  const Tournament event = by_primary_scores(team_event(), {}).value();
  EXPECT_EQ(standings_points(event, event.players[0], 2), 30);
  EXPECT_EQ(event.players[0].game_points_after(2), 45);
  EXPECT_EQ(event.players[0].game_points_after(1), 25);
}

TEST(TeamScores, GamePointsFirstChangePlaces) {
  const Tournament event = by_primary_scores(team_event(), {0, 2}).value();
  const Points game_points[] = {45, 35, 40};
  const Points match_points[] = {30, 10, 20};
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(standings_points(event, event.players[i], 2), game_points[i]);
    EXPECT_EQ(event.players[i].game_points_after(2), match_points[i]);
  }
}

TEST(TeamScores, GamePointsMustBeStatedAndNotAccelerated) {
  Tournament event = team_event();
  event.players[0].virtual_points = {10};
  EXPECT_FALSE(by_primary_scores(event, {0, 3}));
  EXPECT_TRUE(by_primary_scores(event, {0, 0}));
  for (Player& team : event.players) team.game_points.clear(), team.virtual_points.clear();
  EXPECT_EQ(by_primary_scores(event, {0, 2}).error().code, ErrorCode::InvalidInput);
  EXPECT_TRUE(by_primary_scores(TournamentBuilder(4).build(), {0, 2})) << "before round 1";
}

}  // namespace
}  // namespace bloesem::test
