#include "trf/extensions.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

// Returns the result for four players before their first round, preceded by `records`.
ReadResult read_with(const std::string& records, const ReadOptions& options = {}) {
  return read_tournament(
      records + "\n" + file({player(1, "0.0"), player(2, "0.0"), player(3, "0.0"), player(4, "0.0")}), options);
}

Summary extension_findings(const std::string& records) { return summary(read_with(records)); }

std::optional<int> rounds(const std::string& records) {
  return read_with(records).tournament.value().rounds_declared;
}

TEST(Rounds, AreReadFromBothDialects) {
  EXPECT_FALSE(rounds(""));
  EXPECT_EQ(rounds("XXR 9"), 9);
  EXPECT_EQ(rounds("XXR   009 "), 9);
  EXPECT_EQ(rounds("XXR\t9"), 9);
  EXPECT_EQ(rounds("xxr 9"), 9);
  EXPECT_EQ(rounds("142 9"), 9);
  EXPECT_EQ(rounds("142 9\nXXR 9"), 9);
}

TEST(Rounds, MustBeOneNumber) {
  EXPECT_EQ(extension_findings("XXR"), Summary{"error bad-number 1:5-5"});
  EXPECT_EQ(extension_findings("XXR 0"), Summary{"error bad-number 1:5-5"});
  EXPECT_EQ(extension_findings("XXR x"), Summary{"error bad-number 1:5-5"});
  EXPECT_EQ(extension_findings("XXR 9 9"), Summary{"error bad-number 1:5-7"});
  EXPECT_EQ(extension_findings("XXR 1000"), Summary{"error too-large 1:5-8"});
  EXPECT_EQ(extension_findings("XXR9"), Summary{"error shifted-columns 1:4-4"});
}

TEST(Rounds, MustNotContradict) {
  const ReadResult result = read_with("XXR 9\n142 7");
  EXPECT_EQ(summary(result), Summary{"error conflict 2:5-5"});
  EXPECT_EQ(result.diagnostics[0].related_line, 1);
}

TEST(InitialColour, IsUnsetUnlessStated) {
  EXPECT_FALSE(read_with("").tournament->initial_colour);
  EXPECT_FALSE(read_with("XXC").tournament->initial_colour);
  EXPECT_FALSE(read_with("XXC rank").tournament->initial_colour);
}

TEST(InitialColour, IsReadFromBothDialects) {
  EXPECT_EQ(read_with("XXC white1").tournament->initial_colour, Colour::White);
  EXPECT_EQ(read_with("XXC rank BLACK1").tournament->initial_colour, Colour::Black);
  EXPECT_EQ(read_with("XXC negras1").tournament->initial_colour, Colour::Black);
  EXPECT_EQ(read_with("152 W ").tournament->initial_colour, Colour::White);
  EXPECT_EQ(read_with("152  b").tournament->initial_colour, Colour::Black);
}

TEST(InitialColour, WrongWordsAreReported) {
  EXPECT_EQ(extension_findings("XXC white2"), Summary{"warning unknown-word 1:5-10"});
  EXPECT_EQ(extension_findings("152"), Summary{"error bad-value 1:5-5"});
  EXPECT_EQ(extension_findings("152 x"), Summary{"error bad-value 1:5-5"});
  EXPECT_EQ(extension_findings("XXC white1 black1"), Summary{"error conflict 1:12-17"});
  EXPECT_EQ(extension_findings("XXC white1\n152 B"), Summary{"error conflict 2:5-5"});
}

TEST(Absent, AreMarkedInTheComingRound) {
  const Tournament tournament = read_with("XXZ 2 4\nXXZ 1").tournament.value();
  EXPECT_EQ(tournament.rounds_played, 0);
  for (const int index : {0, 1, 3}) {
    EXPECT_EQ(tournament.players[static_cast<std::size_t>(index)].round(0).outcome, Outcome::ZeroBye) << index;
  }
  EXPECT_EQ(tournament.players[2].round(0).outcome, Outcome::Absent);
}

TEST(Absent, MarksInTheColumnPrevail) {
  const ReadResult result =
      read_tournament(file({"XXZ 1 2", player(1, "1.0", "     2 w 1  0000 - H"), player(2, "0.0", "     1 b 0"),
                            player(3, "1.0", "  0000 - U")}));
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->rounds_played, 1);
  EXPECT_EQ(result.tournament->players[0].round(1).outcome, Outcome::HalfBye);
  EXPECT_EQ(result.tournament->players[1].round(1).outcome, Outcome::ZeroBye);
  EXPECT_EQ(result.tournament->players[2].round(1).outcome, Outcome::Absent);
}

