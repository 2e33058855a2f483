// The generators of bbpPairings and JaVaFo (-g): grammar, names, formats, exit codes.
#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

using Words = std::vector<std::string>;

class DropinGenerator : public ProgramTest {
 protected:
  void SetUp() override {
    write("kersen.trf", kersen_open());
    write("bbp.cfg", "PlayersNumber=9\nRoundsNumber=4\n");
    write("javafo.cfg", "PlayersNumber=9\nRoundsNumber=4\nHPBRate=20\n");
    std::filesystem::create_directory(path("my folder"));
    write("my folder/bbp.cfg", "PlayersNumber=9\nRoundsNumber=4\n");
  }

  void make(const Words& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, IsEmpty());
  }

  void expect_refused(int exit_code, const Words& arguments, const std::string& message) const {
    const Words before = entries();
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr(message));
    EXPECT_EQ(entries(), before);
  }

  // Expects that the checker prints only the titles of the rounds.
  void expect_rounds_of_the_rules(const std::string& file) const {
    const Finished result = run({"--dutch", file, "-c"});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("Round #4"));
    EXPECT_THAT(result.out, Not(HasSubstr("Checker")));
  }
};

TEST_F(DropinGenerator, FormOfBbpPairings) {
  make({"--dutch", "-g", "bbp.cfg", "-o", "a.trf", "-s", "99"});
  std::string report = read("a.trf");
  EXPECT_THAT(report, Not(HasSubstr("\n")));
  std::replace(report.begin(), report.end(), '\r', '\n');
  EXPECT_THAT(report, StartsWith("012 AutoTest Tournament 99\n001    1      Test0001 Player0001   "));
  EXPECT_TRUE(report.ends_with("\n\n"));
  EXPECT_THAT(report, Not(HasSubstr("XXR")));
  expect_rounds_of_the_rules("a.trf");
}

TEST_F(DropinGenerator, PointsOfBbpPairings) {
  write("c.cfg", "PlayersNumber=9\nRoundsNumber=4\nPointsForWin=3.0\nPointsForDraw=1.0\n");
  make({"--dutch", "-g", "c.cfg", "-o", "a.trf"});
  EXPECT_THAT(read("a.trf"), HasSubstr("\rBBW  3.0\rBBD  1.0\r"));
  expect_rounds_of_the_rules("a.trf");
}

TEST_F(DropinGenerator, FormOfJaVaFo) {
  make({"-g", "javafo.cfg", "-o", "a.trf"});
  EXPECT_THAT(read("a.trf"), StartsWith("012 AutoTest "));
  EXPECT_THAT(read("a.trf"), HasSubstr("\n032 FIDE\n062 9\n072 9\n092 Individual  Swiss Dutch 2026 rules\n"
                                       "102 Auto-Generator\nXXR 4\nXXC "));
  EXPECT_THAT(
      read("a.trf"),
      ContainsRegex("\n022 F[0-9]+Q[0-9]+Z[0-9]+R0H20F[0-9]+H[0-9]+L[0-9]+G[0-9]+S[0-9]+WW1BW1WD.5BD.5"));
  expect_rounds_of_the_rules("a.trf");
}

TEST_F(DropinGenerator, OfTheEditionAskedFor) {
  make({"--rules", "2016", "-g", "javafo.cfg", "-o", "a.trf"});
  EXPECT_THAT(read("a.trf"), HasSubstr("\n092 Individual  Swiss Dutch 2017 rules\n"));
  EXPECT_THAT(run({"--rules", "2016", "--dutch", "a.trf", "-c"}).out, Not(HasSubstr("Checker")));
}

TEST_F(DropinGenerator, JaVaFoTakesANumberForASeed) {
  make({"-g", "12345", "-o", "a.trf"});
  EXPECT_THAT(read("a.trf"), StartsWith("012 AutoTest 12345\n"));
}

TEST_F(DropinGenerator, Acceleration) {
  make({"-g", "javafo.cfg", "-b", "-o", "a.trf"});
  EXPECT_THAT(read("a.trf"), HasSubstr("\nXXA    6  1.0  0.5\n"));
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("\nXXA    7")));
  expect_rounds_of_the_rules("a.trf");
}

// Six players rarely complete five rounds.
TEST_F(DropinGenerator, AModel) {
  for (const Words& line : {Words{"--dutch", "kersen.trf", "-g", "-o", "a.trf", "-s", "5"},
                            Words{"kersen.trf", "-g", "-o", "a.trf"}}) {
    EXPECT_LE(run(line).exit_code, 1);
    EXPECT_THAT(read("a.trf"), HasSubstr("Test0006 Player0006"));
    EXPECT_THAT(read("a.trf"), Not(HasSubstr("Test0007")));
    EXPECT_THAT(read("a.trf"), HasSubstr("Player0003               2200 "));
    EXPECT_THAT(run({"--rules", "2016", "--dutch", "a.trf", "-c"}).out, Not(HasSubstr("Checker")));
  }
}

