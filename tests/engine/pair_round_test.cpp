#include "bloesem/pair_round.hpp"

#include <thread>

#include "engine/sequence/pair_round.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::FailsWith;
using test::IsPairing;
using test::nr;
using test::text_of;
using test::TournamentBuilder;

PairOptions for_round(int round) {
  PairOptions options;
  options.round = round;
  return options;
}

TEST(PairRound, FirstRoundOfSevenPlayers) {
  EXPECT_THAT(pair_round(TournamentBuilder(7)), IsPairing("1-4 5-2 3-6 7 bye"));
}

TEST(PairRound, VirtualPointsOfTheFirstRound) {
  TournamentBuilder t(6);
  for (const int number : {1, 2, 3, 4}) t.virtual_points(number, {10});
  EXPECT_THAT(pair_round(t), IsPairing("1-3 4-2 5-6"));
}

TEST(PairRound, NobodyMakesAnEmptyRound) {
  EXPECT_THAT(pair_round(TournamentBuilder(0)), IsPairing(""));
  EXPECT_THAT(pair_round(TournamentBuilder(3).coming("1 H, 2 Z, 3 F")), IsPairing(""));
}

TEST(PairRound, OnePlayerHasTheBye) {
  EXPECT_THAT(pair_round(TournamentBuilder(1)), IsPairing("1 bye"));
  EXPECT_THAT(pair_round(TournamentBuilder(1).round("1 U")),
              FailsWith(ErrorCode::NoValidPairing, "may not receive the bye"));
}

TEST(PairRound, SaysWhichRoundItIs) {
  const TournamentBuilder t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1");
  EXPECT_EQ(pair_round(t).value().round, 2);
  EXPECT_EQ(pair_round(t, for_round(1)).value().round, 1);
}

// Entries from that round on are ignored.
TEST(PairRound, AnEarlierRoundIsPairedFromTheRoundsBeforeIt) {
  const TournamentBuilder t = TournamentBuilder(5).round("1-3 1/0, 4-2 0/1, 5 U").round("5-1 =, 2-3 =, 4 H");
  EXPECT_THAT(pair_round(t, for_round(1)), IsPairing("1-3 4-2 5 bye"));
  EXPECT_THAT(pair_round(t, for_round(2)), IsPairing("5-1 2-3")) << "4 took no part in round 2";
}

TEST(RulesC0412D4, WhoIsAbsentIsNotPaired) {
  PairOptions options;
  options.absent = {nr(1), nr(5)};
  EXPECT_THAT(pair_round(TournamentBuilder(6), options), IsPairing("2-4 6-3"));
}

TEST(TrapForbid, TheCallersForbiddenPairsCount) {
  PairOptions options;
  options.forbidden = {{nr(3), nr(1)}};
  EXPECT_THAT(pair_round(TournamentBuilder(4), options), IsPairing("1-4 3-2"));
}

TEST(TrapForbid, ForbiddenPairsCanMakeARoundImpossible) {
  EXPECT_THAT(pair_round(TournamentBuilder(2).forbid({1, 2})),
              FailsWith(ErrorCode::NoValidPairing, "player 1"));
}

// A win is worth three points and a draw one: two draws are worth less than a win.
TEST(TrapPts, ScoreGroupsFollowThePointSystem) {
  TournamentBuilder t(4);
  t.byes("1 H, 2 H, 3 F, 4 F").byes("1 H, 2 H");
  EXPECT_EQ(test::brackets_of(pair_round(t)), "last 1 2 3 4");
  t.points({30, 10, 0, 30, 0, 30, 30, 10, 0});
  EXPECT_EQ(test::brackets_of(pair_round(t)), "before last 3 4 | last 1 2");
}

TEST(PairRoundErrors, ARoundThatCannotBePairedYet) {
  const TournamentBuilder t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1");
  EXPECT_THAT(pair_round(t, for_round(3)), FailsWith(ErrorCode::InvalidInput, "1 round has been played"));
  EXPECT_THAT(pair_round(t, for_round(0)), FailsWith(ErrorCode::InvalidInput, "round 0 cannot be paired"));
  EXPECT_EQ(pair_round(t, for_round(0)).error().remedy, Remedy::None);
}