TEST(Absent, MustBeKnown) {
  EXPECT_EQ(extension_findings("XXZ"), Summary{});
  EXPECT_EQ(extension_findings("XXZ x"), Summary{"error bad-number 1:5-5"});
  EXPECT_EQ(extension_findings("XXZ 1 99"), Summary{"error unknown-player 1:7-8"});
  EXPECT_EQ(extension_findings("XXZ 0"), Summary{"error unknown-player 1:5-5"});
  EXPECT_EQ(extension_findings("XXZ 99999999999"), Summary{"error unknown-player 1:5-15"});
}

TEST(Forbidden, GroupsAreRead) {
  const Tournament tournament = read_with("XXP 3 1\t2 1\nXXP 4 1").tournament.value();
  const std::vector<std::vector<PlayerIndex>> expected = {{0, 1, 2}, {0, 3}};
  EXPECT_EQ(tournament.forbidden_groups, expected);
}

TEST(Forbidden, MustBeKnownAndMany) {
  EXPECT_EQ(extension_findings("XXP"), Summary{"warning lone-restriction 1:5-5"});
  EXPECT_EQ(extension_findings("XXP 1"), Summary{"warning lone-restriction 1:5-5"});
  EXPECT_EQ(extension_findings("XXP 1 5"), Summary{"error unknown-player 1:7-7"});
  EXPECT_EQ(extension_findings("XXP 1,2"),
            (Summary{"error bad-number 1:5-7", "warning lone-restriction 1:5-7"}));
}

std::vector<Points> virtual_of_first(const std::string& records) {
  const ReadResult result = read_with(records);
  return result.tournament ? result.tournament->players[0].virtual_points : std::vector<Points>{-1};
}

using List = std::vector<Points>;

TEST(VirtualPoints, StandInColumns) {
  EXPECT_EQ(virtual_of_first("XXA    1"), List{});
  EXPECT_EQ(virtual_of_first("XXA    1  1.0"), List{10});
  EXPECT_EQ(virtual_of_first("XXA    1  1.0       0.5"), (List{10, 0, 5}));
  EXPECT_EQ(virtual_of_first("XXA    1 10.0 1"), (List{100, 10}));
  EXPECT_EQ(extension_findings("XXA    1  1.0  0.5"), Summary{});
}

TEST(VirtualPoints, AreReadAsWordsWhereTheColumnsFail) {
  EXPECT_EQ(virtual_of_first("XXA 1 1.0 0.5"), (List{10, 5}));
  EXPECT_EQ(virtual_of_first("XXA    1\t1,0"), List{10});
  EXPECT_EQ(virtual_of_first("XXA    1  1.0   0.5"), (List{10, 5}));
  EXPECT_EQ(extension_findings("XXA 1 1.0 0.5"), Summary{"warning free-form 1:5-13"});
}

TEST(VirtualPoints, WrongLinesAreErrors) {
  EXPECT_EQ(extension_findings("XXA"), Summary{"error bad-number 1:5-5"});
  EXPECT_EQ(extension_findings("XXA    x  1.0"), Summary{"error bad-number 1:8-8"});
  EXPECT_EQ(extension_findings("XXA    1  1.x"), Summary{"error bad-points 1:11-13"});
  EXPECT_EQ(extension_findings("XXA    9  1.0"), Summary{"error unknown-player 1:5-8"});
  EXPECT_EQ(extension_findings("XXA    1  1.0\nXXA    1  0.5"), Summary{"error repeated-player 2:5-8"});
  EXPECT_EQ(extension_findings("XXA    1 9999"), Summary{"error too-large 1:5-13"});
}

TEST(OtherRecords, AreIgnored) {
  EXPECT_EQ(extension_findings("022 Somewhere\n### comment\nDDD ruler\nESP    1\nXXM 1\nx\n\n\f\nDAT 1 X"),
            Summary{});
}

TEST(OtherRecords, ThatCannotBeHonouredAreRefused) {
  EXPECT_EQ(extension_findings("299 -        -0.5  001    1"), Summary{"error unread-record 1:1-27"});
  for (const char* code : {"300", "320", "330"}) {
    EXPECT_EQ(extension_findings("310   1 Club\n" + std::string(code) + " x"),
              Summary{"error team-record 2:1-3"});
  }
}

TEST(OtherRecords, ListsOfTeamsAreIgnoredWithOneWarning) {
  EXPECT_EQ(extension_findings("013 Team   1    2\n310   1 Club\n362 TW 2.0"),
            Summary{"warning team-record 1:1-3"});
}

TEST(Header, IsHandedOn) {
  const ReadResult result = read_with("012  Open de Ejemplo \n042 2025/05/02\n192  fide_dutch_2026 ");
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->name, "Open de Ejemplo");
  EXPECT_EQ(result.start_date, "2025/05/02");
  EXPECT_EQ(result.system_code, "FIDE_DUTCH_2026");
  EXPECT_FALSE(read_with("").start_date);
}

}  // namespace
}  // namespace bloesem::trf::testing
