#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "report_text.hpp"
#include "run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class Usage : public ProgramTest {
 protected:
  void expect_refused(const std::vector<std::string>& arguments, const std::string& message) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 3) << message;
    EXPECT_THAT(result.err, HasSubstr(message));
    EXPECT_THAT(result.out, IsEmpty());
  }
};

TEST_F(Usage, VersionIsAnAnswer) {
  const Finished result = run({"--version"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, ::testing::MatchesRegex("bloesem [0-9]+\\.[0-9]+\\.[0-9]+\n"));
  EXPECT_THAT(result.err, IsEmpty());
}

TEST_F(Usage, HelpShowsExamplesAndExitCodes) {
  const Finished result = run({"--help"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, HasSubstr("Examples:"));
  EXPECT_THAT(result.out, HasSubstr("Exit codes:"));
}

TEST_F(Usage, EveryCommandHasHelpWithExamples) {
  for (const std::string command : {"pair", "check", "generate"}) {
    const Finished result = run({command, "--help"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, HasSubstr("bloesem " + command));
    EXPECT_THAT(result.out, HasSubstr("Examples:"));
  }
}

TEST_F(Usage, HelpNamesEveryOptionOfPair) {
  const std::string help = run({"pair", "--help"}).out;
  for (const std::string option :
       {"-o", "--checklist", "--rules", "--format", "--rounds", "--round", "--initial-colour", "--absent",
        "--forbid", "--recompute", "--numbers", "--board-order", "--strict", "--engine", "--budget", "--verbose"}) {
    EXPECT_THAT(help, HasSubstr(option + (option == "-o" ? "," : " ")));
  }
}

TEST_F(Usage, CommandIsNeeded) {
  expect_refused({"--verbose"}, "bloesem: error:");
  expect_refused({"marry"}, "bloesem: error:");
}

TEST_F(Usage, FileIsNeeded) {
  expect_refused({"pair"}, "FILE is required");
  expect_refused({"check"}, "FILE is required");
}

TEST_F(Usage, PairTakesOneFile) { expect_refused({"pair", "a.trf", "b.trf"}, "not expected: b.trf"); }

TEST_F(Usage, UnknownOptionsAreNamed) {
  expect_refused({"pair", "--frobnicate", "a.trf"}, "--frobnicate");
  expect_refused({"check", "a.trf", "--format", "json"}, "--format");
}

TEST_F(Usage, MessagePointsToTheHelpOfTheCommand) {
  expect_refused({"pair", "--frobnicate", "a.trf"}, "Try 'bloesem pair --help'");
  expect_refused({"marry"}, "Try 'bloesem --help'");
}

TEST_F(Usage, ValuesAreRefusedWithFoundAndExpected) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--format", "xml"}, "--format: found 'xml', expected pairs, table, json, csv or html"},
      {{"--rules", "2017"}, "--rules: found '2017', expected 2016 or 2026"},
      {{"--rounds", "0"}, "--rounds: found '0', expected a number from 1 to 999"},
      {{"--rounds", "1000"}, "--rounds: found '1000'"},
      {{"--rounds", "99999999999999999999"}, "--rounds: found '99999999999999999999'"},
      {{"--round", "-1"}, "--round: found '-1'"},
      {{"--round", "0x2"}, "--round: found '0x2'"},
      {{"--round", "2.5"}, "--round: found '2.5'"},
      {{"--round="}, "--round"},
      {{"--initial-colour", "red"}, "--initial-colour: found 'red', expected W or B"},
      {{"--numbers", "odd"}, "--numbers: found 'odd', expected effective or fixed"},
      {{"--board-order", "name"}, "--board-order: found 'name', expected points or pairing-score"},
      {{"--engine", "steam"}, "--engine: found 'steam', expected matching or sequence"},
      {{"--engine", "sequence", "--budget", "0"}, "--budget: found '0', expected a number from 1 to 1000000000"},
      {{"--absent", "4,,7"}, "--absent: found '', expected a number from 1 to 9999999"},
      {{"--absent", "x"}, "--absent: found 'x'"},
      {{"--forbid", "3"}, "--forbid: found '3', expected two players like 3-9"},
      {{"--forbid", "3-4-5"}, "--forbid: found '3-4-5', expected two players"},
      {{"--forbid", "3-3"}, "--forbid: found '3-3', expected two different players"},
      {{"--forbid", "3-x"}, "--forbid: found 'x'"},
  };
  for (const auto& [option, message] : cases) {
    std::vector<std::string> arguments{"pair", "a.trf"};
    arguments.insert(arguments.end(), option.begin(), option.end());
    expect_refused(arguments, message);
  }
  expect_refused({"check", "a.trf", "--jobs", "0"}, "--jobs: found '0', expected a number from 1 to 256");
}

TEST_F(Usage, AnOptionGivenTwiceIsNotGuessed) {
  expect_refused({"pair", "a.trf", "--round", "2", "--round", "3"}, "--round");
}

// A number with leading zeros is decimal: not 010 for eight.
TEST_F(Usage, LeadingZerosAreNotOctal) {
  write("k.trf", kersen_open());
  EXPECT_EQ(run({"pair", "k.trf", "--round", "003"}).exit_code, 0);
  expect_refused({"pair", "k.trf", "--round", "010"}, "round 10");
}

TEST_F(Usage, ControlCharactersDoNotReachTheTerminal) {
  const Finished result = run({"pair", "\x1b[2Jnone.trf"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, StartsWith("\\x1b[2Jnone.trf: error:"));
}

}  // namespace
}  // namespace bloesem::cli_test
