// --acceleration: the methods, what the file records, and what a replay needs of it.
#include <gmock/gmock.h>

#include <sstream>
#include <string>
#include <vector>

#include "tests/support/program/messages.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const std::string event_2016 = "042 2025/05/02\nXXR 9\nXXC white1\n";

class AccelerationOption : public ProgramTest {
 protected:
  // Writes twelve players rated 2400, 2300, ... to 1300.
  void write_twelve(const std::string& records = event_2016) const {
    std::vector<Entrant> twelve;
    for (int id = 1; id <= 12; ++id) twelve.push_back({id, "P", 2500 - 100 * id, "0.0", {}});
    write("t.trf", report(records, twelve));
  }

  [[nodiscard]] Finished pair(const std::string& method, const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"pair", "t.trf"};
    if (!method.empty()) arguments.insert(arguments.end(), {"--acceleration", method});
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }

  [[nodiscard]] std::string pairs(const std::string& method) const {
    const Finished result = pair(method);
    EXPECT_EQ(result.exit_code, 0) << method << '\n' << result.err;
    return result.out;
  }

  void expect_refused(const std::string& method, const std::string& expected) const {
    const Finished result = pair(method);
    EXPECT_EQ(result.exit_code, 3) << method;
    EXPECT_THAT(result.out, IsEmpty()) << method;
    EXPECT_THAT(result.err, AllOf(HasSubstr("--acceleration: found '" + method + "'"), HasSubstr(expected)));
  }

  // Pairs the coming round into the file; then the higher-ranked player of each board wins.
  void play(const std::string& method) const {
    const Finished result = pair(method, {"--into", "t.trf"});
    ASSERT_EQ(result.exit_code, 0) << result.err;
    std::vector<std::string> arguments{"result", "t.trf"};
    std::istringstream lines(result.out);
    int count = 0;
    lines >> count;
    for (int white = 0, black = 0; lines >> white >> black;) {
      if (black == 0) continue;
      arguments.push_back(std::to_string(white) + '-' + std::to_string(black) +
                          (white < black ? ":1-0" : ":0-1"));
    }
    const Finished results = run(arguments);
    ASSERT_EQ(results.exit_code, 0) << results.err;
  }

  void expect_replayed(int rounds) const {
    const Finished check = run({"check", "t.trf"});
    EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
    EXPECT_EQ(check.out, "1 tournament, " + std::to_string(rounds) + (rounds == 1 ? " round" : " rounds") +
                             ", 0 differences\n");
  }
};

const std::string plain = "6\n1 7\n8 2\n3 9\n10 4\n5 11\n12 6\n";
const std::string two_halves = "6\n1 4\n5 2\n3 6\n7 10\n11 8\n9 12\n";

TEST_F(AccelerationOption, BakuOnTheCommandLine) {
  write_twelve();
  EXPECT_EQ(pairs(""), plain);
  EXPECT_EQ(pairs("baku"), two_halves);
  EXPECT_EQ(pairs("BAKU"), two_halves);
  EXPECT_EQ(pairs("none"), plain);
}

TEST_F(AccelerationOption, NoneWinsOverTheFile) {
  write_twelve("192 FIDE_DUTCH_2017_BAKU\n" + event_2016);
  EXPECT_EQ(pairs(""), two_halves);
  EXPECT_EQ(pairs("none"), plain);
  write_twelve("XXA    1  1.0\nXXA    2  1.0\n" + event_2016);
  EXPECT_THAT(pairs(""), HasSubstr("\n1 2\n"));
  EXPECT_EQ(pairs("none"), plain);
}

// Any record XXA or 250 disables Baku's points, even one that gives none.
TEST_F(AccelerationOption, PointsInTheFileSwitchTheCodeOff) {
  for (const std::string line : {"XXA    1  0.0\n", "250       0.0 001 001    1    1\n"}) {
    write_twelve("192 FIDE_DUTCH_2017_BAKU\n" + line + event_2016);
    EXPECT_EQ(pairs(""), plain) << line;
  }
}

