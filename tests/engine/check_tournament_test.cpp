#include "bloesem/check_tournament.hpp"

#include <gtest/gtest.h>

#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::name_of;
using test::nr;
using test::TournamentBuilder;

std::string boards_text(const std::vector<Board>& boards) {
  std::string text;
  for (const Board& b : boards) text += (text.empty() ? "" : " ") + name_of(b.white) + "-" + name_of(b.black);
  return text;
}

// Returns "2: 1-3 not 3-1": round, the engine's pairing, the tournament's.
std::string differences(const Result<CheckReport>& report) {
  if (!report) return "error: " + report.error().message;
  std::string text;
  for (const RoundDifference& d : report->differences) {
    text += (text.empty() ? "" : "; ") + std::to_string(d.round) + ":";
    if (!d.impossible.empty()) text += " impossible";
    if (!d.expected.empty()) text += " " + boards_text(d.expected);
    if (d.expected_bye) text += " " + name_of(*d.expected_bye) + " bye";
    if (!d.expected.empty() || !d.found.empty() || d.expected_bye || d.found_bye) text += " not";
    if (!d.found.empty()) text += " " + boards_text(d.found);
    if (d.found_bye) text += " " + name_of(*d.found_bye) + " bye";
  }
  return text;
}

std::string differences(const Tournament& t, const PairOptions& options = {}) {
  return differences(check_tournament(t, options));
}

TournamentBuilder correct() {
  return TournamentBuilder(5).round("1-3 1/0, 4-2 0/1, 5 U").round("2-5 1/0, 1-4 1/0, 3 H");
}

TEST(TrapCheck, ACorrectTournamentHasNoDifferences) {
  const Result<CheckReport> report = check_tournament(TournamentBuilder(5).round("1-3 1/0, 4-2 0/1, 5 U"));
  EXPECT_EQ(differences(report), "");
  EXPECT_EQ(report->rounds, 1);
}

TEST(TrapCheck, ColoursCount) {
  EXPECT_EQ(differences(TournamentBuilder(4).round("3-1 1/0, 4-2 0/1")), "1: 1-3 not 3-1");
}

TEST(TrapCheck, PairsAndByesCount) {
  EXPECT_EQ(differences(TournamentBuilder(5).round("1-3 1/0, 5-2 0/1, 4 U")), "1: 4-2 5 bye not 5-2 4 bye");
}

// 3 did not take part in round 2, so 1 and 4 must meet; both want Black, and 1 is ranked higher.
TEST(TrapCheck, EveryRoundIsReplayedWithItsOwnField) {
  const Result<CheckReport> report = check_tournament(correct());
  EXPECT_EQ(differences(report), "2: 4-1 not 1-4");
  EXPECT_EQ(report->rounds, 2);
}

TEST(TrapCheck, OneRoundOnly) {
  PairOptions options;
  options.round = 1;
  EXPECT_EQ(differences(correct(), options), "");
  EXPECT_EQ(check_tournament(correct(), options)->rounds, 1);
}

TEST(TrapCheck, AnImpossibleRoundIsADifference) {
  EXPECT_EQ(differences(TournamentBuilder(2).round("1-2 1/0").round("2-1 1/0")), "2: impossible not 2-1");
}

TEST(TrapCheck, ForfeitedGamesArePartOfTheirRound) {
  EXPECT_EQ(differences(TournamentBuilder(4).round("1-3 +/-, 4-2 -/-")), "");
}

TEST(TrapCheck, APairWithoutColoursEqualsEitherOrder) {
  EXPECT_EQ(differences(TournamentBuilder(4).round("1-3 1/0, 2:4 +/-")), "");
}

TEST(TrapCheck, WithoutADeclarationThePlayedRoundsAreAll) {
  Tournament t = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1");
  t.rounds_declared = std::nullopt;
  EXPECT_EQ(differences(t), "");
}

TEST(TrapCheck, ErrorsOtherThanImpossibleRoundsAreErrors) {
  PairOptions options;
  options.round = 5;
  EXPECT_EQ(check_tournament(correct(), options).error().code, ErrorCode::InvalidInput);
}

TEST(TrapCheck, NothingPlayedIsNothingToCheck) { EXPECT_EQ(check_tournament(TournamentBuilder(4))->rounds, 0); }

TEST(PlayedRound, ShowsBoardsWithScheduledColours) {
  const PlayedRound round = played_round(TournamentBuilder(7).round("4-1 -/+, 5:2 -/-, 3 U, 6 H"), 1);
  EXPECT_EQ(boards_text(round.boards), "2-5 4-1");
  EXPECT_EQ(round.coloured, (std::vector<bool>{false, true}));
  EXPECT_EQ(round.bye, nr(3));
}

}  // namespace
}  // namespace bloesem
