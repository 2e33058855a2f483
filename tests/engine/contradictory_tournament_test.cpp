// Every function that takes a tournament refuses one that contradicts itself, naming the player and the round.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/writer.hpp"
#include "bloesem/validate.hpp"
#include "engine/checklist.hpp"
#include "engine/judge/compare_editions.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::nr;
using test::TournamentBuilder;

template <class T>
void expect_invalid(const Result<T>& answer, const std::string& why) {
  ASSERT_FALSE(answer) << why;
  EXPECT_EQ(answer.error().code, ErrorCode::InvalidInput);
  EXPECT_THAT(answer.error().message, testing::HasSubstr(why));
}

// Calls all functions that pair, check, judge, rank or write.
void expect_refused(const Tournament& tournament, const std::string& why, const PairOptions& options = {}) {
  expect_invalid(pair_round(tournament, options), why);
  expect_invalid(sequence::pair_round(tournament, options), why);
  expect_invalid(check_tournament(tournament, options), why);
  expect_invalid(judge(tournament, {}, options), why);
  expect_invalid(compare_editions(tournament, options), why);
  expect_invalid(checklist(tournament, options), why);
  expect_invalid(standings::compute_standings(tournament, standings::parse_tie_breaks("PTS,BH").value()), why);
  EXPECT_EQ(trf::write_json(tournament), "");
  EXPECT_EQ(trf::write_csv(tournament), "");
  for (const trf::Target target :
       {trf::Target::Trf16, trf::Target::Trf06, trf::Target::Trfx, trf::Target::Wide}) {
    const trf::Written written = trf::write_report(tournament, {.target = target});
    EXPECT_EQ(written.text, "");
    ASSERT_EQ(written.losses.size(), 1U);
    EXPECT_THAT(written.losses[0], testing::HasSubstr(why));
  }
}

Tournament six_players() { return TournamentBuilder(6).round("1-4 1/0, 5-2 =, 3-6 0/1").declared(5); }

RoundEntry& first_round(Tournament& tournament, int player) {
  return tournament.players[static_cast<std::size_t>(nr(player))].rounds[0];
}

// Pairing this tournament once looped for ever.
TEST(ContradictoryTournament, TheSmallestThatLooped) {
  for (const Edition edition : {Edition::Fide2026, Edition::Baku2016}) {
    Tournament t = TournamentBuilder(3).declared(6);
    t.rounds_played = 3;
    const RoundEntry nothing;
    t.players[0].rounds = {nothing, {nr(3), Colour::None, Outcome::Win}, nothing};
    t.players[1].rounds = {{nr(3), Colour::White, Outcome::Draw},
                           {nr(1), Colour::White, Outcome::Win},
                           {no_player, Colour::None, Outcome::ForfeitWin}};
    t.players[2].rounds = {nothing, {nr(2), Colour::Black, Outcome::Unfinished}, nothing};
    PairOptions options;
    options.edition = edition;
    expect_refused(t, "player 1, round 2: a game was played without a colour", options);
  }
}

TEST(ContradictoryTournament, TwoOpponentsInOneRound) {
  Tournament t = six_players();
  first_round(t, 6).opponent = nr(1);
  expect_refused(t, "player 3, round 1: the opponent does not have this game (player 6)");
}

TEST(ContradictoryTournament, AGameThatOnlyOneSideKnows) {
  Tournament t = six_players();
  first_round(t, 4) = {};
  expect_refused(t, "player 1, round 1: the opponent does not have this game (player 4)");
}

TEST(ContradictoryTournament, BothWon) {
  Tournament t = six_players();
  first_round(t, 4).outcome = Outcome::Win;
  expect_refused(t, "player 1, round 1: the two results cannot belong to one game (player 4)");
}

TEST(ContradictoryTournament, BothHadWhite) {
  Tournament t = six_players();
  first_round(t, 4).colour = Colour::White;
  expect_refused(t, "player 1, round 1: both players have the same colour (player 4)");
}

TEST(ContradictoryTournament, AByeWithAnOpponent) {
  Tournament t = six_players();
  first_round(t, 4).outcome = Outcome::PairingBye;
  expect_refused(t, "player 4, round 1: a bye or an absence with an opponent (player 1)");
}

TEST(ContradictoryTournament, IdsThatAreNoneOrGivenTwice) {
  for (const int id : {0, -3, 2}) {
    Tournament t = six_players();
    t.players[3].id = id;
    expect_refused(t, "player " + std::to_string(id) + ": ");
  }
}

TEST(ContradictoryTournament, AMillionRounds) {
  Tournament t = six_players();
  t.rounds_played = 1'000'000;
  expect_refused(t, "rounds_played = 1000000");
  t.rounds_played = 1;
  t.rounds_declared = 1'000'000;
  expect_refused(t, "rounds_declared = 1000000");
}

TEST(ContradictoryTournament, PointsThatOverflow) {
  Tournament t = six_players();
  t.points.win = std::numeric_limits<Points>::max() / 2;
  expect_refused(t, "win = 1073741823");
  t = six_players();
  t.players[3].virtual_points = {0, std::numeric_limits<Points>::max()};
  expect_refused(t, "player 4, round 2: the fictitious points");
}

TEST(ContradictoryTournament, RoundsPlayedForgotten) {
  Tournament t = six_players();
  t.rounds_played = 0;
  expect_refused(t, "player 1, round 1: a game after the rounds played");
}

TEST(ContradictoryTournament, OpponentsWhoDoNotExist) {
  for (const PlayerIndex nobody : {6, -2, std::numeric_limits<PlayerIndex>::max()}) {
    Tournament t = six_players();
    first_round(t, 4).opponent = nobody;
    expect_refused(t, "player 1, round 1");
  }
}

TEST(ContradictoryOptions, AreRefusedByBothEngines) {
  const Tournament t = six_players();
  const auto refused = [&](const auto& change, const std::string& why) {
    PairOptions options;
    change(options);
    expect_invalid(pair_round(t, options), why);
    expect_invalid(sequence::pair_round(t, options), why);
    expect_invalid(judge(t, {}, options), why);
  };
  refused([](PairOptions& o) { o.absent = {6}; }, "not in the tournament");
  refused([](PairOptions& o) { o.absent = {-1}; }, "not in the tournament");
  refused([](PairOptions& o) { o.forbidden = {{0, 6}}; }, "not in the tournament");
  refused([](PairOptions& o) { o.round = 0; }, "round 0 cannot be paired");
  refused([](PairOptions& o) { o.round = 3; }, "round 3 cannot be paired");
  refused([](PairOptions& o) { o.rounds_declared = 1'000'000; }, "expected at most 1000");
  refused([](PairOptions& o) { o.rounds_declared = -1; }, "round 2 cannot be paired");
  refused([](PairOptions& o) { o.initial_colour = Colour::None; }, "initial colour");
  refused([](PairOptions& o) { o.solver = static_cast<SolverChoice>(solver_choices); }, "solver");
  refused([](PairOptions& o) { o.numbers = static_cast<Numbering>(2); }, "numbering");
  refused([](PairOptions& o) { o.board_order = static_cast<BoardOrder>(-1); }, "board order");
}

TEST(SolverChoices, AreAsManyAsHaveAName) {
  for (std::size_t i = 0; i < solver_choices; ++i) EXPECT_NE(name_of(static_cast<SolverChoice>(i)), "");
  EXPECT_EQ(name_of(static_cast<SolverChoice>(solver_choices)), "");
}

}  // namespace
}  // namespace bloesem
