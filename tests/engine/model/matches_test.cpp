// Matches of two games, folded into one round.
#include "engine/model/matches.hpp"

#include <gtest/gtest.h>

#include "bloesem/validate.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

Tournament folded(const TournamentBuilder& columns) { return fold_matches(columns.build()).value(); }

RoundEntry match_entry(const Tournament& tournament, int number, int round = 1) {
  return tournament.players[static_cast<std::size_t>(number - 1)].round(round - 1);
}

Points match_score(const Tournament& tournament, int number, int rounds = 1) {
  return standings_points(tournament, tournament.players[static_cast<std::size_t>(number - 1)], rounds);
}

TEST(FoldMatches, SumsAndTheColourOfTheFirstGame) {
  const Tournament t =
      folded(TournamentBuilder(6).round("1-2 1/0, 3-4 1/0, 5-6 =").round("2-1 0/1, 4-3 1/0, 6-5 1/0"));
  EXPECT_EQ(t.rounds_played, 1);
  EXPECT_EQ(t.rounds_declared, 99);
  EXPECT_EQ(match_entry(t, 1), (RoundEntry{nr(2), Colour::White, Outcome::Win}));
  EXPECT_EQ(match_entry(t, 2), (RoundEntry{nr(1), Colour::Black, Outcome::Loss}));
  EXPECT_EQ(match_entry(t, 3), (RoundEntry{nr(4), Colour::White, Outcome::Draw}));
  EXPECT_EQ(match_entry(t, 5), (RoundEntry{nr(6), Colour::White, Outcome::Loss}));
  EXPECT_EQ(match_score(t, 1), 20);
  EXPECT_EQ(match_score(t, 2), 0);
  EXPECT_EQ(match_score(t, 3), 10);
  EXPECT_EQ(match_score(t, 5), 5);
  EXPECT_EQ(match_score(t, 6), 15);
  EXPECT_TRUE(t.players[0].adjustments.empty());
  EXPECT_EQ(t.players[4].adjustments, (std::vector<Points>{5}));
  EXPECT_EQ(t.players[5].adjustments, (std::vector<Points>{-5}));
}

TEST(FoldMatches, OddResults) {
  const Tournament t = folded(TournamentBuilder(4).round("1-2 =/0, 3-4 0/0").round("2-1 0/1, 4-3 =/0"));
  EXPECT_EQ(match_entry(t, 1).outcome, Outcome::Win);
  EXPECT_EQ(match_score(t, 1), 15);
  EXPECT_EQ(match_score(t, 2), 0);
  EXPECT_EQ(match_entry(t, 3).outcome, Outcome::Loss);
  EXPECT_EQ(match_score(t, 4), 5);
}

TEST(FoldMatches, AMatchIsForfeitedByForfeitingBothGames) {
  const Tournament t = folded(TournamentBuilder(8)
                                  .round("1-2 +/-, 3-4 +/-, 5-6 +/-, 7-8 -/-")
                                  .round("2-1 -/+, 4-3 1/0, 6-5 +/-, 8-7 -/-"));
  EXPECT_EQ(match_entry(t, 1), (RoundEntry{nr(2), Colour::White, Outcome::ForfeitWin}));
  EXPECT_EQ(match_entry(t, 2), (RoundEntry{nr(1), Colour::Black, Outcome::ForfeitLoss}));
  EXPECT_EQ(match_entry(t, 3), (RoundEntry{nr(4), Colour::White, Outcome::Draw})) << "one game was played";
  EXPECT_EQ(match_entry(t, 5), (RoundEntry{nr(6), Colour::None, Outcome::Draw})) << "each forfeited one game";
  EXPECT_TRUE(was_played(match_entry(t, 5)));
  EXPECT_EQ(match_entry(t, 7), (RoundEntry{nr(8), Colour::White, Outcome::ForfeitLoss}));
  EXPECT_TRUE(t.rounds_are_matches);
  EXPECT_TRUE(is_consistent(t)) << "a match without a colour is no contradiction";
  Tournament games = t;
  games.rounds_are_matches = false;
  EXPECT_FALSE(is_consistent(games));
  EXPECT_EQ(validate(games).front().code, ContradictionCode::MissingColour);
  for (const int number : {1, 3, 5, 7})
    EXPECT_EQ(match_score(t, number), number == 1 ? 20 : number == 7 ? 0 : 10);
}

// Black forfeits the second game after a double forfeit: Black has forfeited both, White one.
TEST(FoldMatches, OneOfThemForfeitsBoth) {
  const Tournament t = folded(TournamentBuilder(2).round("1-2 -/-").round("2-1 -/+"));
  EXPECT_EQ(match_entry(t, 1).outcome, Outcome::ForfeitWin);
  EXPECT_EQ(match_entry(t, 2).outcome, Outcome::ForfeitLoss);
  EXPECT_EQ(match_score(t, 1), 10);
}