TEST(PairRoundErrors, ARoundBeyondTheDeclaredNumber) {
  EXPECT_THAT(pair_round(TournamentBuilder(2).round("1-2 =").declared(1)),
              FailsWith(ErrorCode::InvalidInput, "the tournament has 1 round"));
}

// A reader that is asked for a late round takes columns with announced absences for rounds.
TEST(PairRoundErrors, AnnouncedAbsencesAreNoRound) {
  const Tournament t = TournamentBuilder(4).declared(5).round("1-3 1/0, 4-2 0/1").byes("4 Z");
  ASSERT_EQ(t.rounds_played, 2);
  EXPECT_THAT(pair_round(t, for_round(4)), FailsWith(ErrorCode::InvalidInput, "1 round has been played"));
  EXPECT_THAT(pair_round(t, for_round(9)), FailsWith(ErrorCode::InvalidInput, "the tournament has 5 rounds"));
}

TEST(PairRoundErrors, AnEarlierRoundMayBeMeantAfterTheLast) {
  const Tournament t = TournamentBuilder(2).round("1-2 =").declared(1);
  EXPECT_EQ(pair_round(t).error().remedy, Remedy::StateEarlierRound);
  EXPECT_EQ(pair_round(t, for_round(3)).error().remedy, Remedy::None);
}

TEST(RulesC041a, TheNumberOfRoundsMustBeDeclared) {
  Tournament t = TournamentBuilder(4);
  t.rounds_declared = std::nullopt;
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "number of rounds"));
  EXPECT_EQ(pair_round(t).error().remedy, Remedy::StateRounds);
}

TEST(TrapInitCol, WithoutAnyColourTheFirstRoundIsRefused) {
  Tournament t = TournamentBuilder(4);
  t.initial_colour = std::nullopt;
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "initial colour"));
  EXPECT_EQ(pair_round(t).error().remedy, Remedy::StateInitialColour);
}

TEST(TrapInitCol, NobodyAsksForItWhereE5DoesNotDecide) {
  Tournament t = TournamentBuilder(1);
  t.initial_colour = std::nullopt;
  EXPECT_THAT(pair_round(t), IsPairing("1 bye"));
}

TEST(PairRoundErrors, AnObstacleIsInTheOrderOfIds) {
  Tournament t = TournamentBuilder(4).forbid({2, 3, 4});
  t.players[1].id = 90;
  t.players[2].id = 70;
  const Result<RoundPairing> pairing = pair_round(t);
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing);
  EXPECT_EQ(pairing.error().players, (std::vector<PlayerIndex>{2, 1}));
  EXPECT_EQ(
      pairing.error().message,
      "players 70 and 90 cannot all be paired: one of them always stays without a legal opponent; without "
      "the restriction of 4, 70 and 90 it could be paired");
}

TEST(PairRoundErrors, PlayersThatDoNotExist) {
  PairOptions absent;
  absent.absent = {4};
  EXPECT_THAT(pair_round(TournamentBuilder(4), absent),
              FailsWith(ErrorCode::InvalidInput, "not in the tournament"));
  PairOptions forbidden;
  forbidden.forbidden = {{0, -1}};
  EXPECT_THAT(pair_round(TournamentBuilder(4), forbidden),
              FailsWith(ErrorCode::InvalidInput, "not in the tournament"));
  Tournament t = TournamentBuilder(2).round("1-2 1/0");
  t.players[0].rounds[0].opponent = 0;  // the player itself
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "player 1, round 1"));
}

TEST(PairRoundErrors, OnlyAnObstacleNamesPlayers) {
  EXPECT_TRUE(pair_round(TournamentBuilder(4), for_round(7)).error().players.empty());
}

// Without history all players are one bracket: too large for the reference solver, not for the chain.
TEST(PairRoundErrors, ABracketBeyondTheLimitOfTheReferenceIsRefused) {
  PairOptions options;
  EXPECT_TRUE(pair_round(TournamentBuilder(3501), options));
  options.solver = SolverChoice::Lemon;
  EXPECT_THAT(pair_round(TournamentBuilder(3501), options), FailsWith(ErrorCode::TooLarge, "3501 players"));
}

