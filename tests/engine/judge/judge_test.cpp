// One test for each possible statement of the judge.
#include "bloesem/judge/judge.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/judge/proposals.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::among_strangers;
using test::proposed;
using test::text_of;
using test::TournamentBuilder;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string verdict(const Tournament& t, std::string_view proposal, const PairOptions& options = {}) {
  return text_of(judge(t, proposed(proposal), options));
}

// Round 2 of six players, all of whose results are decided: 4-1 5-2 6-3 would repeat none of its pairs.
TournamentBuilder six() { return TournamentBuilder(6).round("1-4 1/0, 5-2 0/1, 3-6 1/0"); }
// 7 had the bye; the engine pairs 7-1 2-3 6-4 5 bye next (see Correct).
TournamentBuilder seven() { return TournamentBuilder(7).round("1-4 1/0, 5-2 0/1, 3-6 1/0, 7 U"); }

TEST(Judge, CorrectIsWhatTheEnginePairs) {
  for (const Tournament& t : {six().build(), seven().build()}) {
    const Result<RoundPairing> system = pair_round(t);
    ASSERT_TRUE(system);
    EXPECT_EQ(text_of(judge(t, proposal_of(*system))), "correct") << text_of(system);
  }
}

TEST(Judge, TheOrderOfBoardsDoesNotMatter) {
  EXPECT_EQ(verdict(TournamentBuilder(6), "1-4 5-2 3-6"), "correct");
  EXPECT_EQ(verdict(TournamentBuilder(6), "3-6 1-4 5-2"), "correct");
}

// Illegal

TEST(JudgeIllegal, ARematch) {
  EXPECT_EQ(verdict(six(), "4-1 2-3 6-5"), "illegal: C.1 4 and 1 met in round 1");
  EXPECT_EQ(verdict(six(), "4-1 2-5 6-3"),
            "illegal: C.1 4 and 1 met in round 1; C.1 2 and 5 met in round 1; C.1 6 and 3 met in round 1");
}

TEST(JudgeIllegal, AForbiddenPair) {
  EXPECT_EQ(verdict(TournamentBuilder(6).forbid({1, 4}), "1-4 5-2 3-6"),
            "illegal: C.1 1 and 4 must not meet: the tournament forbids it");
  EXPECT_EQ(verdict(TournamentBuilder(6), "1-4 5-2 3-6", {.forbidden = {{test::nr(5), test::nr(2)}}}),
            "illegal: C.1 5 and 2 must not meet: the tournament forbids it");
}

TEST(JudgeIllegal, ASecondBye) {
  EXPECT_EQ(verdict(seven(), "3-1 2-4 6-5 7 bye"), "illegal: C.2 7 had the bye in round 1");
  const Tournament forfeited = TournamentBuilder(5).round("1-3 +/-, 4-2 1/0, 5 U");
  EXPECT_EQ(verdict(forfeited, "3-4 2-5 1 bye"), "illegal: C.2 1 won without playing in round 1");
}

TEST(JudgeIllegal, TheSameAbsolutePreference) {
  const Tournament t = among_strangers({"W= W=", "W= W=", "B= B=", "B= B="});
  const PairOptions only_these{.absent = {4, 5, 6, 7, 8, 9, 10, 11}};
  EXPECT_THAT(verdict(t, "1-2 3-4", only_these), StartsWith("illegal: C.3 1 and 2 both must have Black: "));
  EXPECT_THAT(verdict(t, "1:2 3:4", only_these), HasSubstr("; C.3 3 and 4 both must have White: "));
}

TEST(JudgeIllegal, ADeniedAbsolutePreference) {
  const Tournament t = among_strangers({"W= W=", "B= B="});
  const PairOptions only_these{.absent = {2, 3, 4, 5}};
  EXPECT_EQ(verdict(t, "1-2", only_these),
            "illegal: C.04.1.g 1 would have White a third time in a row; C.04.1.g 2 would have Black a third "
            "time in a "
            "row");
  EXPECT_EQ(verdict(t, "2-1", only_these), "correct");
  EXPECT_EQ(verdict(t, "1:2", only_these), "correct");  // the colours are not known
}

TEST(JudgeIllegal, PlayersWhoAreNotInTheRound) {
  const Tournament t = six().coming("5 H, 6 Z");
  EXPECT_EQ(verdict(t, "2-1 4-3"), "correct");
  EXPECT_EQ(verdict(t, "2-1 4-3 5-6"),
            "illegal: A.9 5 is not to be paired in round 2; A.9 6 is not to be paired in round 2");
  EXPECT_EQ(
      verdict(t, "2-1 4-9"),
      "illegal: A.9 there is a player who is not in the tournament; A.9 3 has neither an opponent nor the "
      "bye");
  EXPECT_EQ(verdict(six(), "2-1 4-3", {.absent = {4, 5}}), "correct");
}