TEST_F(DropinGenerator, OutputsGoBesideWhatIsGiven) {
  make({"--dutch", "-g", "my folder/bbp.cfg", "-o", "a.trf", "-s", "5", "-l"});
  EXPECT_THAT(read("my folder/a.trf"), StartsWith("012 "));
  EXPECT_THAT(read("my folder/a.list"), StartsWith("Round #1.\n\nID\tPts\t-\t"));
  EXPECT_THAT(read("my folder/a.list"), HasSubstr("Round #4.\n"));
  make({"--dutch", "-g", "my folder/bbp.cfg", "-o", "./b.trf", "-l", "b.txt"});
  EXPECT_THAT(entries(), ::testing::Contains("b.trf"));
  EXPECT_THAT(read("my folder/b.txt"), StartsWith("Round #1."));
  make({"-g", "my folder/bbp.cfg", "-o", "c.trf"});
  EXPECT_THAT(read("my folder/c.trf"), StartsWith("012 AutoTest "));
}

TEST_F(DropinGenerator, WithoutASeedTheNameOfTheOutputDecides) {
  make({"--dutch", "-g", "bbp.cfg", "-o", "a.trf"});
  const std::string first = read("a.trf");
  make({"--dutch", "-g", "bbp.cfg", "-o", "b.trf"});
  EXPECT_NE(read("b.trf"), first);
  make({"--dutch", "-g", "bbp.cfg", "-o", "a.trf"});
  EXPECT_EQ(read("a.trf"), first);
}

TEST_F(DropinGenerator, AnEarlyEndIsWrittenAndTold) {
  write(
      "c.cfg",
      "PlayersNumber=6\nRoundsNumber=5\nForfeitRate=1000000\nRetiredRate=1000000\nHalfPointByeRate=1000000\n");
  int stopped = 0;
  for (int seed = 1; seed <= 20; ++seed) {
    const Finished result = run({"--dutch", "-g", "c.cfg", "-o", "a.trf", "-s", std::to_string(seed)});
    if (result.exit_code == 0) continue;
    ++stopped;
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.err, StartsWith("a.trf: error: No valid pairing exists: round "));
    EXPECT_THAT(read("a.trf"), HasSubstr("\rXXR 5\r"));
  }
  EXPECT_GT(stopped, 0);
}

TEST_F(DropinGenerator, WhatMakesNoSenseIsRefused) {
  expect_refused(3, {"--dutch", "-g"}, "expected -o and the output");
  expect_refused(3, {"--dutch", "-g", "-o"}, "expected the output");
  expect_refused(3, {"--dutch", "-g", "bbp.cfg", "x", "-o", "a"}, "found 'x'");
  expect_refused(3, {"--dutch", "kersen.trf", "-g", "bbp.cfg", "-o", "a"}, "found 'bbp.cfg'");
  expect_refused(3, {"--dutch", "-g", "-o", "a", "-s", "x"}, "found 'x'");
  expect_refused(3, {"--dutch", "-g", "-o", "a", "-s", "18446744073709551616"}, "expected a seed below 2^64");
  expect_refused(3, {"--dutch", "-g", "-o", "a", "-l", "b", "-s", "1"}, "found '-s'");
  expect_refused(3, {"kersen.trf", "-g", "17", "-o", "a"}, "found '17'");
  expect_refused(3, {"-g", "17"}, "expected -o and the output");
  expect_refused(3, {"-g", "17", "-o", "a", "-p"}, "found '-p'");
  expect_refused(3, {"-g", "17", "-o", "a", "-o", "b"}, "each option once");
  expect_refused(3, {"-g", "99999999999999999999", "-o", "a"}, "expected a seed below 2^64");
  expect_refused(3, {"kersen.trf", "-p", "-o", "a"}, "found '-o'");
  expect_refused(5, {"-g", "none.cfg", "-o", "a"}, "none.cfg: error: cannot be read");
  expect_refused(5, {"none.trf", "-g", "-o", "a"}, "none.trf: error: cannot be read");
  expect_refused(3, {"-g", "bbp.cfg", "-o", "bbp.cfg"}, "would replace the input");
  expect_refused(3, {"--dutch", "-g", "-o", "a", "-l", "./a"}, "another output");
  expect_refused(3, {"--dutch", "-g", "javafo.cfg", "-o", "a"}, "javafo.cfg:3:1: error: found 'HPBRate'");
  expect_refused(3, {"--rules", "2017", "--dutch", "-g", "-o", "a"}, "found '2017', expected ");
}

}  // namespace
}  // namespace bloesem::cli_test
