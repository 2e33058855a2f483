#include "trf/records_2026.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

// Two of five rounds: 1-2 and 3-4, then 1-3, player 2 absent, player 4 with a half-point bye.
const std::string two_rounds =
    file({player(1, "2.0", "     2 w 1     3 b 1"), player(2, "0.0", "     1 b 0"),
          player(3, "1.0", "     4 w 1     1 w 0"), player(4, "0.5", "     3 b 0  0000 - H")});

ReadResult with_records(const std::string& records, const ReadOptions& options = {}) {
  return read_tournament("142 5\n" + records + "\n" + two_rounds, options);
}

Summary record_findings(const std::string& records, const ReadOptions& options = {}) {
  return summary(with_records(records, options));
}

std::vector<Outcome> third_round(const std::string& records) {
  std::vector<Outcome> outcomes;
  const Tournament tournament = with_records(records).tournament.value();
  for (const Player& player : tournament.players) outcomes.push_back(player.round(2).outcome);
  return outcomes;
}

using Outcomes = std::vector<Outcome>;

TEST(Byes240, AreMarkedInTheComingRound) {
  EXPECT_EQ(third_round("240 H 003    2    4"),
            (Outcomes{Outcome::Absent, Outcome::HalfBye, Outcome::Absent, Outcome::HalfBye}));
  EXPECT_EQ(third_round("240 f 3 1\n240 Z 003    2"),
            (Outcomes{Outcome::FullBye, Outcome::ZeroBye, Outcome::Absent, Outcome::Absent}));
  EXPECT_EQ(with_records("240 H 003    2").tournament.value().rounds_played, 2);
  EXPECT_EQ(third_round("240 H 003"), Outcomes(4, Outcome::Absent));
}

// A contradiction about a round after the coming one can be mended until then.
TEST(Byes240, OfLaterRoundsAreKeptAndTheFirstCounts) {
  const std::string contradiction = "240 H 004    2\n240 Z 004    2\n240 F 005    4";
  EXPECT_EQ(record_findings(contradiction), Summary{});
  const Tournament tournament = with_records(contradiction).tournament.value();
  EXPECT_EQ(tournament.rounds_played, 2);
  EXPECT_EQ(tournament.players[1].round(3).outcome, Outcome::HalfBye);
  EXPECT_EQ(tournament.players[1].round(2).outcome, Outcome::Absent);
}

TEST(Byes240, TellMoreThanXxz) {
  EXPECT_EQ(third_round("XXZ 2 3\n240 H 003    2"),
            (Outcomes{Outcome::Absent, Outcome::HalfBye, Outcome::ZeroBye, Outcome::Absent}));
}

TEST(Byes240, OfPlayedRoundsRepeatThePlayerLines) {
  EXPECT_EQ(record_findings("240 H 002    4\n240 Z 002    2"), Summary{});
  EXPECT_EQ(record_findings("240 Z 002    4"), Summary{"error conflict 2:14-14"});
  EXPECT_EQ(record_findings("240 H 002    2"), Summary{"error conflict 2:14-14"});
  EXPECT_EQ(record_findings("240 Z 001    1"), Summary{"error conflict 2:14-14"});
  EXPECT_EQ(record_findings("240 H 001    1", checking), Summary{"error conflict 2:14-14"});
  const ReadResult result = with_records("240 Z 002    4");
  EXPECT_EQ(
      render(result.diagnostics.at(0), "t.trf"),
      "t.trf:2:14: error: record 240 gives player 4 a bye Z in round 2, but line 6 or another record 240 says "
      "otherwise (found '4', expected the same on both) [conflict]");
}

TEST(Byes240, MustNotContradictEachOther) {
  EXPECT_EQ(record_findings("240 H 003    2\n240 Z 003    2"), Summary{"error conflict 3:14-14"});
  EXPECT_EQ(record_findings("240 H 003    2    2"), Summary{});
}

TEST(Byes240, OfLaterRoundsWait) {
  EXPECT_EQ(third_round("240 H 004    2"), Outcomes(4, Outcome::Absent));
  EXPECT_EQ(record_findings("240 H 003    2", checking), Summary{});
  EXPECT_EQ(with_records("240 H 003    2", checking).tournament.value().rounds_played, 2);
}

TEST(Byes240, MayBeInThePoints) {
  const std::string players = file({player(1, "1.0", "     2 w 1"), player(2, "0.5", "     1 b 0")});
  EXPECT_EQ(summary(read_tournament("240 H 002    2\n" + players)), Summary{});
  EXPECT_EQ(summary(read_tournament("240 Z 002    2\n" + players)), Summary{"error points-mismatch 3:81-84"});
}

