// --time-limit, --max-players, --max-bytes, and the environment for drop-in lines.
#include <gmock/gmock.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// The family of worst cases: everybody has a score of his own, and the lower half may not meet each other.
std::string own_scores(int players) {
  std::string text = "012 T\n042 2026/05/02\nXXR 9\nXXC white1\nXXP";
  for (int id = players / 2 + 1; id <= players; ++id) text += ' ' + std::to_string(id);
  text += '\n';
  char line[128];
  for (int id = 1; id < players; ++id) {
    std::snprintf(line, sizeof line, "XXA %4d %4.1f\n", id, (players - id) / 10.0);
    text += line;
  }
  for (int id = 1; id <= players; ++id) {
    std::snprintf(line, sizeof line, "001 %4d m    %-33s 2000%28s 0.0 %4d\n", id,
                  ("P" + std::to_string(id)).c_str(), "", id);
    text += line;
  }
  return text;
}

class Limits : public ProgramTest {
 protected:
  void SetUp() override { write("a.trf", kersen_open()); }
  void TearDown() override {
    for (const char* variable : {"BLOESEM_TIME_LIMIT", "BLOESEM_MAX_PLAYERS", "BLOESEM_MAX_BYTES"})
      unsetenv(variable);
  }

  // Runs a line that must be refused, and returns its last message. Nothing is written.
  [[nodiscard]] std::string refused(int code, const std::vector<std::string>& arguments) const {
    const std::vector<std::string> files = entries();
    const std::string before = read("a.trf");
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, code) << arguments.front() << ": " << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(entries(), files);
    EXPECT_EQ(read("a.trf"), before);
    const std::size_t last = result.err.rfind(": error: ");
    const std::size_t begin = last == std::string::npos ? 0 : result.err.rfind('\n', last) + 1;
    return result.err.substr(begin, result.err.find('\n', begin) - begin);
  }
};

// So little that the first step is too late.
const std::vector<std::string> no_time{"--time-limit", "0.000000001"};

std::vector<std::string> without_time(std::vector<std::string> line) {
  line.insert(line.end(), no_time.begin(), no_time.end());
  return line;
}

TEST_F(Limits, WhateverPairsStopsInTime) {
  const std::string gave_up = "error: gave up after 0 s";
  EXPECT_THAT(refused(9, without_time({"pair", "a.trf"})), StartsWith("a.trf: " + gave_up));
  for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{
           {"pair", "a.trf", "--into", "a.trf"},
           {"pair", "a.trf", "-o", "new.man", "--checklist", "list.txt", "--proof", "new.proof"},
           {"pair", "a.trf", "--format", "json"},
           {"pair", "a.trf", "--engine", "sequence"},
           {"pair", "a.trf", "--paranoid"},
           {"check", "a.trf"},
           {"check", "a.trf", "a.trf", "--jobs", "2"},
           {"check", "a.trf", "--prove"},
           {"judge", "a.trf", "--round", "2"},
           {"explain", "a.trf"},
           {"explain", "a.trf", "--how", "1-2"},
           {"explain", "a.trf", "--all-pairs"},
           {"report", "a.trf", "-o", "page.html"},
           {"generate", "--players", "20", "--rounds", "5", "--seed", "1", "-o", "g.trf"},
           {"generate", "--players", "20", "--rounds", "5", "--seed", "1", "--count", "3", "-o", "many"},
           {"campaign", "--tournaments", "20", "--jobs", "2"}})
    EXPECT_THAT(refused(9, without_time(line)), HasSubstr(gave_up)) << line[0] << ' ' << line[1];
}

TEST_F(Limits, AProofIsVerifiedInTime) {
  ASSERT_EQ(run({"pair", "a.trf", "-o", "a.man", "--proof", "a.proof"}).exit_code, 0);
  EXPECT_THAT(refused(9, without_time({"verify", "a.trf", "--pairs", "a.man", "--proof", "a.proof"})),
              HasSubstr("gave up after 0 s"));
  EXPECT_EQ(run({"verify", "a.trf", "--pairs", "a.man", "--proof", "a.proof", "--time-limit", "600"}).exit_code,
            0);
}

TEST_F(Limits, ALimitThatIsNotReachedChangesNothing) {
  for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{
           {"pair", "a.trf", "--format", "json"}, {"check", "a.trf"}, {"explain", "a.trf"}}) {
    std::vector<std::string> limited = line;
    for (const char* word : {"--time-limit", "600", "--max-players", "6", "--max-bytes", "100000"})
      limited.push_back(word);
    const Finished result = run(limited);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(result.out, run(line).out);
  }
}

