#include <gmock/gmock.h>

#include <algorithm>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/help_text.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

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

// Options that may be repeated say so by themselves.
TEST_F(Usage, HelpSaysNothingTwice) {
  const std::regex twice("(?:^|[;:,] )([^;:,.()]{8,}); \\1(?=[ ;.,(]|$)");
  EXPECT_TRUE(std::regex_search(std::string("How to read it; may be repeated; may be repeated"), twice));
  for (const std::string& command : listed_commands(run({"--help"}).out)) {
    const std::string help = std::regex_replace(run({command, "--help"}).out, std::regex("\\s+"), " ");
    std::smatch found;
    EXPECT_FALSE(std::regex_search(help, found, twice)) << command << ": " << found.str();
  }
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
  for (const std::string option : {"-o", "--checklist", "--rules", "--format", "--rounds", "--round",
                                   "--initial-colour", "--absent", "--forbid", "--recompute", "--numbers",
                                   "--board-order", "--strict", "--engine", "--budget", "--verbose"}) {
    EXPECT_THAT(help, HasSubstr(option + (option == "-o" ? "," : " ")));
  }
}

TEST_F(Usage, CommandIsNeeded) {
  expect_refused({"--verbose"}, "bloesem: error:");
  expect_refused({"marry"}, "bloesem: error:");
}

// An unset variable of a script must not be taken for the input or for a default.
TEST_F(Usage, EmptyArgumentsAreRefused) {
  expect_refused({"standings", "open.trf", "--into", ""}, "--into: found ''");
  expect_refused({"pair", "open.trf", "--checklist="}, "--checklist: found ''");
  expect_refused({"pair", ""}, "found ''");
  expect_refused({"result", "open.trf", "-o", ""}, "-o: found ''");
}

TEST_F(Usage, FileIsNeeded) {
  expect_refused({"pair"}, "FILE is required");
  expect_refused({"check"}, "FILE is required");
}

TEST_F(Usage, PairTakesOneFile) { expect_refused({"pair", "a.trf", "b.trf"}, "unexpected argument 'b.trf'"); }

TEST_F(Usage, UnknownOptionsAreNamed) {
  expect_refused({"pair", "--frobnicate", "a.trf"}, "--frobnicate");
  expect_refused({"check", "a.trf", "--form", "json"}, "--form");
}

TEST_F(Usage, MessagePointsToTheHelpOfTheCommand) {
  expect_refused({"pair", "--frobnicate", "a.trf"}, "Try 'bloesem pair --help'");
  expect_refused({"marry"}, "Try 'bloesem --help'");
}

TEST_F(Usage, ValuesAreRefusedWithFoundAndExpected) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--format", "xml"}, "--format: found 'xml'"},
      {{"--rules", "2017"}, "--rules: found '2017'"},
      {{"--rounds", "0"}, "--rounds: found '0'"},
      {{"--rounds", "1000"}, "--rounds: found '1000'"},
      {{"--rounds", "99999999999999999999"}, "--rounds: found '99999999999999999999'"},
      {{"--round", "-1"}, "--round: found '-1'"},
      {{"--round", "0x2"}, "--round: found '0x2'"},
      {{"--round", "2.5"}, "--round: found '2.5'"},
      {{"--round="}, "--round"},
      {{"--initial-colour", "red"}, "--initial-colour: found 'red'"},
      {{"--numbers", "odd"}, "--numbers: found 'odd'"},
      {{"--board-order", "name"}, "--board-order: found 'name'"},
      {{"--engine", "steam"}, "--engine: found 'steam'"},
      {{"--engine", "sequence", "--budget", "0"}, "--budget: found '0'"},
      {{"--absent", "4,,7"}, "--absent: found ''"},
      {{"--absent", "4-7"}, "--absent: found '4-7'"},
      {{"--absent", "7..4"}, "--absent: found '7..4'"},
      {{"--forbid", "3"}, "--forbid: found '3'"},
      {{"--forbid", "3-4-5"}, "--forbid: found '3-4-5'"},
      {{"--forbid", "3-3"}, "--forbid: found '3-3'"},
  };
  for (const auto& [option, message] : cases) {
    std::vector<std::string> arguments{"pair", "a.trf"};
    arguments.insert(arguments.end(), option.begin(), option.end());
    expect_refused(arguments, message);
  }
  expect_refused({"check", "a.trf", "--jobs", "0"}, "--jobs: found '0'");
}

