// Rounds of round robins as pairings of a tournament.
#include "engine/round_robin/pair_round.hpp"

#include <gtest/gtest.h>

#include "tests/engine/round_robin/support.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::round_robin {
namespace {

using test::TournamentBuilder;
using testing::drawn_event;
using testing::schedule;

// Returns "6-4 5-3 1-2", in ids, then the free player; or why there is no pairing.
std::string boards_text(const Tournament& tournament, const PairOptions& options = {},
                        const Settings& settings = {}) {
  const Result<RoundPairing> pairing = pair_round(tournament, options, settings);
  if (!pairing) return pairing.error().message;
  std::string text;
  for (const Board& board : pairing->boards) {
    if (!text.empty()) text += ' ';
    text += std::to_string(tournament.id(board.white)) + '-' + std::to_string(tournament.id(board.black));
  }
  return pairing->bye ? text + ", " + std::to_string(tournament.id(*pairing->bye)) + " free" : text;
}

std::string refusal(const Tournament& tournament, const PairOptions& options = {},
                    const Settings& settings = {}) {
  const Result<RoundPairing> pairing = pair_round(tournament, options, settings);
  return pairing ? "" : pairing.error().message;
}

TEST(PairRound, LooksUpTheSchedule) {
  Tournament tournament = drawn_event(schedule(6, ""), 0);
  EXPECT_EQ(boards_text(tournament), "1-6 2-5 3-4");
  tournament = drawn_event(schedule(6, ""), 3);
  const Result<RoundPairing> fourth = pair_round(tournament, {}, {});
  ASSERT_TRUE(fourth);
  EXPECT_EQ(fourth->round, 4);
  EXPECT_EQ(boards_text(tournament), "6-5 1-4 2-3");
  EXPECT_TRUE(fourth->record.brackets.empty());
  EXPECT_TRUE(fourth->record.colour_rules.empty());
  EXPECT_EQ(boards_text(tournament, {.round = 2}), "6-4 5-3 1-2");
}

TEST(PairRound, TheFreePlayerIsTheLastLine) {
  const Tournament tournament = drawn_event(schedule(5, ""), 1);
  EXPECT_EQ(boards_text(tournament), "5-3 1-2, 4 free");
}

TEST(PairRound, NumbersArePlacesInTheList) {
  Tournament tournament = drawn_event(schedule(4, ""), 0);
  tournament.players[0].id = 40;
  tournament.players[3].id = 7;
  EXPECT_EQ(boards_text(tournament), "40-7 2-3");
}

TEST(PairRound, BoardsAreInOrder) {
  const Tournament tournament = drawn_event(schedule(6, "boards=balanced"), 0);
  EXPECT_EQ(boards_text(tournament, {}, {.boards = Boards::Balanced}), "3-4 2-5 1-6");
}

TEST(PairRound, ResultsAndAbsencesChangeNothing) {
  Tournament tournament = drawn_event(schedule(6, ""), 2);
  const std::string expected = boards_text(tournament);
  testing::enter(tournament, 1, 1, Outcome::ForfeitLoss, Outcome::ForfeitWin);
  testing::enter(tournament, 2, 1, Outcome::ForfeitLoss, Outcome::ForfeitLoss);
  tournament.players[0].rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
  EXPECT_EQ(boards_text(tournament, {.absent = {0, 4}}), expected);
}

TEST(PairRound, Refused) {
  const Tournament tournament = drawn_event(schedule(6, ""), 2);
  EXPECT_EQ(refusal(tournament, {.round = 4}), "round 4 cannot be paired: 2 rounds have been played");
  EXPECT_EQ(refusal(tournament, {.round = 0}), "round 0 cannot be paired: 2 rounds have been played");
  EXPECT_EQ(refusal(tournament, {.round = 6}), "round 6 cannot be paired: the schedule has 5 rounds");
  EXPECT_EQ(refusal(drawn_event(schedule(6, ""), 5)), "round 6 cannot be paired: the schedule has 5 rounds");
  EXPECT_EQ(refusal(tournament, {}, {.cycles = 2}),
            "the tournament declares 5 rounds, but 2 cycles of 6 players have 10");
  EXPECT_EQ(refusal(tournament, {.absent = {6}}), "an absent player is not of the tournament");
  EXPECT_EQ(refusal(tournament, {}, {.order = Order::Fide}),
            "order=fide is defined for two cycles, not for 1; take berger or rotated");
  EXPECT_EQ(refusal(TournamentBuilder(1)), "a round robin needs at least two players");
}

TEST(PairRound, RefusesForbiddenPairs) {
  const std::string message =
      "players are forbidden to meet, but in a round robin all players meet; remove the forbidden pairs";
  Tournament tournament = drawn_event(schedule(6, ""), 0);
  EXPECT_EQ(refusal(tournament, {.forbidden = {{0, 1}}}), message);
  tournament.forbidden_groups = {{0, 1}};
  EXPECT_EQ(refusal(tournament), message);
  tournament.forbidden_groups.clear();
  tournament.forbidden_spans = {{.group = {0, 1}, .first_round = 1, .last_round = 1}};
  EXPECT_EQ(refusal(tournament), message);
}

TEST(PairRound, RefusesContradictions) {
  Tournament tournament = drawn_event(schedule(4, ""), 1);
  tournament.players[0].rounds[0].opponent = 1;
  EXPECT_NE(refusal(tournament), "");
}

TEST(PairRound, NeedsNoDeclaredRounds) {
  Tournament tournament = drawn_event(schedule(4, ""), 0);
  tournament.rounds_declared.reset();
  EXPECT_EQ(refusal(tournament), "");
  EXPECT_EQ(refusal(tournament, {.rounds_declared = 1}), "") << "as replay_options() may say";
}

}  // namespace
}  // namespace bloesem::round_robin
