#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class JudgeCommand : public ProgramTest {
 protected:
  void SetUp() override {
    write("open.trf", kersen_open());
    write("bad.trf", kersen_open_tampered());
  }

  // Returns the verdict on a list for round 3.
  [[nodiscard]] Finished judged(const std::string& pairs, const std::vector<std::string>& more = {}) const {
    write("open.man", pairs);
    std::vector<std::string> arguments{"judge", "open.trf", "--pairs", "open.man"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }

  // `place`: in the list, with colons around it.
  void expect_refused(const std::string& pairs, const std::string& place, const std::string& message) const {
    const Finished result = judged(pairs);
    EXPECT_EQ(result.exit_code, 3) << pairs;
    EXPECT_THAT(result.err, ::testing::StartsWith("open.man" + place + " error: " + message)) << pairs;
    EXPECT_THAT(result.out, IsEmpty());
  }
};

constexpr const char* title = "Kersen Open, round 3 (FIDE Dutch, rules of 2016)\n\n";

TEST_F(JudgeCommand, ACorrectPairing) {
  const Finished result = judged("3\n3 2\n1 6\n5 4\n");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, std::string(title) + "Correct: this is the pairing of the system.\n");
  EXPECT_EQ(result.err, kersen_rules);
}

TEST_F(JudgeCommand, WhatPairWritesIsCorrect) {
  for (const char* format : {"pairs", "json"}) {
    const std::string pairs = run({"pair", "open.trf", "--absent", "5", "--format", format}).out;
    const Finished result = judged(pairs, {"--absent", "5"});
    EXPECT_EQ(result.exit_code, 0) << format << result.out << result.err;
    EXPECT_EQ(run({"judge", "open.trf", "--absent", "5", "--pairs", "-"}, pairs).exit_code, 0);
  }
}

TEST_F(JudgeCommand, AWorseCriterionWithBothVectors) {
  const Finished result = judged("3\n1 3\n6 2\n5 4\n");
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_THAT(result.out,
              StartsWith(std::string(title) +
                         "Legal, but not the pairing of the system.\n"
                         "  bracket of 1.5: C.10 is 1 instead of 0 (1 more): players who do "
                         "not get their colour preference\n"
                         "\n"
                         "In round 3, the bracket of 1.5 is the first that differs: the rules pair 2-3,\n"
                         "and 1 Appel floats down; the proposal pairs 1-3, and 2 Braam floats down.\n"
                         "In the bracket of 1.5 of round 3, C.10 (players who do not get their colour\n"
                         "preference) is 1 in the proposal and 0 by the rules.\n"
                         "\n"
                         "bracket of 1.5\n"
                         "  moved down  -\n"
                         "  residents   1 2 3\n"
                         "  system      2-3, downfloaters 1\n"
                         "  proposal    1-3, downfloaters 2\n"
                         "\n"
                         "        system  proposal\n"
                         "  C.5   1       1         downfloaters\n"
                         "  C.6   1.0     1.0       score differences of pairs and downfloaters (PSD)\n"));
  EXPECT_THAT(result.out,
              HasSubstr("\n  C.10  0       1         <- players who do not get their colour preference\n"));
  EXPECT_THAT(result.out,
              HasSubstr("\n\nplayers\n     1  Appel, Ans\n     2  Braam, Bob\n     3  Citroen, Cas\n"));
}

