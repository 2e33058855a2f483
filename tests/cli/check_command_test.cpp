#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class CheckCommand : public ProgramTest {
 protected:
  void SetUp() override {
    write("good.trf", kersen_open());
    write("bad.trf", kersen_open_tampered());
    write("broken.trf",
          "042 2025/05/02\n" + player_line({1, "A", 0, "x", {}}) + player_line({2, "B", 0, "y", {}}));
    // Round 2 repeats round 1, but two players must not meet twice.
    write("rematch.trf",
          report("042 2025/05/02\nXXR 2\nXXC white1\n",
                 {{1, "A", 0, "2.0", {"2 w 1", "2 b 1"}}, {2, "B", 0, "0.0", {"1 b 0", "1 w 0"}}}));
  }
};

constexpr const char* bad_round =
    "bad.trf: round 2\n"
    "  expected  2-1, 4-3, 6-5\n"
    "  found     2-6, 3-1, 4-5\n"
    "  reason    bracket of 1.0: C.5 is 2 instead of 0 (2 more): downfloaters\n";

TEST_F(CheckCommand, RightRoundsEndInZero) {
  const Finished result = run({"check", "good.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "1 tournament, 2 rounds, 0 differences\n");
  EXPECT_EQ(result.err, kersen_rules);
}

TEST_F(CheckCommand, ARoundThatDiffersIsShown) {
  const Finished result = run({"check", "bad.trf"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_EQ(result.out, std::string(bad_round) + "1 tournament, 2 rounds, 1 difference\n");
  EXPECT_EQ(result.err, kersen_rules);
}

TEST_F(CheckCommand, RoundsAreProved) {
  const Finished good = run({"check", "good.trf", "--prove"});
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_EQ(good.out, "1 tournament, 2 rounds, 0 differences\n");
  EXPECT_EQ(good.err, std::string(kersen_rules) + "2 rounds proved and verified\n");
  const Finished all = run({"check", "bad.trf", "rematch.trf", "--prove", "--check"});
  EXPECT_EQ(all.exit_code, 6) << "what the rules require is proved, an impossible round too";
  EXPECT_THAT(all.err, EndsWith("4 rounds proved and verified\n"));
}

TEST_F(CheckCommand, WhatHasNoProofsIsNotChecked) {
  const Finished other = run({"check", "good.trf", "--system", "lim", "--prove"});
  EXPECT_EQ(other.exit_code, 3);
  EXPECT_THAT(other.err, HasSubstr("this round cannot be proved: there are no proofs for Lim"));
  for (const char* system : {"lim", "burstein"})  // Burstein has proofs, but no solvers of brackets
    EXPECT_EQ(run({"check", "good.trf", "--system", system, "--check"}).exit_code, 3);
  EXPECT_EQ(run({"check", "good.trf", "--solver", "whole", "--check"}).exit_code, 3);
  EXPECT_EQ(run({"check", "good.trf", "--solver", "whole", "--prove"}).exit_code, 0);
  for (const char* option : {"--compare-rules", "--standings-only"})
    EXPECT_EQ(run({"check", "good.trf", "--prove", option}).exit_code, 3);
}

TEST_F(CheckCommand, VerboseTellsTheDialectOfEachFile) {
  write("new.trf", "152 W\n" + kersen_open());
  const Finished result = run({"check", "good.trf", "new.trf", "--verbose"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "2 tournaments, 4 rounds, 0 differences\n");
  EXPECT_EQ(result.err,
            "good.trf: TRF(x): XXR, XXC (lines 3, 4)\nnew.trf: TRF-2026: 152 (line 1)\n"
            "rules: FIDE (Dutch) 2016 (start date 2025/05/02): 2 of the files\n");
}

TEST_F(CheckCommand, SwappedColoursDiffer) {
  std::string text = kersen_open();
  text.replace(text.find("4 w 1"), 5, "4 b 1");
  text.replace(text.find("1 b 0"), 5, "1 w 0");
  write("colours.trf", text);
  const Finished result = run({"check", "colours.trf"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_THAT(result.out,
              StartsWith("colours.trf: round 1\n  expected  1-4\n  found     4-1\n"
                         "  reason    E.5: 1-4, since neither has played; 1, the higher ranked, has the odd "
                         "number 1, so that 1 has White, the initial colour\n"));
}

TEST_F(CheckCommand, AnotherByeIsShown) {
  write("bye.trf", report("042 2025/05/02\nXXR 3\nXXC white1\n", {{1, "A", 0, "1.0", {"3 w 1"}},
                                                                  {2, "B", 0, "1.0", {"0000 - U"}},
                                                                  {3, "C", 0, "0.0", {"1 b 0"}}}));
  const Finished result = run({"check", "bye.trf"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_EQ(result.out,
            "bye.trf: round 1\n"
            "  expected  1-2, bye 3\n"
            "  found     1-3, bye 2\n"
            "  reason    bracket of 0.0 (last): equal in all criteria, but generated later: D.1 gives 3 "
            "instead of "
            "2: opponents of S1, in its order\n"
            "1 tournament, 1 round, 1 difference\n");
}

TEST_F(CheckCommand, ARoundThatCannotBePairedIsADifference) {
  const Finished result = run({"check", "rematch.trf"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_THAT(result.out, StartsWith("rematch.trf: round 2\n  expected  no valid pairing exists: "));
  EXPECT_THAT(result.out, HasSubstr("\n  found     2-1\n  illegal   C.1: 2 and 1 met in round 1\n"));
  EXPECT_THAT(result.out, HasSubstr("1 tournament, 2 rounds, 1 difference\n"));
}

TEST_F(CheckCommand, FilesAreReportedInTheirOrder) {
  const Finished result = run({"check", "rematch.trf", "good.trf", "bad.trf"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_LT(result.out.find("rematch.trf"), result.out.find("bad.trf"));
  EXPECT_THAT(result.out, HasSubstr("\n3 tournaments, 6 rounds, 2 differences\n"));
}

TEST_F(CheckCommand, DashReadsStandardInput) {
  const Finished result = run({"check", "-", "good.trf"}, kersen_open_tampered());
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_THAT(result.out, StartsWith("<stdin>: round 2\n"));
  EXPECT_EQ(run({"check", "-", "-"}).exit_code, 3);
}

TEST_F(CheckCommand, AllProblemsOfAFileAreTold) {
  const Finished result = run({"check", "broken.trf"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("broken.trf:2:81: error: "));
  EXPECT_THAT(result.err, HasSubstr("broken.trf:3:81: error: "));
  EXPECT_EQ(result.out, "0 tournaments, 0 rounds, 0 differences: nothing was compared\n");
}

TEST_F(CheckCommand, AFileThatCannotBeReadDoesNotStopTheOthers) {
  const Finished result = run({"check", "none.trf", "bad.trf", "good.trf"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, StartsWith("none.trf: error: cannot be read"));
  EXPECT_EQ(result.out,
            std::string(bad_round) + "2 tournaments, 4 rounds, 1 difference: 1 file not compared\n");
}

TEST_F(CheckCommand, TheGravestCodeIsTheRuns) {
  EXPECT_EQ(run({"check", "good.trf", "bad.trf"}).exit_code, 6);
  EXPECT_EQ(run({"check", "bad.trf", "broken.trf"}).exit_code, 3);
  EXPECT_EQ(run({"check", "bad.trf", "broken.trf", "none.trf"}).exit_code, 5);
  EXPECT_EQ(run({"check", "none.trf", "broken.trf", "/dev/zero"}).exit_code, 4);
}

TEST_F(CheckCommand, WrongPointsAreAWarning) {
  std::string text = kersen_open();
  text.replace(text.find("1.5"), 3, "2.0");
  write("points.trf", text);
  const Finished result = run({"check", "points.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, StartsWith("points.trf:5:81: warning: "));
  EXPECT_EQ(run({"check", "points.trf", "--strict"}).exit_code, 3);
}

TEST_F(CheckCommand, EditionIsChosenFileByFile) {
  std::string later = kersen_open();
  later.replace(later.find("2025/05/02"), 10, "2026/05/02");
  write("later.trf", later);
  const Finished result = run({"check", "good.trf", "later.trf"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.err,
            "rules: FIDE (Dutch) 2016 (start date 2025/05/02): 1 of the files\n"
            "rules: FIDE (Dutch) 2026 (start date 2026/05/02): 1 of the files\n");
  EXPECT_EQ(result.out, "2 tournaments, 4 rounds, 0 differences\n");
  EXPECT_EQ(run({"check", "good.trf", "later.trf", "--rules", "2016"}).err, "");
}

// Round 3 without 4: after 1-3 no completion gives the bye to the lowest player (C5); the 2016 rules have
// no such criterion.
TEST_F(CheckCommand, CompareRulesTellsWhatTheEditionsPairDifferently) {
  write("c5.trf", report("XXR 4\nXXC white1\n", {{1, "A", 0, "3.0", {"4 w 1", "2 b 1", "3 w 1"}},
                                                 {2, "B", 0, "1.0", {"5 b 1", "1 w 0", "6 b 0"}},
                                                 {3, "C", 0, "2.0", {"6 w 1", "4 b 1", "1 b 0"}},
                                                 {4, "D", 0, "0.0", {"1 b 0", "3 w 0", "0000 - Z"}},
                                                 {5, "E", 0, "2.0", {"2 w 0", "6 b 1", "0000 - U"}},
                                                 {6, "F", 0, "1.0", {"3 b 0", "5 w 0", "2 w 1"}}}));
  const Finished result = run({"check", "c5.trf", "--compare-rules"});
  EXPECT_EQ(result.exit_code, 6);
  EXPECT_EQ(result.err, "");
  EXPECT_THAT(
      result.out,
      StartsWith("c5.trf: round 3\n"
                 "  2016         1-3, 6-2, bye 5\n"
                 "  not in 2026  bracket of 2.0 (completing): C5 is 1.0 instead of 0.0 (1.0 more in place "
                 "1): score of the player with the bye\n"
                 "  2026         1-5, 3-2, bye 6\n"
                 "  not in 2016  bracket of 2.0: C.5 is 2 instead of 0 (2 more): downfloaters\n"));
  EXPECT_THAT(result.out,
              EndsWith("1 tournament, 3 rounds, 1 paired differently by the rules of 2016 and 2026\n"));
}

// The 2016 Baku acceleration is not defined for two points for a win.
TEST_F(CheckCommand, CompareRulesTellsWhichEditionRefusesAFile) {
  const std::string records = "142 5\n152 W\n192 FIDE_DUTCH_2026_BAKU\n162  W 2.0    D 1.0\n";
  write("baku.trf", report(records, {{1, "A", 2400, "0.0", {"2 w 0"}}, {2, "B", 2300, "2.0", {"1 b 1"}}}));
  EXPECT_EQ(run({"check", "baku.trf"}).exit_code, 0);
  const Finished result = run({"check", "good.trf", "baku.trf", "--compare-rules"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(
      result.err,
      "baku.trf: error: refused by the rules of 2016: the Baku acceleration is defined for 1, 1/2 and 0 points "
      "only (C.04.5.1)\n");
  EXPECT_EQ(
      result.out,
      "1 tournament, 2 rounds, 0 paired differently by the rules of 2016 and 2026: 1 file not compared\n");
  EXPECT_EQ(run({"check", "baku.trf", "--compare-rules", "--acceleration", "none"}).exit_code, 0);
  write("baku.trf", report("142 5\n152 W\n192 FIDE_DUTCH_2026_BAKU\n162  W 3.0\n",
                           {{1, "A", 2400, "0.0", {"2 w 0"}}, {2, "B", 2300, "3.0", {"1 b 1"}}}));
  const std::string both = run({"check", "baku.trf", "--compare-rules"}).err;
  EXPECT_THAT(both, HasSubstr("refused by the rules of 2016: "));
  EXPECT_THAT(both, HasSubstr("refused by the rules of 2026: "));
}

TEST_F(CheckCommand, CompareRulesAsJson) {
  const Finished result = run({"check", "good.trf", "bad.trf", "--compare-rules", "--json"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, HasSubstr("\"totals\": {\n    \"tournaments\": 2,\n    \"rounds\": 4,\n    "
                                    "\"differences\": 0\n  }"));
  EXPECT_THAT(run({"check", "good.trf", "--compare-rules", "--rules", "2016"}).err,
              HasSubstr("--compare-rules cannot be combined with --rules"));
}

TEST_F(CheckCommand, JsonTellsTheSame) {
  const Finished result = run({"check", "good.trf", "none.trf", "bad.trf", "--json"});
  EXPECT_EQ(result.exit_code, 5);
  json report = json::parse(result.out);
  const json judgement = report["files"][2]["differences"][0]["judgement"];
  EXPECT_EQ(judgement["verdict"], "different");
  EXPECT_EQ(judgement["departure"]["bracket"], 1);
  EXPECT_EQ(judgement["departure"]["worse"]["article"], "C.5");
  report["files"][2]["differences"][0].erase("judgement");
  EXPECT_EQ(report, json::parse(R"({
    "schema": 1,
    "files": [
      {"file": "good.trf", "checked": true, "pairing_system": "dutch", "edition": "2016", "readings": {}, "rounds": 2, "differences": [],
       "explanations": []},
      {"file": "none.trf", "checked": false},
      {"file": "bad.trf", "checked": true, "pairing_system": "dutch", "edition": "2016", "readings": {}, "rounds": 2, "differences": [
        {"round": 2, "impossible": null, "impossible_players": [],
         "expected": {"boards": [{"white": 2, "black": 1}, {"white": 4, "black": 3}, {"white": 6, "black": 5}],
                      "bye": null},
         "found": {"boards": [{"white": 2, "black": 6}, {"white": 3, "black": 1}, {"white": 4, "black": 5}],
                   "bye": null}, "refused": null, "corrected_results": []}], "explanations": []}],
    "totals": {"tournaments": 2, "rounds": 4, "differences": 1}})"));
}

TEST_F(CheckCommand, JsonTellsAnImpossibleRound) {
  const json report = json::parse(run({"check", "rematch.trf", "--json"}).out);
  const json& difference = report["files"][0]["differences"][0];
  EXPECT_EQ(difference["expected"], nullptr);
  EXPECT_TRUE(difference["impossible"].is_string());
  EXPECT_EQ(difference["found"]["boards"], json::parse(R"([{"white": 2, "black": 1}])"));
  EXPECT_EQ(difference["judgement"]["verdict"], "impossible");
  EXPECT_EQ(difference["judgement"]["violations"][0]["article"], "C.1");
}

TEST_F(CheckCommand, JsonStaysValidForAnyFileName) {
  write("\xff.trf", kersen_open());
  const Finished result = run({"check", "\xff.trf", "--json"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_TRUE(json::accept(result.out));
}

TEST_F(CheckCommand, ThreadsDoNotShowInTheOutput) {
  std::vector<std::string> arguments{"check"};
  for (int i = 0; i < 40; ++i) {
    for (const char* name : {"good.trf", "bad.trf", "broken.trf", "none.trf", "rematch.trf"}) {
      arguments.emplace_back(name);
    }
  }
  for (const std::vector<std::string>& format : {std::vector<std::string>{}, {"--json"}}) {
    arguments.insert(arguments.end(), format.begin(), format.end());
    std::vector<std::string> one = arguments;
    one.insert(one.end(), {"--jobs", "1"});
    std::vector<std::string> four = arguments;
    four.insert(four.end(), {"--jobs", "4"});
    const Finished alone = run(one);
    const Finished together = run(four);
    const Finished by_default = run(arguments);
    EXPECT_EQ(alone.out, together.out);
    EXPECT_EQ(alone.err, together.err);
    EXPECT_EQ(alone.exit_code, together.exit_code);
    EXPECT_EQ(alone.out, by_default.out);
  }
}

TEST_F(CheckCommand, StandardOutputThatCannotBeWrittenIsAnError) {
  EXPECT_EQ(run_into("/dev/full", {"check", "good.trf"}).exit_code, 5);
}

}  // namespace
}  // namespace bloesem::cli_test