TEST(PairRoundProgress, FalseCancels) {
  PairOptions options;
  int calls = 0;
  options.progress = [&](const Progress&) { return ++calls < 2; };
  const TournamentBuilder t = TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H");
  EXPECT_THAT(pair_round(t, options), FailsWith(ErrorCode::Cancelled, "cancelled"));
  EXPECT_EQ(calls, 2);
}

TEST(PairRoundProgress, TellsHowManyPlayersAreSettled) {
  PairOptions options;
  std::vector<int> done;
  options.progress = [&](const Progress& progress) {
    EXPECT_EQ(progress.total, 6);
    if (progress.stage == "bracket") done.push_back(progress.done);
    return true;
  };
  EXPECT_TRUE(pair_round(TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H"), options));
  EXPECT_EQ(done, (std::vector<int>{0, 2, 4}));
}

TEST(PairRoundProgress, EveryPromisedStageComes) {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    PairOptions options;
    options.edition = edition;
    std::vector<std::string> stages;
    options.progress = [&](const Progress& progress) {
      if (stages.empty() || stages.back() != progress.stage) stages.emplace_back(progress.stage);
      return true;
    };
    const std::vector<std::string> promised = {"completion", "bracket", "colours"};
    const TournamentBuilder t = TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H");
    EXPECT_TRUE(pair_round(t, options));
    EXPECT_EQ(stages, promised);
    stages.clear();
    EXPECT_TRUE(sequence::pair_round(t, options));
    EXPECT_EQ(stages, promised);
  }
}

TEST(PairRoundProgress, CanBeCancelledInEveryStage) {
  for (const std::string_view last : {"completion", "bracket", "colours"}) {
    PairOptions options;
    options.progress = [&](const Progress& progress) { return progress.stage != last; };
    const TournamentBuilder t = TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H");
    EXPECT_THAT(pair_round(t, options), FailsWith(ErrorCode::Cancelled, "cancelled"));
    EXPECT_THAT(sequence::pair_round(t, options), FailsWith(ErrorCode::Cancelled, "cancelled"));
  }
}

TEST(PairRound, ThreadsDoNotDisturbEachOther) {
  TournamentBuilder t(40);
  t.round("1-21 1/0, 22-2 =, 3-23 1/0, 24-4 0/1, 5 U, 6-26 +/-").forbid({7, 8, 9, 10}).byes("11 F, 12 F, 13 H");
  const std::string expected = text_of(pair_round(t));
  std::vector<std::string> found(4);
  std::vector<std::thread> threads;
  for (std::string& text : found)
    threads.emplace_back([&] {
      for (int i = 0; i < 5; ++i) text = text_of(pair_round(t));
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(found, std::vector<std::string>(4, expected));
}

// Six players play three rounds and then rest until the 1000th round.
TEST(PairRound, AnEventOfAThousandRounds) {
  TournamentBuilder t(6);
  t.round("1-4 1/0, 5-2 0/1, 3-6 1/0").round("2-1 =, 3-5 1/0, 6-4 1/0").declared(1000);
  for (int round = 3; round < 1000; ++round) t.byes("1 H, 2 H, 3 H, 4 H, 5 H, 6 H");
  EXPECT_THAT(pair_round(t), IsPairing("1-3 6-2 4-5"));
}

// It must not matter which optimum and which duals the solver finds first.
TEST(PairRound, EverySolverGivesTheSamePairing) {
  PairOptions backwards;
  backwards.solver = SolverChoice::LemonBackwards;
  int paired = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    test::Random random(seed);
    const Tournament t = test::made_up_tournament(random, random.between(2, 16), random.between(0, 5));
    PairOptions options;
    options.rounds_declared = backwards.rounds_declared = 9;
    const auto pairing = pair_round(t, options);
    EXPECT_EQ(text_of(pair_round(t, backwards)), text_of(pairing)) << "seed " << seed;
    paired += pairing ? 1 : 0;
  }
  EXPECT_GT(paired, 200);
}

}  // namespace
}  // namespace bloesem
