// The sequence engine's facade: its answers, and its limits.
#include "engine/sequence/pair_round.hpp"

#include <gtest/gtest.h>

#include "matching/step_limit.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using sequence::default_budget;

using test::brackets_of;
using test::colour_rules_of;
using test::FailsWith;
using test::IsPairing;
using test::TournamentBuilder;

TEST(SequenceRound, TheFirstRoundIsTheUpperHalfAgainstTheLower) {
  const auto pairing = sequence::pair_round(TournamentBuilder(7), {});
  EXPECT_THAT(pairing, IsPairing("1-4 5-2 3-6 7 bye"));
  EXPECT_EQ(colour_rules_of(pairing), "E.5 E.5 E.5");
  EXPECT_EQ(pairing->record.brackets.front().solved_by, "sequence");
}

TEST(SequenceRound, ATransposition) {
  EXPECT_THAT(sequence::pair_round(TournamentBuilder(4).round("1-3 =, 2-4 ="), {}), IsPairing("4-1 3-2"));
}

TEST(SequenceRound, AnExchangeWhenNoTranspositionIsLeft) {
  const auto pairing = sequence::pair_round(TournamentBuilder(4).forbid_between({1, 2}, {3, 4}), {});
  EXPECT_THAT(pairing, IsPairing("1-2 3-4"));
  EXPECT_EQ(pairing->record.brackets.front().exchanges, 1);
}

TEST(SequenceRound, AnImpossibleRoundIsToldWithAnObstacle) {
  const auto pairing = sequence::pair_round(TournamentBuilder(2).round("1-2 ="), {});
  EXPECT_THAT(pairing, FailsWith(ErrorCode::NoValidPairing, "has no legal opponent left"));
  EXPECT_EQ(pairing.error().players.size(), 1U);
}

TEST(SequenceRound, AnObstacleOfSeveralPlayersIsNamed) {
  const auto pairing = sequence::pair_round(TournamentBuilder(4).forbid_between({1, 2, 3}, {1, 2, 3}), {});
  EXPECT_THAT(pairing, FailsWith(ErrorCode::NoValidPairing, "cannot all be paired"));
  EXPECT_EQ(pairing.error().players.size(), 2U);
}

TEST(SequenceRound, NobodyAndOneAlone) {
  EXPECT_THAT(sequence::pair_round(TournamentBuilder(1).coming("1 Z"), {}), IsPairing(""));
  EXPECT_THAT(sequence::pair_round(TournamentBuilder(1), {}), IsPairing("1 bye"));
}

TEST(SequenceRound, AnInitialColourIsNeverInvented) {
  Tournament tournament = TournamentBuilder(2);
  tournament.initial_colour.reset();
  EXPECT_THAT(sequence::pair_round(tournament, {}), FailsWith(ErrorCode::InvalidInput, "initial colour"));
  EXPECT_EQ(sequence::pair_round(tournament, {}).error().remedy, Remedy::StateInitialColour);
}

TEST(SequenceRound, AnUnknownVariationIsRefused) {
  EXPECT_THAT(sequence::pair_round(TournamentBuilder(2), {}, {default_budget, "C.20"}),
              FailsWith(ErrorCode::InvalidInput, "no rule C.20"));
}

TEST(SequenceRound, ProgressCanCancel) {
  PairOptions options;
  options.progress = [](const Progress&) { return false; };
  EXPECT_THAT(sequence::pair_round(TournamentBuilder(4), options), FailsWith(ErrorCode::Cancelled, ""));
}

// ---- The budget

// All players want White, and the number of candidates is large.
Tournament hard_round() {
  test::Random random(5);
  Tournament tournament = test::made_up_tournament(random, 12, 4);
  tournament.rounds_declared = 9;
  return tournament;
}

TEST(SequenceBudget, GivesUpRatherThanAnsweringWrongly) {
  EXPECT_THAT(sequence::pair_round(hard_round(), {}, {10, {}}),
              FailsWith(ErrorCode::GaveUp, "gave up on round 5"));
}

TEST(SequenceBudget, TellsTheBracketAndTheBudget) {
  const auto pairing = sequence::pair_round(hard_round(), {}, {200, {}});
  EXPECT_THAT(pairing, FailsWith(ErrorCode::GaveUp, "in bracket 1"));
  EXPECT_THAT(pairing, FailsWith(ErrorCode::GaveUp, "200 steps"));
}

// There is one threshold for the budget, and above it the answer is always the same.
TEST(SequenceBudget, MoreOfItNeverChangesAnAnswer) {
  const Tournament tournament = hard_round();
  const std::string answer = test::text_of(sequence::pair_round(tournament, {}));
  bool enough = false;
  for (std::uint64_t budget = 1; budget < default_budget; budget *= 2) {
    const auto pairing = sequence::pair_round(tournament, {}, {budget, {}});
    EXPECT_TRUE(pairing.has_value() || !enough) << budget;
    enough = pairing.has_value();
    if (enough) {
      EXPECT_EQ(test::text_of(pairing), answer);
    } else {
      EXPECT_EQ(pairing.error().code, ErrorCode::GaveUp);
    }
    EXPECT_EQ(test::text_of(sequence::pair_round(tournament, {}, {budget, {}})), test::text_of(pairing))
        << "deterministic";
  }
  EXPECT_TRUE(enough);
}

// Returns a round in which every player has a score of their own and the lower half may not meet each other, so
// that each query concerns all players.
Tournament many_questions(int players) {
  TournamentBuilder builder(players);
  for (int player = 1; player <= players; ++player) builder.virtual_points(player, {players - player});
  Tournament tournament = builder;
  tournament.forbidden_groups.emplace_back();
  for (int player = players / 2; player < players; ++player)
    tournament.forbidden_groups.back().push_back(player);
  return tournament;
}

// The pairs and vertices that all matchings look at, and so the time, stay within the budget.
TEST(SequenceBudget, CountsTheQuestionsByWhatTheyCost) {
  for (const int players : {100, 300}) {
    const Tournament tournament = many_questions(players);
    PairOptions options;
    options.edition = Edition::Fide2026;
    const std::int64_t before = matching::steps_spent();
    EXPECT_THAT(sequence::pair_round(tournament, options), FailsWith(ErrorCode::GaveUp, "the budget is spent"));
    const std::int64_t spent = matching::steps_spent() - before;
    EXPECT_GT(spent, static_cast<std::int64_t>(default_budget));
    EXPECT_LT(spent, static_cast<std::int64_t>(default_budget) * 11 / 10);
  }
}

}  // namespace
}  // namespace bloesem
