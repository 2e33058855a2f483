#include "engine/double_swiss/match_round.hpp"

#include <gtest/gtest.h>

#include "engine/team_swiss/system.hpp"
#include "tests/engine/double_swiss/match_position.hpp"

namespace bloesem::test {
namespace {

using criteria::Float;

// 1 and 3 float in round 2, 2 has the bye.
LiteralPosition two_matches() {
  return LiteralPosition(
      TournamentBuilder(5).round("1-4 1/0, 2-5 1/0, 3 H").round("1-3 =, 4-5 =, 2 U").build());
}

TEST(MatchRound, FloatsCountUntilTheLastRounds) {
  const MatchPosition early(two_matches(), {.declared = 4});
  EXPECT_EQ(early.round.facts(early.at(1)).previous, Float::Down);
  EXPECT_EQ(early.round.facts(early.at(3)).previous, Float::Up);
  EXPECT_EQ(early.round.facts(early.at(2)).previous, Float::None) << "a bye is no float";
  EXPECT_EQ(early.round.facts(early.at(4)).previous, Float::None);
  const MatchPosition last(two_matches(), {.declared = 3});
  EXPECT_EQ(last.round.facts(last.at(1)).previous, Float::None);
  const MatchPosition of_teams(two_matches(), {.declared = 4, .rules = {.last_rounds = 2}});
  EXPECT_EQ(of_teams.round.facts(of_teams.at(1)).previous, Float::None);
}

TEST(MatchRound, MatchesWithoutAGameAreNotUnplayed) {
  Tournament tournament = two_matches().tournament;
  tournament.rounds_are_matches = true;
  for (const int number : {4, 5})
    tournament.players[static_cast<std::size_t>(nr(number))].rounds[1].colour = Colour::None;
  const MatchPosition position{LiteralPosition(tournament)};
  EXPECT_EQ(position.round.facts(position.at(4)).unplayed, 0);
  EXPECT_EQ(position.round.facts(position.at(2)).unplayed, 1);
  EXPECT_EQ(position.round.facts(position.at(4)).preference.colour, Colour::None) << "there are no preferences";
}

TEST(MatchRound, TheLevelBelowIsThatOfAByeGivenBeforehandAsWell) {
  LiteralPosition position({{1, 30}, {2, 20}, {3, 10}});
  const MatchPosition all(position);
  EXPECT_EQ(all.round.level_below(30), 20);
  EXPECT_EQ(all.round.level_below(20), 10);
  EXPECT_EQ(all.round.level_below(10), std::nullopt);
  position.tournament.players[1].rounds.resize(2);
  position.tournament.players[1].rounds[1].outcome = Outcome::PairingBye;
  position.participants = {nr(1), nr(3)};
  const MatchPosition without(position);
  EXPECT_EQ(without.field.size(), 2);
  EXPECT_EQ(without.round.level_below(30), 20);
}

}  // namespace
}  // namespace bloesem::test