// 1 (2.0) and 2 (1.5) must not meet, and float down to 3 (1.0), who is alone. The higher-ranked one should
// be paired.
TEST_F(JudgeCommand, ListsSayHowMuchAndWhere) {
  write("open.trf",
        report("042 2025/05/02\nXXR 5\nXXC white1\nXXP 1 2\n", {{1, "A", 0, "2.0", {"0000 - F", "0000 - F"}},
                                                                {2, "B", 0, "1.5", {"0000 - F", "0000 - H"}},
                                                                {3, "C", 0, "1.0", {"0000 - H", "0000 - H"}},
                                                                {4, "D", 0, "0.0", {"0000 - Z", "0000 - Z"}}}));
  const Finished result = judged("2\n3 2\n1 4\n", {"--round", "3"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_THAT(result.out,
              HasSubstr("\n  bracket of 1.0 (before last): C.6 is 2.0 0.5 instead of 1.5 1.0 (0.5 more "
                        "in place 1): score differences of pairs and downfloaters (PSD)\n"))
      << result.err;
  EXPECT_THAT(result.out, HasSubstr("\n  moved down  1 2\n  residents   3\n"));
}

TEST_F(JudgeCommand, GeneratedLater) {
  const Finished result = judged("3\n1 5\n4 2\n3 6\n", {"--round", "1"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_THAT(result.out,
              HasSubstr("\n  bracket of 0.0 (last): equal in all criteria, but generated later: D.1 "
                        "gives 5 4 6 instead of 4 5 6: opponents of S1, in its order\n"));
}

TEST_F(JudgeCommand, TurnedColours) {
  const Finished result = judged("3\n2 3\n1 6\n4 5\n");
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_EQ(result.out, std::string(title) +
                            "Legal, with the pairs of the system, but not with its colours.\n"
                            "  E.1: 3-2, since 2 prefers Black mildly, 3 prefers White mildly\n"
                            "  E.1: 5-4, since 5 prefers White mildly, 4 prefers Black mildly\n"
                            "\n"
                            "players\n"
                            "     2  Braam, Bob\n"
                            "     3  Citroen, Cas\n"
                            "     4  Druif, Dina\n"
                            "     5  Eik, Evi\n");
}

TEST_F(JudgeCommand, AnIllegalPairing) {
  const Finished result = judged("4\n2 1\n3 6\n5 5\n9 0\n");
  EXPECT_EQ(result.exit_code, 3);
  const Finished illegal = judged("4\n2 1\n3 6\n5 2\n4 0\n");
  EXPECT_EQ(illegal.exit_code, 8);
  EXPECT_EQ(illegal.out,
            std::string(title) +
                "Illegal.\n"
                "  A.9: 2 is paired 2 times\n"
                "  C.04.1.c: 4 has the bye, yet the number of players is even (6)\n"
                "  C.1: 2 and 1 met in round 2\n"
                "  C.1: 3 and 6 met in round 1\n"
                "  C.1: 5 and 2 met in round 1\n"
                "\n"
                "players\n"
                "     1  Appel, Ans\n     2  Braam, Bob\n     3  Citroen, Cas\n     4  Druif, Dina\n"
                "     5  Eik, Evi\n     6  Framboos, Fe\n");
}

TEST_F(JudgeCommand, AForbiddenPairAndAnAbsentPlayer) {
  const Finished result = judged("3\n3 2\n1 6\n5 4\n", {"--forbid", "2-3", "--absent", "4,5"});
  EXPECT_EQ(result.exit_code, 8);
  EXPECT_THAT(result.out, HasSubstr("  A.9: 4 is not to be paired in round 3\n"));
  EXPECT_THAT(result.out, HasSubstr("  C.1: 3 and 2 must not meet: the tournament forbids it\n"));
}

TEST_F(JudgeCommand, ARoundOfTheFile) {
  EXPECT_EQ(run({"judge", "open.trf", "--round", "2"}).exit_code, 0);
  const Finished result = run({"judge", "bad.trf", "--round", "2"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_THAT(result.out, HasSubstr("bracket of 1.0: C.5 is 2 instead of 0 (2 more)"));
}

// As in `check`, the rounds played are assumed to be all rounds unless the file declares their number.
TEST_F(JudgeCommand, ARoundOfAFileThatNamesNoRounds) {
  std::string text = kersen_open();
  text.erase(text.find("XXR 5\n"), 6);
  write("rounds.trf", text);
  EXPECT_EQ(run({"judge", "rounds.trf", "--round", "2"}).exit_code, 0);
  write("open.man", "3\n3 2\n1 6\n5 4\n");
  const Finished coming = run({"judge", "rounds.trf", "--pairs", "open.man"});
  EXPECT_EQ(coming.exit_code, 3);
  EXPECT_THAT(coming.err, HasSubstr("--rounds N"));
}

TEST_F(JudgeCommand, AnImpossibleRound) {
  write("two.trf", report("042 2025/05/02\nXXR 2\nXXC white1\n",
                          {{1, "A", 0, "1.0", {"2 w 1"}}, {2, "B", 0, "0.0", {"1 b 0"}}}));
  write("open.man", "1\n2 1\n");
  const Finished result = run({"judge", "two.trf", "--pairs", "open.man"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.out, HasSubstr("Impossible: no valid pairing exists: player 1 has no legal opponent left\n"
                                    "  C.1: 2 and 1 met in round 1\n"));
}

TEST_F(JudgeCommand, Json) {
  const json verdict = json::parse(judged("3\n1 3\n6 2\n5 4\n", {"--json"}).out);
  EXPECT_EQ(verdict["verdict"], "different");
  EXPECT_EQ(verdict["departure"]["worse"]["article"], "C.10");
  EXPECT_EQ(verdict["departure"]["proposal"]["pairs"], json::parse("[[1, 3]]"));
  EXPECT_EQ(verdict["system"]["boards"][0], json::parse(R"({"white": 3, "black": 2})"));
}

// Malformed lists

TEST_F(JudgeCommand, APlaceForEveryFaultOfAList) {
  expect_refused("", ":1:1:", "");
  expect_refused("x\n", ":1:1:", "found 'x'");
  expect_refused("3 2\n1 6\n", ":1:3:", "found '2'");
  expect_refused("3\n3 2\n1 6\n", ":4:1:", "");
  expect_refused("2\n3 2\n1 6\n5 4\n", ":4:1:", "found '5'");
  expect_refused("3\n3 2\n1 77\n5 4\n", ":3:3:", "found '77'");
  expect_refused("3\n3 2\n0 1\n5 4\n", ":3:1:", "found '0'");
  expect_refused("3\n3 2\n1\n5 4\n", ":3:2:", "");
  expect_refused("3\n3 2\n1 6 5\n5 4\n", ":3:5:", "found '5'");
  expect_refused("3\n3 2\n1 \x1b[2J\n5 4\n", ":3:3:", "found '\\x1b[2J'");
}

TEST_F(JudgeCommand, APlaceForEveryFaultOfJson) {
  expect_refused("{\"boards\": [\n  {\"white\": 3, \"black\" 2}]}", ":2:24:", "found '2'");
  expect_refused("{\"boards\": [", ":1:13:", "");
  expect_refused("{\"boards\": [{\"white\": 1e400}]}", ":", "a number is too large");
  expect_refused(std::string(1000, '['),
                 ":1:1:", "found '" + std::string(40, '[') + "...', expected the number of lines that follow");
  expect_refused("{}", ":", "boards: found null");
  expect_refused("{\"boards\": [{\"white\": 3, \"black\": 77}]}", ":", "boards/0/black: found 77");
  expect_refused("{\"boards\": [[3, 2]]}", ":", "boards/0/white: found null");
  expect_refused("{\"boards\": [], \"bye\": \"x\"}", ":", "bye: found \"x\"");
  expect_refused("{\"round\": 4, \"boards\": []}", ":", "round: found 4");
}

TEST_F(JudgeCommand, BlankLinesAndLineEndsDoNotMatter) {
  EXPECT_EQ(judged("3\r\n3 2\r\n\r\n1\t6\r\n5 4").exit_code, 0);
  EXPECT_EQ(judged("3\r3 2\r1 6\r5 4\r").exit_code, 0);
}

// Requests

TEST_F(JudgeCommand, ThereMustBeOnePairing) {
  const auto refusal = [&](const std::vector<std::string>& arguments, const std::string& message) {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_THAT(result.err, AllOf(::testing::StartsWith("bloesem: error: "), HasSubstr(message)));
  };
  refusal({"judge", "open.trf"}, "--pairs");
  refusal({"judge", "open.trf", "--pairs", "a", "--against", "b {in}"}, "--against");
  refusal({"judge", "-", "--pairs", "-"}, "standard input");
  refusal({"judge", "open.trf", "--round", "3"}, "round 3");
  EXPECT_EQ(run({"judge", "open.trf", "--pairs", "none.man"}).exit_code, 5);
  EXPECT_EQ(run({"judge", "none.trf", "--round", "1"}).exit_code, 5);
}

// Another program

class Against : public JudgeCommand {
 protected:
  // Writes a shell script named "engine".
  void engine(const std::string& body) const {
    write("engine", "#!/bin/sh\n" + body + '\n');
    ASSERT_EQ(run_tool("chmod", {"+x", "engine"}).exit_code, 0);
  }

  [[nodiscard]] Finished ask(const std::string& arguments = "{in} {out}") const {
    return run({"judge", "open.trf", "--timeout", "2", "--against", "./engine " + arguments});
  }

  void expect_failure(const std::string& body, const std::string& message) const {
    engine(body);
    const Finished result = ask();
    EXPECT_EQ(result.exit_code, 3) << body;
    EXPECT_THAT(result.err, ::testing::StartsWith("bloesem: error: './engine' ")) << body;
    EXPECT_THAT(result.err, HasSubstr(message)) << body;
    EXPECT_THAT(result.out, IsEmpty());
  }
};

constexpr const char* right_pairs = R"(printf '3\n3 2\n1 6\n5 4\n')";

TEST_F(Against, ItsPairingIsJudged) {
  engine(std::string(right_pairs) + " > \"$2\"");
  EXPECT_EQ(ask().exit_code, 0);
  engine("printf '3\\n1 3\\n6 2\\n5 4\\n' > \"$2\"");
  EXPECT_EQ(ask().exit_code, 6);
  engine("printf '3\\n1 2\\n6 3\\n5 4\\n' > \"$2\"");
  EXPECT_EQ(ask().exit_code, 8);
}

TEST_F(Against, WithoutAnOutputFileStandardOutputIsRead) {
  engine("echo quietly >&2; " + std::string(right_pairs));
  const Finished result = ask("{in}");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.err, kersen_rules);
}

TEST_F(Against, ItGetsTheTournamentBeforeTheRound) {
  engine("cp \"$1\" seen.trf; " + std::string(right_pairs));
  EXPECT_EQ(run({"judge", "open.trf", "--against", "./engine {in}", "--absent", "5", "--forbid", "3-2",
                 "--round", "2"})
                .exit_code,
            8);
  // The coming round of the file it saw is round 2, with 5 away and 3-2 forbidden.
  const Finished pairs = run({"pair", "seen.trf", "--rules", "2016"});
  EXPECT_EQ(pairs.out, run({"pair", "open.trf", "--round", "2", "--absent", "5", "--forbid", "3-2"}).out)
      << pairs.err;
}

TEST_F(Against, NoShellSeesTheLine) {
  engine("printf '%s\\n' \"$@\" > words.txt; " + std::string(right_pairs));
  EXPECT_EQ(ask(R"({in} 'a  b' "$HOME" \; * x{in}y)").exit_code, 0);
  const std::string words = read("words.txt");
  const std::string input = words.substr(0, words.find('\n'));
  EXPECT_EQ(words, input + "\na  b\n$HOME\n;\n*\nx" + input + "y\n");
}

TEST_F(Against, ProgramsThatFailAreToldInOneLine) {
  expect_failure("exit 7", "ended with exit code 7");
  expect_failure("echo 'no licence' >&2; echo more >&2; exit 2", "ended with exit code 2: no licence");
  expect_failure("echo cannot read \"$1\" >&2; exit 2", "ended with exit code 2: cannot read tournament.trf");
  expect_failure("kill -9 $$", "was ended by signal 9 (Killed)");
  expect_failure("kill -11 $$", "was ended by signal 11 (Segmentation fault)");
  expect_failure("sleep 100 & sleep 100", "2 seconds");
  expect_failure("true", "pairing");
  expect_failure("mkfifo \"$2\"", "pairing");
  expect_failure("true > \"$2\"", "1:1: ");
  expect_failure("echo garbage > \"$2\"", "1:1: found 'garbage'");
  expect_failure("printf '3\\n3 2\\n1' > \"$2\"", "3:2: ");
  expect_failure("printf '3\\n3 2\\n' > \"$2\"", "3:1: ");
  expect_failure("printf '3\\n3 2\\n1 77\\n5 4\\n' > \"$2\"", "3:3: found '77'");
  expect_failure("yes", "output");
}

TEST_F(Against, AnInterruptedRunLeavesNothingBehind) {
  engine("echo $$ > pid; sleep 100");
  for (const std::string command : {"judge", "check"}) {
    SCOPED_TRACE(command);
    const Finished finished = run_tool(
        "sh", {"-c", std::string("mkdir tmp; TMPDIR=$PWD/tmp '") + BLOESEM_PROGRAM + "' " + command +
                         " open.trf --against './engine {in}' & it=$!; while [ ! -s pid ]; do sleep 0.05; "
                         "done; kill -TERM $it; wait $it; code=$?; rmdir tmp && ! kill -0 $(cat pid) && "
                         "rm pid && exit $code"});
    EXPECT_EQ(finished.exit_code, 128 + 15) << finished.err;
  }
}

TEST_F(Against, ProgramsThatCannotBeStarted) {
  const Finished missing = run({"judge", "open.trf", "--against", "./none {in}"});
  EXPECT_EQ(missing.exit_code, 5);
  EXPECT_THAT(missing.err, ::testing::HasSubstr("bloesem: error: './none' "));
  write("plain.txt", "text");
  const Finished plain = run({"judge", "open.trf", "--against", "./plain.txt {in}"});
  EXPECT_EQ(plain.exit_code, 5);
  EXPECT_THAT(plain.err, ::testing::HasSubstr("bloesem: error: './plain.txt' "));
}

TEST_F(Against, ExitCodeOneMeansThatThereIsNoPairing) {
  engine("echo 'None.' >&2; exit 1");
  const Finished wrong = ask();
  EXPECT_EQ(wrong.exit_code, 6);
  EXPECT_THAT(wrong.err, ::testing::HasSubstr("bloesem: a valid pairing exists\n"));
  write("open.trf", report("042 2025/05/02\nXXR 2\nXXC white1\n",
                           {{1, "A", 0, "1.0", {"2 w 1"}}, {2, "B", 0, "0.0", {"1 b 0"}}}));
  const Finished right = ask();
  EXPECT_EQ(right.exit_code, 1);
  EXPECT_THAT(right.err, ::testing::HasSubstr("bloesem: error: './engine' "));
}

TEST_F(Against, CommandLinesThatMakeNoSense) {
  const auto refusal = [&](const std::string& line) {
    const Finished result = run({"judge", "open.trf", "--against", line});
    EXPECT_EQ(result.exit_code, 3);
    return result.err;
  };
  EXPECT_THAT(refusal("engine"), ::testing::HasSubstr("--against: the command line lacks {in}"));
  EXPECT_THAT(refusal("engine '{in}"), ::testing::HasSubstr("--against: a quote (')"));
  EXPECT_THAT(refusal("  "), ::testing::HasSubstr("--against: "));
}

TEST_F(Against, ACheckGivesItEveryRound) {
  engine(
      "case $(grep -c ' w ' \"$1\") in 0) printf '3\\n1 4\\n5 2\\n3 6\\n';; *) printf '3\\n2 6\\n3 1\\n4 "
      "5\\n';; esac");
  const Finished result = run({"check", "open.trf", "--against", "./engine {in}"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_EQ(result.out,
            "open.trf: round 2\n"
            "  expected  2-1, 4-3, 6-5\n"
            "  found     2-6, 3-1, 4-5\n"
            "  reason    bracket of 1.0: C.5 is 2 instead of 0 (2 more): downfloaters\n"
            "1 tournament, 2 rounds, 1 difference\n");
}

TEST_F(Against, ACheckGoesOnAfterAFailure) {
  engine("case $(grep -c ' w ' \"$1\") in 0) exit 9;; *) exit 1;; esac");
  const Finished result = run({"check", "open.trf", "--against", "./engine {in}"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.err,
            "open.trf: error: round 1: './engine' ended with exit code 9\n" + std::string(kersen_rules));
  EXPECT_EQ(result.out,
            "open.trf: round 2\n"
            "  expected  2-1, 4-3, 6-5\n"
            "  found     nothing\n"
            "  reason    './engine' reports that no valid pairing exists\n"
            "1 tournament, 1 round, 1 difference\n");
  const json report = json::parse(run({"check", "open.trf", "--json", "--against", "./engine {in}"}).out);
  EXPECT_EQ(report["files"][0]["differences"][0]["refused"].get<std::string>().find("'./engine'"), 0U);
  EXPECT_EQ(report["files"][0]["differences"][0]["judgement"], nullptr);
}

TEST_F(Against, ACheckStopsWhereTheProgramIsNotThere) {
  const Finished result = run({"check", "open.trf", "--against", "./none {in}"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, ::testing::HasSubstr("open.trf: error: './none' "));
}

// The program checks itself, in parallel.
TEST_F(Against, ItselfIsAlwaysRight) {
  std::vector<std::string> arguments{"check", "--jobs", "4", "--against",
                                     "'" BLOESEM_PROGRAM "' pair {in} --rules 2016 -o {out}"};
  for (int i = 0; i < 8; ++i) arguments.emplace_back("open.trf");
  const Finished result = run(arguments);
  EXPECT_EQ(result.out, "8 tournaments, 16 rounds, 0 differences\n") << result.err;
  EXPECT_EQ(entries(), (std::vector<std::string>{"bad.trf", "open.trf"}));
}

}  // namespace
}  // namespace bloesem::cli_test