// Only Baku's points leave those of the coming round alone.
TEST_F(AccelerationOption, BakuKeepsPointsOfTheComingRound) {
  write_twelve("XXA    1  1.0\nXXA    2  1.0\n" + event_2016);
  const std::string stated = pairs("");
  EXPECT_NE(stated, two_halves);
  EXPECT_EQ(pairs("baku"), stated);
  EXPECT_EQ(pairs("groups:1900=1,rounds=4"), two_halves);
}

TEST_F(AccelerationOption, GroupsByRating) {
  write_twelve();
  EXPECT_EQ(pairs("groups:1900=1,rounds=4"), two_halves);
  EXPECT_EQ(pairs("groups:rounds=4, 2100=1.5, 1700=.5"), "6\n1 3\n4 2\n5 7\n8 6\n9 11\n12 10\n");
  EXPECT_EQ(pairs("groups:2100=2,1700=1,0=0.5,rounds=4"), "6\n1 3\n4 2\n5 7\n8 6\n9 11\n12 10\n");
}

TEST_F(AccelerationOption, GroupsAreGivenWell) {
  write_twelve();
  const std::string form = "groups:LIMIT=POINTS,...,rounds=N";
  for (const std::string text : {"groups:", "groups:2000=1", "groups:rounds=4", "groups:2000,rounds=4",
                                 "groups:x=1,rounds=4", "groups:2000=x,rounds=4", "groups:2000=-1,rounds=4",
                                 "groups:10000=1,rounds=4", "groups:2000=100,rounds=4"})
    expect_refused(text, form);
  expect_refused("groups:1800=1,2000=2,rounds=4", "limits from the highest rating to the lowest");
  expect_refused("groups:1800=1,1800=2,rounds=4", "limits from the highest rating to the lowest");
  expect_refused("groups:2000=3,1800=2,1600=1,rounds=4", "three groups");
  expect_refused("groups:2000=3,1800=2,1600=1,0=1,rounds=4", "three groups");
  expect_refused("groups:2000=1,rounds=0", "rounds= with a number from 1 to 999");
  expect_refused("groups:2000=1,rounds=x", "rounds= with a number from 1 to 999");
  expect_refused("groups:2000=1,rounds=4,rounds=5", "rounds= only once");
  const Finished result = pair("groups:2000=1,rounds=10");
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(places_of(result.err), ElementsAre("t.trf: error"));
  EXPECT_THAT(result.err, AllOf(HasSubstr("9 rounds"), HasSubstr(" 10\n")));
}

TEST_F(AccelerationOption, ProgressiveGroups) {
  write_twelve();
  EXPECT_EQ(pairs("progressive:2100,1600"), "6\n1 3\n4 2\n5 7\n8 6\n9 11\n12 10\n");
  EXPECT_THAT(pair("progressive:2100,1600").err, Not(HasSubstr("warning")));
  EXPECT_THAT(pair("progressive:2300,1600").err, HasSubstr("t.trf: warning: group A has 2 of 12 players"));
}

TEST_F(AccelerationOption, ProgressiveGroupsAreGivenWell) {
  write_twelve();
  for (const std::string text : {"progressive:", "progressive:2000", "progressive:2000,1600,1",
                                 "progressive:x,1600", "progressive:2000,y"})
    expect_refused(text, "progressive:A,C");
  expect_refused("progressive:1600,2000", "group A above group C");
  expect_refused("progressive:1600,1600", "group A above group C");
}

TEST_F(AccelerationOption, OtherMethodsAreNotGuessed) {
  write_twelve();
  for (const std::string text : {"", "bak", "vega", "groups", "progressive"})
    if (!text.empty()) expect_refused(text, "none, baku, groups:... or progressive:...");
}

// Baku acceleration is not defined for these point values.
TEST_F(AccelerationOption, BakuWantsItsPremise) {
  write_twelve(event_2016 + "XXS W=2 D=1\n");
  const Finished result = pair("baku");
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(places_of(result.err), ElementsAre("t.trf: error"));
  EXPECT_THAT(result.err, HasSubstr("C.04.5.1"));
}

