#include "bloesem/tournament.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

constexpr Outcome all_outcomes[] = {
    Outcome::Absent,      Outcome::Win,         Outcome::Draw,       Outcome::Loss,        Outcome::UnratedWin,
    Outcome::UnratedDraw, Outcome::UnratedLoss, Outcome::ForfeitWin, Outcome::ForfeitLoss, Outcome::PairingBye,
    Outcome::FullBye,     Outcome::HalfBye,     Outcome::ZeroBye};

TEST(TrapPts, EveryOutcomeHasItsOwnPoints) {
  const PointSystem system{1, 2, 3, 4, 5, 6, 7, 8, 9};
  const Points expected[] = {9, 1, 2, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (const Outcome outcome : all_outcomes)
    EXPECT_EQ(points_of(outcome, system), expected[static_cast<std::size_t>(outcome)])
        << static_cast<int>(outcome);
}

TEST(TrapRematch, OnlyAGameThatWasPlayedIsAMeeting) {
  for (const Outcome outcome : all_outcomes) {
    const bool played = outcome >= Outcome::Win && outcome <= Outcome::UnratedLoss;
    EXPECT_EQ(was_played({1, Colour::White, outcome}), played) << static_cast<int>(outcome);
    EXPECT_FALSE(was_played({no_player, Colour::None, outcome})) << static_cast<int>(outcome);
  }
}

TEST(TrapField, WhoIsPairedOrHasTheByeTakesPart) {
  EXPECT_TRUE(took_part({1, Colour::White, Outcome::ForfeitLoss}));
  EXPECT_TRUE(took_part({no_player, Colour::None, Outcome::PairingBye}));
  EXPECT_FALSE(took_part({no_player, Colour::None, Outcome::FullBye}));
  EXPECT_FALSE(took_part({}));
}

TEST(Tournament, RoundsAndVirtualPointsBeyondTheEndAreNothing) {
  const Tournament t = TournamentBuilder(2).round("1-2 1/0").virtual_points(1, {10});
  EXPECT_EQ(t.players[0].round(1), RoundEntry{});
  EXPECT_EQ(t.players[0].virtual_in(0), 10);
  EXPECT_EQ(t.players[0].virtual_in(1), 0);
}

TEST(Tournament, StandingsPointsAddTheRoundsAsked) {
  const Tournament t = TournamentBuilder(4).round("1-2 1/0, 3 U, 4 H").round("3-1 =, 2 F, 4 Z");
  EXPECT_EQ(standings_points(t, t.players[0], 1), 10);
  EXPECT_EQ(standings_points(t, t.players[0], 2), 15);
  EXPECT_EQ(standings_points(t, t.players[1], 2), 10);
  EXPECT_EQ(standings_points(t, t.players[3], 2), 5);
}

TEST(Tournament, FindsPlayersByTheirId) {
  Tournament t = TournamentBuilder(3);
  t.players[1].id = 77;
  EXPECT_EQ(t.find(77), nr(2));
  EXPECT_EQ(t.find(2), std::nullopt);
}

TEST(Tournament, FindsIdsInAnyOrder) {
  for (const std::vector<int>& ids : {std::vector{2, 3, 4, 5}, {3, 7, 9, 20}, {9, 1, 4, 3}, {4, 3, 2, 1}}) {
    Tournament tournament;
    for (const int id : ids) tournament.players.emplace_back().id = id;
    for (std::size_t i = 0; i < ids.size(); ++i)
      EXPECT_EQ(tournament.find(ids[i]), static_cast<PlayerIndex>(i)) << ids[i];
    for (const int id : {0, -1, 6, 8, 21}) EXPECT_EQ(tournament.find(id), std::nullopt) << id;
  }
}

TEST(TrapInitCol, TheFirstPlayersColourIsTheInitialColour) {
  EXPECT_EQ(infer_initial_colour(TournamentBuilder(4).round("1-3 1/0, 4-2 =")), Colour::White);
  EXPECT_EQ(infer_initial_colour(TournamentBuilder(4).round("3-1 1/0, 2-4 =")), Colour::Black);
}

TEST(TrapInitCol, InvertedIfTheFirstColourBelongsToAnEvenNumber) {
  EXPECT_EQ(infer_initial_colour(TournamentBuilder(5).round("1 U, 4-2 =, 3-5 =")), Colour::White);
}

// 1 never took part, so 2 is counted first.
TEST(TrapInitCol, WhoNeverTookPartIsNotCounted) {
  EXPECT_EQ(infer_initial_colour(TournamentBuilder(5).round("1 Z, 2-4 =, 3-5 =")), Colour::White);
}

TEST(TrapInitCol, AForfeitedGameShowsTheColourToo) {
  EXPECT_EQ(infer_initial_colour(TournamentBuilder(2).round("2-1 +/-")), Colour::Black);
}

TEST(TrapInitCol, TheFirstRoundWithColoursCounts) {
  EXPECT_EQ(infer_initial_colour(TournamentBuilder(2).round("1:2 -/-").round("2-1 =")), Colour::Black);
  EXPECT_EQ(infer_initial_colour(TournamentBuilder(2).round("1 H, 2 H")), std::nullopt);
}

}  // namespace
}  // namespace bloesem