TEST_F(Usage, AnOptionGivenTwiceIsNotGuessed) {
  expect_refused({"pair", "a.trf", "--round", "2", "--round", "3"}, "--round: found 2 values, expected one");
}

TEST_F(Usage, AValueThatIsMissingIsNamed) {
  expect_refused({"pair", "a.trf", "--round"}, "--round: expected a value (N)");
  expect_refused({"pair", "a.trf", "--absent"}, "--absent: expected a value (PLAYERS)");
}

// A number with leading zeros is decimal: 010 is not eight.
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

// ---- what was typed wrongly

TEST_F(Usage, UnknownArgumentsComeInTheirOrderWithTheNearest) {
  const Finished result = run({"pair", "a.trf", "--rouns", "b.trf", "--fromat=json", "--xyzzy"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, StartsWith("bloesem: error: "));
  std::size_t from = 0;
  for (const char* part : {"'--rouns'", "'--rounds'", "'b.trf'", "'--fromat'", "'--format'", "'--xyzzy'\n",
                           "'bloesem pair --help'"}) {
    from = result.err.find(part, from);
    ASSERT_NE(from, std::string::npos) << part << " is not in its place in: " << result.err;
  }
}

TEST_F(Usage, ArgumentsLeftOverByAnUnknownOptionAreNotBlamed) {
  expect_refused({"pair", "--rouns", "5", "a.trf"},
                 "unknown option '--rouns'; did you mean '--rounds'?; without it, 'a.trf' is left over\n");
  expect_refused({"pair", "a.trf", "b.trf", "--rouns=5"},
                 "unexpected argument 'b.trf'; unknown option '--rouns'; did you mean '--rounds'?\n");
}

// An option may be missing because it was misspelt.
TEST_F(Usage, UnknownOptionsAreToldBeforeMissingOnes) {
  expect_refused({"new", "a.trf", "--round", "5", "--initial-colour", "W"},
                 "unknown option '--round'; did you mean '--rounds'?");
}

TEST_F(Usage, UnknownCommandsComeWithTheNearest) {
  const Finished result = run({"pari", "a.trf"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, StartsWith("bloesem: error: "));
  EXPECT_THAT(result.err, ::testing::ContainsRegex("'pari'.*'pair'.*\n.*'bloesem --help'"));
  expect_refused({"pari", "--help"}, "'pair'");
  expect_refused({"stand"}, "'standings'");
  const std::string unlike_any = run({"marry"}).err;
  EXPECT_THAT(unlike_any.substr(0, unlike_any.find('\n')), ::testing::Not(::testing::ContainsRegex("'.*'.*'")))
      << "only the word itself is quoted";
}

TEST_F(Usage, AFileWithoutCommandIsRecognised) {
  write("open.trf", kersen_open());
  expect_refused({"open.trf"}, "'open.trf' is a file");
}

// ---- help

TEST_F(Usage, HelpIsACommandToo) {
  EXPECT_EQ(run({"help"}).out, run({"--help"}).out);
  for (const std::string& command : listed_commands(run({"help"}).out)) {
    const Finished help = run({"help", command});
    EXPECT_EQ(help.exit_code, 0) << command;
    EXPECT_EQ(help.out, run({command, "--help"}).out) << command;
    EXPECT_THAT(help.out, StartsWith("Usage: bloesem " + command));
  }
  expect_refused({"help", "pari"}, "unknown command 'pari'; did you mean 'pair'?");
}

TEST_F(Usage, VersionHasAShortName) { EXPECT_EQ(run({"-V"}).out, run({"--version"}).out); }

TEST_F(Usage, CommandsAreGroupedByWhatPeopleDo) {
  const std::string help = run({"--help"}).out;
  std::size_t at = 0;
  for (const std::string part :
       {"\nRun an event:\n  new ", "\n  pair ", "\n  result ", "\nStandings and lists:\n  standings ",
        "\nCheck and examine:\n  check ", "\nChange files:\n  convert ", "\nSimulate:\n  generate ",
        "\nOther:\n  help ", "\nOptions:\n", "\nExamples:\n", "\nExit codes:\n"}) {
    const std::size_t found = help.find(part, at);
    ASSERT_NE(found, help.npos) << part;
    at = found;
  }
}

TEST_F(Usage, LongListsOfOptionsAreGrouped) {
  const std::string help = run({"pair", "--help"}).out;
  for (const std::string title : {"\nOutput:\n", "\nThe round:\n", "\nThe tournament:\n", "\nThe engine:\n"})
    EXPECT_THAT(help, HasSubstr(title));
  EXPECT_THAT(run({"upsets", "--help"}).out, HasSubstr("\nOptions:\n"));
}

std::size_t longest_item(const std::string& help) {
  std::size_t longest = 0;
  for (const std::string& line : lines_of_help(help)) {
    if (line == "Examples:") break;
    longest = std::max(longest, line.size());
  }
  return longest;
}

// No line of the lists is wider than the terminal; without a terminal the width is fixed.
TEST_F(Usage, HelpIsWrapped) {
  for (const std::string& command : listed_commands(run({"help"}).out))
    EXPECT_LE(longest_item(run({"help", command}).out), 100U) << command;
  const auto in_terminal = [this](const std::string& columns) {
    const Finished shown =
        run_tool("env", {"COLUMNS=" + columns, "script", "-qec", BLOESEM_PROGRAM " pair --help", "/dev/null"});
    std::string text;
    for (const char c : shown.out)
      if (c != '\r') text += c;
    return text;
  };
  if (run_tool("script", {"--version"}).exit_code != 0) GTEST_SKIP() << "script is not installed";
  EXPECT_LE(longest_item(in_terminal("70")), 70U);
  EXPECT_GT(longest_item(in_terminal("120")), 100U);
}

// ---- exit codes: one table, which the help shows, the manual explains, and the program uses

std::vector<int> codes_in(const std::string& text, const std::string& pattern) {
  std::vector<int> codes;
  const std::regex row(pattern);
  std::istringstream lines(text);
  std::smatch match;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_search(line, match, row)) codes.push_back(std::stoi(match[1]));
  return codes;
}

std::string part_between(const std::string& text, const std::string& begin, const std::string& end) {
  const std::size_t at = text.find(begin);
  return at == text.npos ? "" : text.substr(at, text.find(end, at) - at);
}

TEST_F(Usage, EveryExitCodeIsInTheHelpAndInItsPage) {
  const std::string source = test::content_of(BLOESEM_SOURCE_DIR "/engine/platform/exit_codes.hpp");
  const std::vector<int> codes = codes_in(part_between(source, "enum class ExitCode", "};"), " = ([0-9]+),");
  ASSERT_EQ(codes.size(), 12U);
  const std::string help = run({"--help"}).out;
  EXPECT_EQ(codes_in(help.substr(help.find("\nExit codes:")), "^ +([0-9]+)  "), codes);
  const std::string page = test::content_of(BLOESEM_SOURCE_DIR "/docs/errors.md");
  EXPECT_EQ(codes_in(part_between(page, "## Exit codes", "## Messages"), "^\\| ([0-9]+) \\|"), codes);
}

}  // namespace
}  // namespace bloesem::cli_test