TEST(FoldMatches, AForfeitedFirstGameWithoutColours) {
  const Tournament t = folded(TournamentBuilder(2).round("1:2 +/-").round("2-1 1/0"));
  EXPECT_EQ(match_entry(t, 1).colour, Colour::White);
  EXPECT_EQ(match_entry(t, 2).colour, Colour::Black);
}

TEST(FoldMatches, Byes) {
  const Tournament t = folded(
      TournamentBuilder(6).round("1 U, 2 F, 3 H, 4 Z, 5 U").round("1 H, 2 F, 3 H, 4 Z").coming("2 H, 4 U"));
  const Outcome outcomes[] = {Outcome::PairingBye, Outcome::FullBye,    Outcome::HalfBye,
                              Outcome::ZeroBye,    Outcome::PairingBye, Outcome::Absent};
  const Points points[] = {15, 20, 10, 0, 10, 0};
  for (int number = 1; number <= 6; ++number) {
    EXPECT_EQ(match_entry(t, number), (RoundEntry{no_player, Colour::None, outcomes[number - 1]})) << number;
    EXPECT_EQ(match_score(t, number), points[number - 1]) << number;
  }
  EXPECT_EQ(match_entry(t, 2, 2).outcome, Outcome::HalfBye);
  EXPECT_EQ(match_entry(t, 4, 2).outcome, Outcome::PairingBye);
  EXPECT_EQ(match_score(t, 2, 2), 30);
  EXPECT_EQ(t.points.pairing_bye, 15);
}

TEST(FoldMatches, WhatCountsInRoundsCountsInMatches) {
  Tournament columns =
      TournamentBuilder(2).round("1-2 =").round("2-1 =").virtual_points(1, {10, 5}).declared(7).build();
  columns.players[1].adjustments = {-3};
  columns.forbidden_spans = {{{nr(1), nr(2)}, 3, 4}};
  const Tournament t = fold_matches(columns).value();
  EXPECT_EQ(t.rounds_declared, 7);
  EXPECT_EQ(t.players[0].virtual_points, (std::vector<Points>{10, 5}));
  EXPECT_EQ(t.forbidden_spans, columns.forbidden_spans);
  EXPECT_EQ(match_score(t, 2), 7);
}

TEST(FoldMatches, AMissingResult) {
  Tournament columns = TournamentBuilder(2).round("1-2 1/0").round("2-1 =");
  columns.players[0].rounds[1].outcome = columns.players[1].rounds[1].outcome = Outcome::Unfinished;
  const Tournament t = fold_matches(columns).value();
  EXPECT_EQ(match_entry(t, 1).outcome, Outcome::Unfinished);
  EXPECT_EQ(match_score(t, 1), 15);
  EXPECT_EQ(match_score(t, 2), 5);
}

TEST(FoldMatches, OtherColumnsAreRefused) {
  const auto refused = [](const TournamentBuilder& columns) {
    const Result<Tournament> result = fold_matches(columns.build());
    return !result && result.error().code == ErrorCode::InvalidInput;
  };
  EXPECT_TRUE(refused(TournamentBuilder(2).round("1-2 1/0"))) << "one column";
  EXPECT_TRUE(refused(TournamentBuilder(4).round("1-2 =, 3-4 =").round("3-1 =, 2-4 ="))) << "other opponents";
  EXPECT_TRUE(refused(TournamentBuilder(2).round("1-2 =").round("1 H, 2 H"))) << "a game and a bye";
  EXPECT_TRUE(refused(TournamentBuilder(2).round("1 H, 2 F").round("1 F, 2 F"))) << "two byes";
  EXPECT_FALSE(refused(TournamentBuilder(2).round("1-2 =").round("2-1 =")));
  EXPECT_FALSE(refused(TournamentBuilder(1).round("1 +").round("1 +"))) << "against a stranger";
}

TEST(GamesOfAMatch, AreFoldedBackIntoIt) {
  const RoundEntry match{nr(2), Colour::Black, Outcome::Unfinished};
  const auto [first, second] = games_of(match);
  EXPECT_EQ(first, match);
  EXPECT_EQ(second, (RoundEntry{nr(2), Colour::White, Outcome::Unfinished}));
  for (const Outcome bye : {Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ZeroBye}) {
    Tournament games;
    games.players.resize(1);
    games.players[0].id = 1;
    games.rounds_played = 2;
    const auto [one, other] = games_of({no_player, Colour::None, bye});
    games.players[0].rounds.resize(2);
    games.players[0].rounds[0] = one;
    games.players[0].rounds[1] = other;
    const Result<Tournament> folded_again = fold_matches(games);
    ASSERT_TRUE(folded_again);
    EXPECT_EQ(match_entry(*folded_again, 1), (RoundEntry{no_player, Colour::None, bye}));
    EXPECT_EQ(match_score(*folded_again, 1),
              points_of(one.outcome, games.points) + points_of(other.outcome, games.points));
  }
}

}  // namespace
}  // namespace bloesem
