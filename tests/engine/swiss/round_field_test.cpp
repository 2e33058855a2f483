#include "engine/swiss/round_field.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/system.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::Float;
using test::TournamentBuilder;

RoundField field_of(const Tournament& t, RoundSetup setup = {}) {
  setup.round = t.rounds_played + 1;
  setup.rounds_declared = t.rounds_declared.value_or(99);
  return {t, baku_2016, setup};
}

RoundField field_of_round(const Tournament& t, int round) { return {t, baku_2016, {round, 99, {}, {}}}; }

std::string order(const RoundField& field) {
  std::vector<PlayerIndex> players;
  for (Position p = 0; p < field.size(); ++p) players.push_back(field.player(p));
  return test::text_of(players);
}

Position find(const RoundField& field, int number) {
  for (Position p = 0; p < field.size(); ++p)
    if (field.player(p) == test::nr(number)) return p;
  return -1;
}

const criteria::PlayerFacts& facts_of(const RoundField& field, int number) {
  return field.facts(find(field, number));
}

bool may_meet(const RoundField& field, int a, int b) {
  return field.compatible(find(field, a), find(field, b));
}

TEST(ArticleA1, PairingNumbersFollowTheList) { EXPECT_EQ(order(field_of(TournamentBuilder(4))), "1 2 3 4"); }

TEST(ArticleA2, ByScoreThenByPairingNumber) {
  EXPECT_EQ(order(field_of(TournamentBuilder(6).byes("2 H, 4 F, 5 H, 6 F"))), "4 6 2 5 1 3");
}

TEST(ArticleA2, VirtualPointsOfTheComingRoundCount) {
  const Tournament t = TournamentBuilder(4).byes("3 H").virtual_points(2, {0, 10}).virtual_points(4, {10, 0});
  EXPECT_EQ(order(field_of(t)), "2 3 1 4");
  const RoundField field = field_of(t);
  EXPECT_EQ(facts_of(field, 2).score, 10);
  EXPECT_EQ(field.standings(find(field, 2)), 0);
}

TEST(ForbiddenSpans, HoldInTheirRoundsOnly) {
  TournamentBuilder builder(4);
  Tournament second = builder.round("1-3 =, 4-2 =");
  Tournament third = builder.round("1-4 =, 3-2 =");
  second.forbidden_spans = third.forbidden_spans = {{{0, 1}, 2, 2}, {{2, 3}, 3, 9}};
  EXPECT_FALSE(may_meet(field_of(second), 1, 2));
  EXPECT_TRUE(may_meet(field_of(second), 3, 4));
  EXPECT_TRUE(may_meet(field_of(third), 1, 2));
  EXPECT_FALSE(may_meet(field_of(third), 3, 4));
  EXPECT_FALSE(may_meet(field_of_round(third, 2), 1, 2)) << "a replay goes by the round replayed";
}

TEST(TrapField, AnyMarkInTheColumnOfTheComingRoundIsAnAbsence) {
  EXPECT_EQ(order(field_of(TournamentBuilder(7).coming("1 H, 2 Z, 3 F, 4 U, 5 -"))), "6 7");
}

TEST(TrapField, WhomTheCallerNamesIsAbsentToo) {
  const PlayerIndex absent[] = {test::nr(2)};
  EXPECT_EQ(order(field_of(TournamentBuilder(3), {1, 1, absent, {}})), "1 3");
}

// A blank entry means absent in a round that was played, and present in the coming one.
TEST(TrapField, AReplayedRoundHasThoseWhoTookPart) {
  const Tournament t = TournamentBuilder(6).round("1-4 1/0, 2 U, 3 H, 5-6 -/-");
  EXPECT_EQ(order(field_of_round(t, 1)), "1 2 4 5 6");
}

TEST(RulesC0412C2, ALateEntryIsPairedOnceHeIsThere) {
  const Tournament t = TournamentBuilder(5).round("1-3 1/0, 2-4 1/0");
  EXPECT_EQ(order(field_of_round(t, 1)), "1 2 3 4");
  EXPECT_EQ(order(field_of(t)), "1 2 3 4 5");
}