// Without the limit, minutes; the margin is for busy machines.
TEST_F(Limits, AThousandTimesTooMuchWorkStopsSoon) {
  write("hard.trf", own_scores(3000));
  const auto begin = std::chrono::steady_clock::now();
  const std::string message =
      refused(9, {"pair", "hard.trf", "--engine", "sequence", "--budget", "1000000000", "--time-limit", "0.5"});
  EXPECT_THAT(message, StartsWith("hard.trf: error: gave up after 0.5 s, in round 1"));
  EXPECT_THAT(refused(9, {"pair", "hard.trf", "--solver", "lemon", "--time-limit", "0.5"}),
              ContainsRegex("gave up after 0.5 s, in round 1, .*3000 players"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
}

TEST_F(Limits, MorePlayersAreRefused) {
  for (const char* command : {"pair", "check", "report", "explain", "standings", "crosstable"}) {
    const Finished result = run({command, "a.trf", "--max-players", "5"});
    EXPECT_EQ(result.exit_code, 4) << command;
    EXPECT_THAT(result.err,
                HasSubstr("error: more players than the limit allows (expected at most 5 players)"));
  }
  EXPECT_EQ(run({"result", "a.trf", "b1:1-0", "--max-players", "5"}).exit_code, 4);
  EXPECT_EQ(run({"lint", "a.trf", "--max-players", "5"}).exit_code, 10);
  EXPECT_EQ(run({"pair", "a.trf", "--max-players", "6"}).exit_code, 0);
  write("list.csv", "NAME;ELO\nAns;2000\nBob;1900\nCor;1800\n");
  const std::vector<std::string> made{"new",           "n.trf",    "--players", "list.csv",         "--start",
                                      "2026/05/02",    "--rounds", "5",         "--initial-colour", "W",
                                      "--max-players", "2"};
  EXPECT_THAT(refused(4, made), HasSubstr("more players than the limit allows (2 players)"));
}

TEST_F(Limits, LargerFilesAreRefusedBeforeTheyAreRead) {
  const std::string bytes = std::to_string(kersen_open().size());
  EXPECT_EQ(run({"pair", "a.trf", "--max-bytes", bytes}).exit_code, 0);
  EXPECT_EQ(refused(4, {"pair", "a.trf", "--max-bytes", "100"}),
            "a.trf: error: is larger than the limit of 100 bytes");
  EXPECT_EQ(refused(4, {"pair", "/dev/zero", "--max-bytes", "1000000"}),
            "/dev/zero: error: is larger than the limit of 1000000 bytes");
  EXPECT_EQ(run({"pair", "a.trf"}).exit_code, 0);  // the limit was that of one run
}

TEST_F(Limits, ValuesAreChecked) {
  EXPECT_THAT(refused(3, {"pair", "a.trf", "--time-limit", "0"}),
              HasSubstr("--time-limit: found '0', expected seconds"));
  EXPECT_THAT(refused(3, {"pair", "a.trf", "--max-players", "0"}), HasSubstr("--max-players: found '0'"));
  EXPECT_THAT(refused(3, {"pair", "a.trf", "--max-bytes", "536870913"}), HasSubstr("--max-bytes: found"));
}

TEST_F(Limits, DropinLinesTakeThemFromTheEnvironment) {
  setenv("BLOESEM_TIME_LIMIT", "0.000000001", 1);
  EXPECT_THAT(refused(9, {"--dutch", "a.trf", "-p", "new.man"}), StartsWith("a.trf: error: gave up after 0 s"));
  EXPECT_EQ(run({"--time-limit", "600", "--dutch", "a.trf", "-p"}).exit_code, 0);  // the option counts
  setenv("BLOESEM_TIME_LIMIT", "soon", 1);
  EXPECT_THAT(refused(3, {"--dutch", "a.trf", "-p"}),
              HasSubstr("BLOESEM_TIME_LIMIT: found 'soon', expected seconds"));
  EXPECT_EQ(run({"pair", "a.trf"}).exit_code, 0);  // of drop-in lines only
  unsetenv("BLOESEM_TIME_LIMIT");
  setenv("BLOESEM_MAX_PLAYERS", "5", 1);
  EXPECT_THAT(run({"--dutch", "a.trf", "-p"}).err, HasSubstr("expected at most 5 players"));
  setenv("BLOESEM_MAX_PLAYERS", "6", 1);
  setenv("BLOESEM_MAX_BYTES", "100", 1);
  EXPECT_THAT(refused(4, {"a.trf", "-c"}), HasSubstr("larger than the limit of 100 bytes"));
}

}  // namespace
}  // namespace bloesem::cli_test