// The 2026 text also admits two points for a win and one for a draw, with virtual points of two and one.
TEST_F(AccelerationOption, BakuOf2026AdmitsTwoPointsForAWin) {
  write_twelve("042 2026/05/02\n142 9\n152 W\n162  W 2.0    D 1.0\n");
  EXPECT_EQ(pairs("baku"), two_halves);
  play("baku");
  EXPECT_THAT(pair("", {"--format", "json"}).out, HasSubstr("\"score\": \"4.0\""));
  play("");
  expect_replayed(2);
  write_twelve("042 2026/05/02\n142 9\n152 W\n162  W 3.0    D 1.0\n");
  const Finished result = pair("baku");
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(places_of(result.err), ElementsAre("t.trf: error"));
  EXPECT_THAT(result.err, HasSubstr("C.04.7"));
}

TEST_F(AccelerationOption, BakuIsKeptAsRecord192) {
  write_twelve();
  play("baku");
  EXPECT_THAT(read("t.trf"), HasSubstr("\n192 FIDE_DUTCH_BAKU\n"));
  for (int round = 2; round <= 6; ++round) play("");
  EXPECT_THAT(read("t.trf"), Not(HasSubstr("XXA")));
  expect_replayed(6);
}

TEST_F(AccelerationOption, TheSuffixIsAddedToTheSystemOfTheFile) {
  write_twelve("192 FIDE_DUTCH_2017\n" + event_2016);
  play("baku");
  EXPECT_THAT(read("t.trf"), HasSubstr("192 FIDE_DUTCH_2017_BAKU\n"));
  play("baku");
  EXPECT_THAT(read("t.trf"), Not(HasSubstr("BAKU_BAKU")));
}

TEST_F(AccelerationOption, NewTournamentsMayBeAccelerated) {
  const Finished made =
      run({"new",      "t.trf",          "--start",  "2025/05/02", "--rounds", "5",        "--initial-colour",
           "W",        "--acceleration", "baku",     "--player",   "A;2400",   "--player", "B;2300",
           "--player", "C;2200",         "--player", "D;2100",     "--player", "E;2000",   "--player",
           "F;1900"});
  EXPECT_EQ(made.exit_code, 0) << made.err;
  EXPECT_THAT(read("t.trf"), HasSubstr("192 FIDE_DUTCH_2017_BAKU\n"));
  EXPECT_EQ(pairs(""), "3\n1 3\n4 2\n5 6\n");
}

// Vega's methods are recorded as the points of each round.
TEST_F(AccelerationOption, GroupsAreKeptAsPoints) {
  write_twelve();
  for (int round = 1; round <= 3; ++round) play("groups:1900=1,rounds=3");
  EXPECT_THAT(read("t.trf"), AllOf(HasSubstr("\nXXA    6  1.0  1.0  1.0\n"), Not(HasSubstr("XXA    7"))));
  play("groups:1900=1,rounds=3");
  expect_replayed(4);
}

TEST_F(AccelerationOption, ProgressivePointsAreKeptByRound) {
  write_twelve();
  for (int round = 1; round <= 5; ++round) play("progressive:2100,1600");
  EXPECT_THAT(read("t.trf"), HasSubstr("\nXXA    1  2.0  2.0  2.0  2.0  2.0\n"));
  expect_replayed(5);
  // A correction changes the points the method would give now, but not those a past round was paired with.
  EXPECT_EQ(run({"result", "t.trf", "--round", "1", "1-3:0-1"}).exit_code, 0);
  const std::string before = read("t.trf");
  EXPECT_EQ(pair("progressive:2100,1600", {"--into", "t.trf"}).exit_code, 0);
  EXPECT_THAT(read("t.trf"), HasSubstr("\nXXA    1  2.0  2.0  2.0  2.0  2.0  2.0\n"));
}

