#include "trf/round_count.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

const std::string won_game = "     2 w 1";
const std::string lost_game = "     1 b 0";
const std::string zero = "  0000 - Z";
const std::string half = "  0000 - H";
const std::string blank_round = "          ";
const std::string bye = "  0000 - U";

ReadResult read(const std::string& first, const std::string& second, const ReadOptions& options = {},
                const std::string& more = "") {
  ReadOptions lenient = options;
  lenient.recompute_points = true;
  return read_tournament(more + file({player(1, "0.0", first), player(2, "0.0", second)}), lenient);
}

int played(const ReadResult& result) { return result.tournament ? result.tournament->rounds_played : -1; }

Summary round_findings(const ReadResult& result) {
  Summary list;
  for (const std::string& text : summary(result)) {
    if (text.find("points-mismatch") == std::string::npos) list.push_back(text);
  }
  return list;
}

TEST(RoundCount, NothingIsPlayedWithoutMarks) {
  EXPECT_EQ(played(read_tournament("")), 0);
  EXPECT_EQ(played(read("", "")), 0);
  EXPECT_EQ(played(read(blank_round, "  0000 -")), 0);
}

TEST(RoundCount, PairingsAndByesMakeARound) {
  EXPECT_EQ(played(read(won_game, lost_game)), 1);
  EXPECT_EQ(played(read(bye, zero)), 1);
  EXPECT_EQ(played(read(won_game + bye, lost_game + half)), 2);
}

// A mark after the last round is ignored, as is an empty column before it.
TEST(RoundCount, AnEmptyLastRoundIsNotUsed) {
  const ReadResult result = read(zero, blank_round + blank_round + zero, {}, "XXR 2\n");
  EXPECT_EQ(played(result), 0);
  EXPECT_EQ(round_findings(result), Summary{"warning surplus-column 3:112-119"});
}

// Marks after the last round do not turn its lone bye into a played round.
TEST(RoundCount, ALoneByeInTheLastRoundIsAssigned) {
  const ReadResult result = read(won_game + bye, lost_game + blank_round + zero, {}, "XXR 2\n");
  EXPECT_EQ(played(result), 1);
  EXPECT_EQ(round_findings(result),
            (Summary{"warning lone-bye 2:102-109", "warning surplus-column 3:112-119"}));
}

TEST(RoundCount, LastColumnOfAbsencesIsTheComingRound) {
  for (const std::string& mark : {zero, half, std::string("  0000 - F"), std::string("  0000 - -")}) {
    const ReadResult result = read(won_game + mark, lost_game);
    EXPECT_EQ(played(result), 1) << mark;
    EXPECT_NE(result.tournament->players[0].round(1).outcome, Outcome::Absent);
    EXPECT_EQ(played(read(won_game + mark, lost_game, checking)), 2) << mark;
  }
  EXPECT_EQ(played(read(zero, blank_round)), 0);
}

TEST(RoundCount, ColumnBeforeAPairedOneIsHistory) {
  EXPECT_EQ(played(read(blank_round + won_game, blank_round + lost_game)), 2);
  EXPECT_EQ(played(read(zero + won_game, half + lost_game)), 2);
}

TEST(RoundCount, ColumnBeforeAUsedOneIsHistory) {
  const ReadResult result = read(won_game + zero + half, lost_game);
  EXPECT_EQ(played(result), 2);
  EXPECT_EQ(round_findings(result), Summary{"warning future-marks 1:112-119"});
  const ReadResult named = read(won_game + zero + half, lost_game, {.round = 2});
  EXPECT_EQ(played(named), 1);
  EXPECT_EQ(round_findings(named), Summary{});
}

TEST(RoundCount, EmptyColumnIsNotHistory) {
  const ReadResult result = read(won_game + blank_round + half, lost_game);
  EXPECT_EQ(played(result), 1);
  EXPECT_EQ(round_findings(result), Summary{"warning future-marks 1:112-119"});
  EXPECT_EQ(played(read(won_game + blank_round + half, lost_game, {.round = 3})), 2);
  EXPECT_EQ(played(read(won_game + blank_round + half, lost_game, checking)), 3);
}

TEST(RoundCount, EverybodyAbsentNeedsTheRound) {
  EXPECT_EQ(round_findings(read(won_game + zero, lost_game + half)),
            Summary{"error everybody-absent 1:102-109"});
  EXPECT_EQ(played(read(won_game + zero, lost_game + half, {.round = 2})), 1);
  EXPECT_EQ(played(read(won_game + zero, lost_game + half, {.round = 3})), 2);
  EXPECT_EQ(played(read(won_game + zero, lost_game + half, {.round = 1})), 1);
  EXPECT_EQ(played(read(won_game + zero, lost_game + half, checking)), 2);
}

TEST(RoundCount, RoundOptionStaysWithinTheFile) {
  for (const int round : {-5, 0, 1, 2, 3, 99})
    EXPECT_EQ(played(read(won_game, lost_game, {.round = round})), 1) << round;
}