TEST(TrapLate, RoundsBeforeALateEntryAreDownfloatsWithoutPoints) {
  const RoundField field = field_of(TournamentBuilder(5).round("1-3 1/0, 2-4 1/0").round("1-2 1/0, 3-4 1/0"));
  EXPECT_EQ(facts_of(field, 5).score, 0);
  EXPECT_EQ(facts_of(field, 5).previous, Float::Down);
  EXPECT_EQ(facts_of(field, 5).before_previous, Float::Down);
}

TEST(ArticleA4b, AGameBetweenDifferentScoresFloatsBoth) {
  const RoundField field = field_of(TournamentBuilder(4).byes("1 F, 3 F").round("1-2 0/1, 3-4 ="));
  EXPECT_EQ(facts_of(field, 1).previous, Float::Down);
  EXPECT_EQ(facts_of(field, 2).previous, Float::Up);
  EXPECT_EQ(facts_of(field, 4).previous, Float::Up);
}

TEST(TrapFloatUnplayed, EveryRoundWithoutAGameIsADownfloat) {
  const RoundField field = field_of(TournamentBuilder(8).round("1 U, 2 F, 3 H, 4 Z, 5-6 +/-, 7-8 -/-"));
  for (int number = 1; number <= 8; ++number)
    EXPECT_EQ(facts_of(field, number).previous, Float::Down) << number;
}

TEST(TrapFloatUnplayed, AForfeitWinAgainstAHigherScoreIsADownfloat) {
  const RoundField field = field_of(TournamentBuilder(2).byes("1 F").round("2-1 +/-"));
  EXPECT_EQ(facts_of(field, 2).previous, Float::Down);
}

// 2 has overtaken 1 by winning, but had fewer points when they met.
TEST(TrapFloatScores, ScoresAreThoseOfThatRound) {
  const RoundField field = field_of(TournamentBuilder(4).byes("1 H").round("1-2 0/1, 3-4 =").byes(""));
  EXPECT_EQ(facts_of(field, 1).before_previous, Float::Down);
  EXPECT_EQ(facts_of(field, 2).before_previous, Float::Up);
  EXPECT_EQ(facts_of(field, 3).before_previous, Float::None);
}

TEST(TrapFloatScores, VirtualPointsOfThatRoundCount) {
  const RoundField field = field_of(TournamentBuilder(2).round("1-2 =").virtual_points(1, {10, 0}));
  EXPECT_EQ(facts_of(field, 1).previous, Float::Down);
  EXPECT_EQ(facts_of(field, 2).previous, Float::Up);
}

// Unlike colours, floats do not skip a round without a game: the float of round 1 is two rounds back.
TEST(TrapFloatAbs, PreviousMeansTheRoundBefore) {
  const RoundField field =
      field_of(TournamentBuilder(4).byes("1 F").round("1-2 =, 3-4 =").round("3-4 =, 1 H, 2 H"));
  EXPECT_EQ(facts_of(field, 2).previous, Float::Down);
  EXPECT_EQ(facts_of(field, 2).before_previous, Float::Up);
}

TEST(TrapFloatR1, BeforeTheFirstRoundsThereAreNoFloats) {
  const RoundField first = field_of(TournamentBuilder(2));
  EXPECT_EQ(facts_of(first, 1).previous, Float::None);
  const RoundField second = field_of(TournamentBuilder(2).round("1 U, 2 H"));
  EXPECT_EQ(facts_of(second, 1).previous, Float::Down);
  EXPECT_EQ(facts_of(second, 1).before_previous, Float::None);
}

TEST(RulesC0412D5, OnlyPlayedGamesHaveAColour) {
  const RoundField field = field_of(
      TournamentBuilder(4).round("1-2 1/0, 3-4 1/0").round("3-1 -/+, 2 H, 4 U").round("1-4 W/L, 2:3 -/-"));
  EXPECT_EQ(field.colours(find(field, 1)).oldest_first(), (std::vector{Colour::White, Colour::White}));
  EXPECT_TRUE(facts_of(field, 1).preference.absolute());
}

TEST(ArticleC1, WhoHasMetDoesNotMeetAgain) {
  const RoundField field = field_of(TournamentBuilder(4).round("1-2 1/0, 3-4 D/D"));
  EXPECT_FALSE(may_meet(field, 1, 2));
  EXPECT_FALSE(may_meet(field, 3, 4));  // unrated, but played
  EXPECT_TRUE(may_meet(field, 1, 3));
}