TEST_F(AccelerationOption, InTheWordsOf2026WhereTheFileSpeaksThem) {
  write_twelve("042 2025/05/02\n142 9\n152 W\n");
  play("groups:1900=1,1700=0.5,rounds=3");
  EXPECT_THAT(read("t.trf"), AllOf(HasSubstr("\n250       1.0 001 001    1    6\n"),
                                   HasSubstr("\n250       0.5 001 001    7    8\n"), Not(HasSubstr("XXA"))));
  play("groups:1900=1,1700=0.5,rounds=3");
  EXPECT_THAT(read("t.trf"), HasSubstr("\n250       1.0 001 002    1    6\n"));
  expect_replayed(2);
}

TEST_F(AccelerationOption, AForgottenMethodIsTold) {
  write_twelve();
  play("groups:1900=1,rounds=3");
  const Finished result = pair("", {"--into", "t.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, HasSubstr("note: the fictitious points of the file end with round 1;"));
}

TEST_F(AccelerationOption, WhatGoesAgainstTheFileIsNotWritten) {
  const auto refused = [&](const std::string& method, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"--into", "t.trf"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const std::string before = read("t.trf");
    const Finished result = pair(method, arguments);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_EQ(read("t.trf"), before);
    return result.err;
  };
  write_twelve("192 FIDE_DUTCH_2017_BAKU\n" + event_2016);
  EXPECT_THAT(refused("none"), HasSubstr("record 192"));
  EXPECT_THAT(refused("groups:2000=1,rounds=3"), HasSubstr("record 192"));
  for (int round = 1; round <= 3; ++round) play("");
  EXPECT_THAT(refused("", {"--rounds", "7"}), HasSubstr("round 3 was accelerated as one of 9 rounds"));
  EXPECT_EQ(pair("", {"--rounds", "10", "--into", "t.trf"}).exit_code, 0);
  write_twelve("XXA    1  1.0\n" + event_2016);
  EXPECT_THAT(refused("none"), HasSubstr("the file has fictitious points"));
}

// The last player of group A remains the same; the higher-ranked newcomer is in group A, too.
TEST_F(AccelerationOption, LateEntriesOfAKeptEvent) {
  write_twelve("192 FIDE_DUTCH_2017_BAKU\n" + event_2016);
  play("");
  EXPECT_EQ(run({"result", "t.trf", "--enter", "New;2150"}).exit_code, 0);
  const Finished second = pair("");
  EXPECT_THAT(second.err, HasSubstr("group A ends with 7"));
  play("");
  EXPECT_EQ(run({"result", "t.trf", "--enter", "Weak;1350"}).exit_code, 0);
  for (int round = 3; round <= 7; ++round) play("");
  expect_replayed(7);
}

// A newcomer shifts the numbers of the players below, and their points shift along.
TEST_F(AccelerationOption, LateEntriesAmongGroups) {
  write_twelve();
  play("groups:1900=1,rounds=3");
  EXPECT_EQ(run({"result", "t.trf", "--enter", "New;2150"}).exit_code, 0);
  play("groups:1900=1,rounds=3");
  EXPECT_THAT(read("t.trf"), AllOf(HasSubstr("\nXXA    4  0.0  1.0\n"), HasSubstr("\nXXA    7  1.0  1.0\n")));
  expect_replayed(2);
}

// A round that is undone is accelerated anew.
TEST_F(AccelerationOption, AfterUndoTheComingRoundIsTheMethods) {
  write_twelve();
  play("groups:1900=1,rounds=3");
  EXPECT_EQ(run({"result", "t.trf", "--undo-round", "1", "--yes"}).exit_code, 0);
  play("groups:2300=1,rounds=3");
  EXPECT_THAT(read("t.trf"), AllOf(HasSubstr("\nXXA    2  1.0\n"), Not(HasSubstr("XXA    3"))));
  expect_replayed(1);
}

TEST_F(AccelerationOption, CheckAndJudgeTakeIt) {
  write_twelve();
  play("groups:1900=1,rounds=3");
  EXPECT_EQ(run({"check", "t.trf", "--acceleration", "none"}).exit_code, 6);
  EXPECT_EQ(run({"judge", "t.trf", "--round", "1", "--acceleration", "none"}).exit_code, 6);
  EXPECT_EQ(run({"judge", "t.trf", "--round", "1"}).exit_code, 0);
}

}  // namespace
}  // namespace bloesem::cli_test