TEST(RoundCount, MoreColumnsThanRoundsIsAnErrorForPairing) {
  const std::string rounds = "XXR 1\n";
  const ReadResult result = read(won_game + won_game, lost_game + lost_game, {}, rounds);
  EXPECT_EQ(round_findings(result), Summary{"error too-many-rounds 2:102-109"});
  const ReadResult checked = read(won_game + won_game, lost_game + lost_game, checking, rounds);
  EXPECT_EQ(round_findings(checked), Summary{"warning too-many-rounds 2:102-109"});
  EXPECT_EQ(played(checked), 2);
  EXPECT_EQ(played(read(won_game + won_game, lost_game + lost_game, {.rounds_declared = 3}, rounds)), 2);
}

TEST(RoundCount, MarksAfterTheLastRoundAreDropped) {
  const ReadResult result = read(won_game + zero, lost_game, {}, "XXR 1\n");
  EXPECT_EQ(round_findings(result), Summary{"warning surplus-column 2:102-109"});
  EXPECT_EQ(played(result), 1);
  EXPECT_EQ(result.tournament->players[0].rounds.size(), 1U);
  EXPECT_EQ(played(read(zero, blank_round, {.rounds_declared = -1})), 0);
}

TEST(RoundCount, StrangeByesAreReported) {
  EXPECT_EQ(round_findings(read(bye, bye)), Summary{"warning second-bye 2:92-99"});
  EXPECT_EQ(round_findings(read(won_game + bye, lost_game)), Summary{"warning lone-bye 1:102-109"});
  EXPECT_EQ(round_findings(read(won_game + bye, lost_game, {.bye_is_assigned = true})), Summary{});
  EXPECT_EQ(played(read(won_game + bye, lost_game)), 1);
  EXPECT_EQ(played(read(won_game + bye, lost_game, {.round = 2})), 1);
  EXPECT_EQ(played(read(won_game + bye, lost_game, {.round = 3})), 2);
  EXPECT_EQ(round_findings(read(won_game + bye, lost_game, {.round = 3})), Summary{});
  EXPECT_EQ(played(read(won_game + bye, lost_game, checking)), 2);
  EXPECT_EQ(round_findings(read(won_game + bye, lost_game, checking)), Summary{});
  EXPECT_EQ(round_findings(read(won_game + bye, lost_game + zero)), Summary{});
}

// ---- a round of two columns

constexpr ReadOptions of_two_columns(Purpose purpose = Purpose::Pair) {
  ReadOptions options;
  options.purpose = purpose;
  options.columns = RoundColumns::Two;
  return options;
}

TEST(RoundCountOfMatches, DeclaredRoundsAreMatches) {
  const ReadResult both = read(won_game + won_game, lost_game + lost_game, of_two_columns(), "XXR 1\n");
  EXPECT_EQ(played(both), 2) << "columns";
  EXPECT_EQ(both.tournament->rounds_declared, 1);
  EXPECT_EQ(both.columns_of_a_round, 2);
  EXPECT_EQ(round_findings(both), Summary{});
  EXPECT_EQ(played(read(won_game + won_game + won_game, lost_game + lost_game + lost_game, of_two_columns(),
                        "XXR 1\n")),
            -1)
      << "one column more";
}

TEST(RoundCountOfMatches, TheSystemOfTheFileDecidesUnlessTheOptionsDo) {
  const std::string first = won_game + won_game;
  const std::string second = lost_game + lost_game;
  EXPECT_EQ(played(read(first, second, {}, "XXR 1\n192 FIDE_DOUBLESWISS\n")), 2);
  EXPECT_EQ(played(read(first, second, {}, "XXR 1\n192 FIDE_DOUBLESWISS_BAKU\n")), 2);
  EXPECT_EQ(played(read(first, second, {}, "XXR 1\n### bloesem:system double-swiss\n")), 2);
  EXPECT_EQ(played(read(first, second, {}, "XXR 1\n192 FIDE_DUTCH_2026\n")), -1);
  ReadOptions one;
  one.columns = RoundColumns::One;
  EXPECT_EQ(played(read(first, second, one, "XXR 1\n192 FIDE_DOUBLESWISS\n")), -1);
}

TEST(RoundCountOfMatches, ByesOfTheComingMatchStandInBothColumns) {
  const std::string history = won_game + won_game;
  const ReadResult marked = read(history + half + half, lost_game + lost_game, of_two_columns());
  EXPECT_EQ(played(marked), 2);
  const ReadResult stated = read(history, lost_game + lost_game, of_two_columns(), "240 H 002    1\n");
  EXPECT_EQ(played(stated), 2);
  for (const ReadResult* result : {&marked, &stated})
    for (const int column : {2, 3})
      EXPECT_EQ(result->tournament->players[0].round(column).outcome, Outcome::HalfBye) << column;
  ReadOptions asked = of_two_columns();
  asked.round = 2;
  EXPECT_EQ(played(read(history, lost_game + lost_game, asked)), 2) << "the second match is to be paired";
}

TEST(RoundCountOfMatches, APairingAllocatedByeMakesAMatch) {
  EXPECT_EQ(played(read(bye + half, zero + zero, of_two_columns())), 2);
  EXPECT_EQ(played(read(bye + half, blank_round + blank_round, of_two_columns())), 0) << "given beforehand";
}

}  // namespace
}  // namespace bloesem::trf::testing