TEST(JudgeIllegal, PlayersLeftOutOrPairedTwice) {
  EXPECT_EQ(verdict(TournamentBuilder(6), "1-4 5-2"),
            "illegal: A.9 3 has neither an opponent nor the bye; A.9 6 has neither an opponent nor the bye");
  EXPECT_EQ(verdict(TournamentBuilder(6), "1-4 5-2 3-1"),
            "illegal: A.9 1 is paired 2 times; A.9 6 has neither an opponent nor the bye");
  EXPECT_EQ(verdict(TournamentBuilder(4), "1-3 4-2 2 bye"),
            "illegal: A.9 2 is paired 2 times; C.04.1.c 2 has the bye, yet the number of players is even (4)");
  EXPECT_EQ(verdict(TournamentBuilder(4), "1-1 4-2"),
            "illegal: A.9 1 is paired with themselves; A.9 3 has neither an opponent nor the bye");
  EXPECT_EQ(verdict(TournamentBuilder(4), "1-1 1-2"),
            "illegal: A.9 1 is paired 3 times; A.9 3 has neither an opponent nor the bye; A.9 4 has neither an "
            "opponent nor the bye");
}

TEST(JudgeIllegal, TooFewAndTooManyByes) {
  EXPECT_EQ(verdict(TournamentBuilder(5), "1-3 4-2"),
            "illegal: A.9 5 has neither an opponent nor the bye; C.04.1.c nobody has the bye, yet the number "
            "of players "
            "is odd (5)");
  EXPECT_EQ(verdict(TournamentBuilder(5), "1-3 2 bye 4 bye 5 bye"),
            "illegal: C.04.1.c 2, 4 and 5 have the bye, which is for one player at most");
  EXPECT_EQ(verdict(TournamentBuilder(4), "1-3 2 bye 4 bye"),
            "illegal: C.04.1.c 2 and 4 have the bye, which is for one player at most");
}

// The arbiter has given 5 the bye of the coming round.
TEST(Judge, AnAssignedByeMayBeThereOrNot) {
  const Tournament t = TournamentBuilder(5).coming("5 U");
  EXPECT_EQ(verdict(t, "1-3 4-2 5 bye"), "correct");
  EXPECT_EQ(verdict(t, "1-3 4-2"), "correct");
  EXPECT_THAT(verdict(t, "1-3 4-5 2 bye"),
              StartsWith("illegal: A.9 5 has been given the bye of round 1 already; "));
}

// Impossible

TEST(Judge, ARoundThatCannotBePairedIsImpossible) {
  const Tournament t = TournamentBuilder(2).round("1-2 1/0");
  const Result<Verdict> result = judge(t, proposed("2-1"));
  EXPECT_EQ(text_of(result), "impossible: C.1 2 and 1 met in round 1");
  EXPECT_EQ(result->obstacle, "player 1 has no legal opponent left");
  EXPECT_TRUE(result->pairing.boards.empty());
}

// Legal, but not the system's

// 1, 2 and 3 have won; 1-2 denies no more colours than 1-3 does.
TEST(JudgeDifferent, NamesTheFirstWorseCriterion) {
  const Result<Verdict> result = judge(six(), proposed("2-4 6-1 3-5"));
  EXPECT_EQ(text_of(result), "different: bracket 1 C.5");
  const Departure& departure = *result->departure;
  EXPECT_EQ(departure.system.criteria[*departure.worse].count, 1);
  EXPECT_EQ(departure.proposal.criteria[*departure.worse].count, 3);
  EXPECT_EQ(departure.proposal.downfloaters, (std::vector<PlayerIndex>{0, 1, 2}));
  EXPECT_FALSE(departure.later);
}

TEST(JudgeDifferent, GeneratedLater) {
  EXPECT_EQ(verdict(TournamentBuilder(6), "1-5 4-2 3-6"), "different: bracket 1 later D.1");
  EXPECT_EQ(verdict(TournamentBuilder(6), "1-2 3-5 6-4"), "different: bracket 1 later D.2.a");
  // 1-3 and 1-4 are not allowed, so only 1-2 3-4 is left.
  EXPECT_EQ(verdict(TournamentBuilder(4).forbid({1, 3}).forbid({1, 4}), "1-2 3-4"), "correct");
}

TEST(JudgeDifferent, SaysWhichNumbersComeLater) {
  const Result<Verdict> result = judge(TournamentBuilder(6), proposed("1-5 4-2 3-6"));
  EXPECT_EQ(result->departure->later, (GenerationStep{GenerationRule::Opponents, true, {4, 5, 6}, {5, 4, 6}}));
}

