#include "bloesem/trf/problems.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

const std::string two_players = file({player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0")});

// Returns each problem as the user sees it, with the correction after an arrow.
std::vector<std::string> problem_told(const std::string& bytes, const ReadOptions& options = {}) {
  std::vector<std::string> list;
  for (const Diagnostic& problem : find_problems(bytes, options).list) {
    std::string& line = list.emplace_back(render(problem, "t.trf"));
    if (problem.correction) line += " -> '" + *problem.correction + "'";
  }
  return list;
}

std::vector<std::string> about(const std::string& records) {
  return problem_told(records + "\n" + two_players);
}

using Told = std::vector<std::string>;

TEST(Problems, ASoundFileHasNone) {
  EXPECT_EQ(about("012 Open\n042 2026/02/03\n052 2026/02/05\n062 2\n072 2 (1 FIDE)\n082\n092 anything\n112 A\n"
                  "112 B\n132" +
                  std::string(88, ' ') +
                  "26/02/03  26/02/04\n142 3\n152 W\n162  W 1.0    D 0.5    P 1.0\n162  X 0.0\n172 ESP FIDON\n"
                  "182 Bloesem\n192 FIDE_DUTCH_2026_BAKU\n202 BH/C1,SB,DE\n212 PTS,BH/C1,SB,DE\n222 5400+30\n"
                  "240 H 003    1\n250       1.0 001 002    1    2\n250   0   1.0 001 002    1    2\n"
                  "260 001 003    1    2\n### free\n"
                  "ESP    1      Player" +
                  std::string(28, ' ') + "2100\nDDD ruler\nDAT 1 x\n\n      1234567890\nXXR 3"),
            Told{});
}

TEST(Problems, AreAllToldInTheOrderOfTheFile) {
  const std::string bytes =
      "042 3.2.2026\n142 x\n152 Q\n" +
      file({player(1, "2.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), player(3, "1.0", "  0000 - U")});
  EXPECT_EQ(problem_told(bytes),
            (Told{"t.trf:1:5: warning: the date is not written as the format asks (found '3.2.2026', expected "
                  "YYYY/MM/DD) [bad-date] -> '2026/02/03'",
                  "t.trf:2:5: error: the number of rounds cannot be read (found 'x', expected one number) "
                  "[bad-number]",
                  "t.trf:3:5: error: unknown initial colour (found 'Q', expected W or B) [bad-value]",
                  "t.trf:4:81: error: player 1: the points do not match the results (found '2.0', expected "
                  "1.0) [points-mismatch] -> ' 1.0'"}));
  const Problems problems = find_problems(bytes);
  EXPECT_FALSE(problems.read.tournament);
  EXPECT_EQ(problems.read.start_date, "3.2.2026");
}

TEST(Problems, AreErrorsWhenStrict) {
  EXPECT_EQ(problem_told("042 3.2.2026\n", {.strict = true}),
            Told{"t.trf:1:5: error: the date is not written as the format asks (found '3.2.2026', expected "
                 "YYYY/MM/DD) [bad-date] -> '2026/02/03'"});
}

TEST(Problems, OtherFilesAreNotLookedThrough) {
  EXPECT_EQ(find_problems("001 1 | m | x | y\n142 1.0 0.5\n").list.size(), 1U);
  EXPECT_EQ(find_problems("\xFF\xFEx").list.size(), 1U);
}

TEST(Problems, RecordsThatNobodyKnows) {
  EXPECT_EQ(
      about("xyz 1\nXXM 3"),
      (Told{"t.trf:1:1: warning: no dialect has this record: it is kept and ignored (found 'XYZ', expected "
            "a record of the format, or ###) [unknown-record]",
            "t.trf:2:1: warning: no dialect has this record: it is kept and ignored (found 'XXM', expected "
            "a record of the format, or ###) [unknown-record]"}));
}

TEST(Problems, RecordsThatStandTwice) {
  EXPECT_EQ(about("022 Delft\n022 Leiden\n240 H 003    1\n240 H 4    1\n240 H 3    2"),
            (Told{"t.trf:2:1: warning: record 022 is already on line 1 (found '022', expected one record for "
                  "all of it) [repeated-record]",
                  "t.trf:5:1: warning: record 240 is already on line 3 (found '240', expected one record for "
                  "all of it) [repeated-record]"}));
}

std::string loose(int column, const std::string& right) {
  return "t.trf:1:" + std::to_string(column) +
         ": warning: the record is understood, but not written as the format asks (expected '" + right +
         "') [loose-columns] -> '" + right + "'";
}

TEST(Problems, FieldsOutOfTheirColumns) {
  EXPECT_EQ(about("152  w"), Told{loose(1, "152 W")});
  EXPECT_EQ(about("192 fide_dutch"), Told{loose(1, "192 FIDE_DUTCH")});
  EXPECT_EQ(about("162 W 1.0 D0.5"), Told{loose(1, "162  W 1.0    D 0.5")});
  EXPECT_EQ(about("162  w 1.0"), Told{loose(1, "162  W 1.0")});
  EXPECT_EQ(about("162 \tW 1.0"), Told{loose(1, "162  W 1.0")});
  EXPECT_EQ(about("240 h 003    1"), Told{loose(1, "240 H 003    1")});
  EXPECT_EQ(about("260 1 5 1 2"), Told{loose(1, "260   1   5    1    2")});
  EXPECT_EQ(about("250 1.0 001 003 1 2"), Told{loose(1, "250       1.0 001 003    1    2")});
  EXPECT_EQ(about("xxr 3"),
            Told{"t.trf:1:1: warning: the record code is written in small letters (found 'xxr', "
                 "expected XXR) [loose-columns] -> 'XXR'"});
}

TEST(Problems, TheCorrectedLineIsSoundAndSaysTheSame) {
  for (const std::string line :
       {"152  w", "162 W 1.0 D0.5", "260 1 5 1 2", "250 1.0 001 003 1 2", "240 H 3 1"}) {
    const Problems before = find_problems(line + "\n" + two_players);
    ASSERT_EQ(before.list.size(), 1U) << line;
    const std::string right = before.list[0].correction.value() + "\n" + two_players;
    EXPECT_EQ(problem_told(right), Told{});
    const Problems after = find_problems(right);
    const Tournament& a = before.read.tournament.value();
    const Tournament& b = after.read.tournament.value();
    EXPECT_EQ(a.points, b.points);
    EXPECT_EQ(a.initial_colour, b.initial_colour);
    EXPECT_EQ(a.forbidden_spans, b.forbidden_spans);
    EXPECT_EQ(a.players[0].virtual_points, b.players[0].virtual_points);
    EXPECT_EQ(a.players[0].rounds, b.players[0].rounds);
  }
}

TEST(Problems, ALineThatIsWrongIsNotLookedAtTwice) {
  EXPECT_EQ(about("260 x 5 1 2").size(), 1U);
  EXPECT_EQ(about("250  1.0 1 3 1 2").size(), 1U);
}

TEST(Problems, Dates) {
  const std::string gap(88, ' ');
  EXPECT_EQ(about("132" + gap + "2026/02/03"),
            (Told{"t.trf:1:92: warning: the date is not written as the format asks (found '2026/02/', expected "
                  "YY/MM/DD in columns 92-99) [bad-date]"}));
  EXPECT_EQ(
      about("132" + gap + "03.02.26  26/13/40"),
      (Told{"t.trf:1:92: warning: the date is not written as the format asks (found '03.02.26', expected "
            "YY/MM/DD in columns 92-99) [bad-date] -> '26/02/03'",
            "t.trf:1:102: warning: the date is not written as the format asks (found '26/13/40', expected "
            "YY/MM/DD in columns 102-109) [bad-date]"}));
  EXPECT_EQ(about("052 tomorrow"),
            Told{"t.trf:1:5: warning: the date is not written as the format asks (found 'tomorrow', expected "
                 "YYYY/MM/DD) [bad-date]"});
}

TEST(Problems, Counts) {
  EXPECT_EQ(
      about("062 3\n072 none\n082 1"),
      (Told{"t.trf:1:5: warning: the number of players is not that of the file (found '3', expected 2) "
            "[wrong-count] -> '2'",
            "t.trf:2:5: warning: the number of rated players is not that of the file (found 'none', expected "
            "2) [wrong-count] -> '2'",
            "t.trf:3:5: warning: the number of teams is not that of the file (found '1', expected 0) "
            "[wrong-count] -> '0'"}));
}

TEST(Problems, CodesOfSystemsTieBreaksAndTimes) {
  EXPECT_EQ(about("192 FIDE_LIM"),
            Told{"t.trf:1:5: warning: no pairing system of the format has this code (found "
                 "'FIDE_LIM', expected a code like FIDE_DUTCH_2026) [unknown-system]"});
  EXPECT_EQ(about("202 BH,xx,SB/Q1"),
            (Told{"t.trf:1:8: warning: unknown tie-break XX (found 'XX', expected a tie-break like BH/C1) "
                  "[unknown-tie-break]",
                  "t.trf:1:11: warning: unknown modifier /Q1 (found 'SB/Q1', expected a tie-break like BH/C1) "
                  "[unknown-tie-break]"}));
  EXPECT_EQ(
      about("202 BH,SB\n212 PTS,SB,BH"),
      Told{"t.trf:2:5: warning: records 212 and 202 (line 1) differ (expected PTS and then the list of record "
           "202, or one of the two) [unknown-tie-break]"});
  EXPECT_EQ(
      about("222 90 min"),
      Told{"t.trf:1:5: warning: the time control cannot be read (found '90 min', expected "
           "moves/seconds+increment, as in 5400+30 or 40/6000+30:900+30, or W300-B240) [bad-time-control]"});
}

TEST(Problems, TimeControls) {
  for (const char* text :
       {"5400+30", "300", "40/6000+30:900+30", "40/6000:20/3000:900+30", "W300-B240", "W300+2:60-B40/240:60"})
    EXPECT_TRUE(find_problems(std::string("222 ") + text).list.empty()) << text;
  for (const char* text : {"", "+30", "5400+", "40/", "300:", "W300", "W300-240", "W300-B240x", "5400 +30"})
    EXPECT_EQ(find_problems(std::string("222 ") + text).list.size(), 1U) << text;
}

TEST(Problems, NationalRatings) {
  const std::string rating = "ESP    3      Player" + std::string(28, ' ') + "2100";
  EXPECT_EQ(
      about("172 ESP BEST\n" + rating),
      (Told{"t.trf:1:5: warning: not a federation and the method of the starting ranks (found 'ESP BEST', "
            "expected three letters, then FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER) [bad-ranking-method]",
            "t.trf:2:5: warning: no player has this starting rank (found '3', expected the starting rank of "
            "a player) [unknown-player]"}));
  EXPECT_EQ(about(rating).front(),
            "t.trf:1:1: warning: national ratings without a record 172 (expected 172, the federation and the "
            "method) [bad-ranking-method]");
}

TEST(Problems, RoundsThatTheTournamentDoesNotHave) {
  EXPECT_EQ(
      about("142 3\n240 H 004    1\n250       1.0 004 005    1    2\n260 005 999    1    2"),
      (Told{"t.trf:2:7: warning: record 240 is about rounds that the tournament does not have (found '004', "
            "expected 3 at most) [beyond-last-round]",
            "t.trf:3:15: warning: record 250 is about rounds that the tournament does not have (found '004', "
            "expected 3 at most) [beyond-last-round]",
            "t.trf:4:5: warning: record 260 is about rounds that the tournament does not have (found '005', "
            "expected 3 at most) [beyond-last-round]"}));
  EXPECT_EQ(about("142 3\n299           1.0  003    1"), Told{});
  EXPECT_EQ(
      about("142 3\n299           1.0  004    1"),
      Told{"t.trf:2:20: warning: record 299 is about rounds that the tournament does not have (found '004', "
           "expected 3 at most) [beyond-last-round]"});
}

TEST(ListedPlayers, AreNamedOnceAndNotForgotten) {
  EXPECT_EQ(about("XXP 1 2 1"),
            (Told{"t.trf:1:9: warning: this player is in the record already (found '1', expected each "
                  "starting rank once) [repeated-player]"}));
  EXPECT_EQ(about("260 001 005    1    2    2").size(), 1U);
  EXPECT_EQ(about("240 H 001").size(), 1U);
  EXPECT_EQ(about("240 H 002    1"), Told{});
}

TEST(TieBreakLists, AreWholeAndInTodaysNames) {
  EXPECT_EQ(about("202 BH/C1,SB"), Told{});
  EXPECT_EQ(about("202"),
            (Told{"t.trf:1:5: warning: a tie-break is missing (expected tie-breaks between commas, as in "
                  "BH/C1,BH,SB) [unknown-tie-break]"}));
  EXPECT_EQ(about("202 BH,,DE").size(), 1U);
  EXPECT_EQ(about("202 BH,GE").size(), 1U);
  EXPECT_EQ(about("212 BH,SB").size(), 1U);
  EXPECT_EQ(about("212 PTS,BH,KS/L+1,ARO/U1400"), Told{});
}

}  // namespace
}  // namespace bloesem::trf::testing