TEST(Byes240, WrongLinesAreErrors) {
  EXPECT_EQ(record_findings("240"), Summary{"error bad-value 2:5-5"});
  EXPECT_EQ(record_findings("240 H"), Summary{"error bad-value 2:5-5"});
  EXPECT_EQ(record_findings("240 U 003    1"), Summary{"error bad-value 2:5-5"});
  EXPECT_EQ(record_findings("240 H 000    1"), Summary{"error bad-number 2:7-9"});
  EXPECT_EQ(record_findings("240 H x 1"), Summary{"error bad-number 2:7-7"});
  EXPECT_EQ(record_findings("240 H 1000 1"), Summary{"error too-large 2:7-10"});
  EXPECT_EQ(record_findings("240 H 003    x"), Summary{"error bad-number 2:14-14"});
}

std::vector<std::vector<Points>> virtual_points(const std::string& records) {
  std::vector<std::vector<Points>> all;
  const Tournament tournament = with_records(records).tournament.value();
  for (const Player& player : tournament.players) all.push_back(player.virtual_points);
  return all;
}

using Table = std::vector<std::vector<Points>>;

TEST(Acceleration250, GivesARangeOfPlayersPointsInARangeOfRounds) {
  EXPECT_EQ(virtual_points("250       1.0 001 003    1    2\n250       0.5 004 005    1    2"),
            (Table{{10, 10, 10, 5, 5}, {10, 10, 10, 5, 5}, {}, {}}));
  EXPECT_EQ(virtual_points("250 0 1 1 2 3 9999"), (Table{{}, {}, {10, 10}, {10, 10}}));
  EXPECT_EQ(virtual_points("250       .5 002 002    4    4"), (Table{{}, {}, {}, {0, 5}}));
}

TEST(Acceleration250, LaterLinesTakeThePlaceOfEarlierOnes) {
  EXPECT_EQ(virtual_points("250       1.0 001 002    1    4\n250       0.0 002 002    2    3"),
            (Table{{10, 10}, {10, 0}, {10, 0}, {10, 10}}));
}

TEST(Acceleration250, MustAgreeWithXxa) {
  EXPECT_EQ(record_findings("250       1.0 001 002    1    1\nXXA    1  1.0  1.0"), Summary{});
  EXPECT_EQ(record_findings("250       1.0 001 002    1    1\nXXA    1  1.0  1.0  0.0"), Summary{});
  EXPECT_EQ(record_findings("250       1.0 001 002    1    1\nXXA    1  1.0"),
            Summary{"error conflict 2:5-31"});
  EXPECT_EQ(record_findings("250       1.0 001 002    1    2\nXXA    1  1.0  1.0"),
            Summary{"error conflict 2:5-31"});
}

TEST(Acceleration250, WrongLinesAreErrors) {
  EXPECT_EQ(record_findings("250"), Summary{"error bad-value 2:5-5"});
  EXPECT_EQ(record_findings("250       1.0 001 003    1"), Summary{"error bad-value 2:5-26"});
  EXPECT_EQ(record_findings("250  1.0      001 003    1    2"), Summary{"error bad-points 2:6-8"});
  EXPECT_EQ(record_findings("250  1.0  1.0 001 003    1    2"), Summary{"error bad-points 2:6-8"});
  EXPECT_EQ(record_findings("250       x   001 003    1    2"), Summary{"error bad-points 2:11-11"});
  EXPECT_EQ(record_findings("250       1.0 003 001    1    2"), Summary{"error bad-value 2:19-21"});
  EXPECT_EQ(record_findings("250       1.0 001 003    2    1"), Summary{"error bad-value 2:31-31"});
  EXPECT_EQ(record_findings("250       1.0 001 003    7    8"), Summary{"error unknown-player 2:5-31"});
}

TEST(Acceleration250, EndlessLinesAreRefused) {
  std::string records;
  for (int i = 0; i < 20; ++i) records += "250       1.0 001 999    1 9999\n";
  EXPECT_EQ(record_findings(records), Summary{"error too-large 18:5-31"});
}

TEST(Forbidden260, HoldsInItsRounds) {
  const Tournament tournament = with_records("260 001 003    1    2    2    4\n260 3 5 4 3").tournament.value();
  EXPECT_EQ(tournament.forbidden_spans, (std::vector<ForbiddenSpan>{{{0, 1, 3}, 1, 3}, {{2, 3}, 3, 5}}));
  EXPECT_TRUE(tournament.forbidden_groups.empty());
}

TEST(Forbidden260, WrongLinesAreErrors) {
  EXPECT_EQ(record_findings("260"), Summary{"error bad-value 2:5-5"});
  EXPECT_EQ(record_findings("260 001 003    1"), Summary{"warning lone-restriction 2:5-16"});
  EXPECT_EQ(record_findings("260 003 001    1    2"), Summary{"error bad-value 2:9-11"});
  EXPECT_EQ(record_findings("260 000 001    1    2"), Summary{"error bad-number 2:5-7"});
}

}  // namespace
}  // namespace bloesem::trf::testing