// 1 and 2 float together into the group of the others: 1 meets 3, 2 meets 4 (D.1 of the MDPs).
TEST(JudgeDifferent, OpponentsOfMovedDownPlayers) {
  const Tournament t = TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H, 5 H, 6 H").forbid({1, 2});
  EXPECT_EQ(verdict(t, text_of(pair_round(t))), "correct");
  EXPECT_EQ(text_of(pair_round(t)), "1-3 4-2 5-6");
  EXPECT_EQ(verdict(t, "1-4 3-2 5-6"), "different: bracket 2 later D.1");
}

// Colours

TEST(JudgeDifferent, NamesTheRuleOfEachTurnedBoard) {
  EXPECT_EQ(verdict(TournamentBuilder(6), "4-1 5-2 6-3"), "different: E.5 1-4; E.5 3-6");
  EXPECT_EQ(verdict(TournamentBuilder(6), "4:1 5-2 6:3"), "correct");
}

std::string reason(const std::vector<std::string_view>& histories, int declared = 99) {
  TournamentBuilder builder = among_strangers(histories);
  const Tournament t = builder.declared(declared);
  PairOptions only_these;
  for (std::size_t i = histories.size(); i < t.players.size(); ++i)
    only_these.absent.push_back(static_cast<PlayerIndex>(i));
  const Result<RoundPairing> system = pair_round(t, only_these);
  EXPECT_TRUE(system);
  Proposal turned = proposal_of(*system);
  std::swap(turned.boards[0].board.white, turned.boards[0].board.black);
  const Result<Verdict> result = judge(t, turned, only_these);
  if (!result || result->colours.size() != 1) return text_of(result);
  return std::string(name_of(result->colours[0].rule)) + ": " + result->colours[0].why;
}

TEST(JudgeColours, E1) {
  EXPECT_EQ(reason({"W= B=", "B= W="}), "E.1: 1 prefers White mildly, 2 prefers Black mildly");
  EXPECT_EQ(reason({"W=", "H"}), "E.1: 1 prefers Black strongly, 2 has no preference");
}

TEST(JudgeColours, E2) {
  EXPECT_EQ(reason({"W= B=", "H B="}), "E.2: 1 prefers White mildly, 2 prefers White strongly");
}

TEST(JudgeColours, E2OfTopscorers) {
  EXPECT_EQ(reason({"W1 W1", "B1 W1 W1"}, 4),
            "E.2: 2 must have Black, 1 must have Black, and the colour differences are 1 and 2");
}

TEST(JudgeColours, E3) {
  EXPECT_EQ(reason({"B= W= W= B=", "W= B= W= B="}),
            "E.3: 1 prefers White mildly, 2 prefers White mildly; in their last games but 2 they had White and "
            "Black");
}

TEST(JudgeColours, E4) {
  EXPECT_EQ(reason({"W= B=", "W= B="}),
            "E.4: 1 prefers White mildly, 2 prefers White mildly; 1 is ranked higher, so that 1 has White");
}

TEST(JudgeColours, E5) {
  EXPECT_EQ(
      reason({"H", "H"}),
      "E.5: neither has played; 1, the higher ranked, has the odd number 1, so that 1 has White, the initial "
      "colour");
}

// Past rounds

TEST(Judge, APastRoundIsJudgedFromTheRoundsBeforeIt) {
  const Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1").round("2-1 =, 3-4 =");
  EXPECT_EQ(text_of(judge(t, played_proposal(t, 1), {.round = 1})), "correct");
  EXPECT_EQ(verdict(t, "3-1 4-2", {.round = 1}), "different: E.5 1-3");
  EXPECT_EQ(verdict(t, "1-4 2-3", {.round = 1}), "different: bracket 1 later D.1");
  EXPECT_EQ(verdict(t, "1-4 2-3", {.round = 2}), "different: bracket 1 C.5");
}

TEST(Judge, WhatWasPlayedHasAllByes) {
  const Tournament t = TournamentBuilder(4).round("1-3 1/0, 2 U, 4 U");
  EXPECT_EQ(played_proposal(t, 1).byes, (std::vector<PlayerIndex>{1, 3}));
}

// Errors

TEST(Judge, ErrorsAreThoseOfPairing) {
  EXPECT_THAT(verdict(six(), "1-2", {.round = 4}), StartsWith("error: round 4 cannot be paired"));
  EXPECT_THAT(verdict(six(), "1-2", {.rounds_declared = 1}), StartsWith("error: round 2 cannot be paired"));
}

}  // namespace
}  // namespace bloesem