TEST(TrapRematch, AForfeitedGameIsNoMeeting) {
  const RoundField field = field_of(TournamentBuilder(4).round("1-2 +/-, 3-4 -/-"));
  EXPECT_TRUE(may_meet(field, 1, 2));
  EXPECT_TRUE(may_meet(field, 3, 4));
}

TEST(TrapForbid, ForbiddenPairsAreTreatedLikeC1) {
  const std::pair<PlayerIndex, PlayerIndex> pairs[] = {{test::nr(4), test::nr(1)}};
  const RoundField field = field_of(TournamentBuilder(4).forbid({1, 2, 3}), {1, 1, {}, pairs});
  for (const int other : {2, 3, 4}) EXPECT_FALSE(may_meet(field, 1, other)) << other;
  EXPECT_FALSE(may_meet(field, 2, 3));
  EXPECT_TRUE(may_meet(field, 3, 4));
}

TEST(TrapForbid, ARowOfForbiddenPairsNamesNobodyTwice) {
  const RoundField field = field_of(TournamentBuilder(3).round("1-2 =").forbid({1, 2}).forbid({2, 1, 1}));
  EXPECT_EQ(field.barred(find(field, 1)).size(), 1U);
}

TEST(ArticleC3, AbsolutePreferencesForTheSameColourDoNotMeet) {
  const RoundField field = field_of(TournamentBuilder(4).round("1-3 =, 2-4 =").round("1-4 =, 2-3 ="));
  EXPECT_FALSE(may_meet(field, 1, 2));
  EXPECT_FALSE(may_meet(field, 3, 4));
}

TEST(ArticleA7, TopscorersExistInTheFinalRoundOnly) {
  TournamentBuilder builder(4);
  builder.round("1-3 1/0, 2-4 1/0").round("1-4 1/0, 2-3 1/0");
  EXPECT_FALSE(facts_of(field_of(builder.declared(4)), 1).topscorer);
  const RoundField last = field_of(builder.declared(3));
  EXPECT_TRUE(facts_of(last, 1).topscorer);
  EXPECT_FALSE(facts_of(last, 3).topscorer);
  EXPECT_TRUE(may_meet(last, 1, 2));   // the same absolute preference, but both are topscorers
  EXPECT_FALSE(may_meet(last, 3, 4));  // the same, and neither is a topscorer
}

TEST(TrapRounds, TheDeclaredNumberDecidesWhoIsATopscorer) {
  TournamentBuilder builder(2);
  builder.round("1-2 1/0");
  EXPECT_TRUE(facts_of(field_of(builder.declared(2)), 1).topscorer);
  EXPECT_FALSE(facts_of(field_of(builder.declared(3)), 1).topscorer);
}

TEST(TrapTop, TheAcceleratedScoreMakesATopscorer) {
  const Tournament t = TournamentBuilder(2).round("1-2 =").declared(2).virtual_points(2, {0, 5});
  EXPECT_FALSE(facts_of(field_of(t), 1).topscorer);
  EXPECT_TRUE(facts_of(field_of(t), 2).topscorer);
}

TEST(TrapNum, WhoNeverTookPartIsSkippedByEffectiveNumbers) {
  const RoundField field = field_of(TournamentBuilder(5).coming("1 Z"));
  EXPECT_EQ(field.effective_number(find(field, 2)), 1);
  EXPECT_EQ(field.fixed_number(find(field, 2)), 2);
}

TEST(TrapNum, WhoTookPartOnceKeepsHisNumber) {
  const RoundField field = field_of(TournamentBuilder(4).round("1 U, 3-4 =").coming("1 Z"));
  EXPECT_EQ(field.effective_number(find(field, 2)), 2);
  EXPECT_EQ(field.effective_number(find(field, 4)), 4);
}

TEST(ArticleC2, TheWholePastBarsFromTheBye) {
  const RoundField field = field_of(TournamentBuilder(4).round("1 U, 2-3 +/-, 4 F").byes(""));
  EXPECT_FALSE(facts_of(field, 1).bye_eligible);
  EXPECT_FALSE(facts_of(field, 2).bye_eligible);
  EXPECT_TRUE(facts_of(field, 3).bye_eligible);
  EXPECT_TRUE(facts_of(field, 4).bye_eligible);
}

}  // namespace
}  // namespace bloesem::swiss::dutch
