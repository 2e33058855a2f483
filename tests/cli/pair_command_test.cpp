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

class PairCommand : public ProgramTest {
 protected:
  void SetUp() override {
    write("kersen.trf", kersen_open());
    write("unplayed.trf", kersen_open_unplayed());
  }

  [[nodiscard]] std::string pairs(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "pair");
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(result.err, kersen_rules);
    return result.out;
  }

  // Returns the first line of standard error; the exit code must be the given one, and nothing may be
  // written.
  [[nodiscard]] std::string complaint(int exit_code, std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "pair");
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.out, IsEmpty());
    return result.err.substr(0, result.err.find('\n'));
  }
};

// Formats.

TEST_F(PairCommand, WritesTheFormOfTheEstablishedEngines) {
  EXPECT_EQ(pairs({"kersen.trf"}), "3\n3 2\n1 6\n5 4\n");
}

TEST_F(PairCommand, TheByeComesLastAndIsCounted) {
  EXPECT_EQ(pairs({"kersen.trf", "--absent", "5"}), "3\n3 2\n1 6\n4 0\n");
}

TEST_F(PairCommand, TableIsForPeople) {
  EXPECT_EQ(pairs({"kersen.trf", "--format", "table", "--absent", "5"}),
            "Kersen Open, round 3 (FIDE Dutch, rules of 2016)\n"
            "\n"
            "Board  No  White                Points  No  Black              Points\n"
            "    1   3  Citroen, Cas (2200)     1.5   2  Braam, Bob (2300)     1.5\n"
            "    2   1  Appel, Ans (2400)       1.5   6  Framboos, Fe          1.0\n"
            "        4  Druif, Dina (2100)      0.0      bye\n"
            "\n"
            "Not paired:\n"
            "  absent: 5 Eik, Evi\n");
}

TEST_F(PairCommand, TableAlignsByCharactersNotBytes) {
  write("names.trf", report("042 2025/05/02\nXXR 3\nXXC white1\n",
                            {{1, "Ærø, Åse", 2400, "0.0", {}}, {2, "Aero, Ase", 2300, "0.0", {}}}));
  EXPECT_EQ(pairs({"names.trf", "--format", "table"}),
            "Round 1 (FIDE Dutch, rules of 2016)\n"
            "\n"
            "Board  No  White            Points  No  Black             Points\n"
            "    1   1  Ærø, Åse (2400)     0.0   2  Aero, Ase (2300)     0.0\n");
}

TEST_F(PairCommand, TableShowsControlCharactersHarmlessly) {
  write("names.trf", report("042 2025/05/02\nXXR 3\nXXC white1\n",
                            {{1, "Bad\x1b[31m", 2400, "0.0", {}}, {2, "CSI\xC2\x9B", 2300, "0.0", {}}}));
  const std::string table = pairs({"names.trf", "--format", "table"});
  EXPECT_THAT(table, HasSubstr("Bad\\x1b[31m"));
  EXPECT_THAT(table, HasSubstr("CSI\\x9b"));
}

TEST_F(PairCommand, JsonTellsTheWholeRound) {
  const json round = json::parse(pairs({"kersen.trf", "--format", "json"}));
  EXPECT_EQ(round["schema"], 1);
  EXPECT_EQ(round["round"], 3);
  EXPECT_EQ(round["edition"], "2016");
  EXPECT_EQ(round["bye"], nullptr);
  EXPECT_EQ(round["boards"], json::parse(R"([
    {"board": 1, "white": 3, "black": 2, "colour_rule": "E.1"},
    {"board": 2, "white": 1, "black": 6, "colour_rule": "E.1"},
    {"board": 3, "white": 5, "black": 4, "colour_rule": "E.1"}])"));
}

void erase_solvers(json& bracket) {
  for (const char* key : {"solved_by", "declined", "attempts"}) EXPECT_EQ(bracket.erase(key), 1U) << key;
}

// Compares the record without its criteria, whose descriptions are tested elsewhere.
TEST_F(PairCommand, JsonTellsTheBrackets) {
  json brackets = json::parse(pairs({"kersen.trf", "--format", "json"}))["brackets"];
  for (json& bracket : brackets) {
    EXPECT_THAT(bracket["criteria"], ::testing::Not(IsEmpty()));
    EXPECT_TRUE(bracket["solved_by"].is_string());
    bracket.erase("criteria");
    erase_solvers(bracket);
  }
  EXPECT_EQ(brackets, json::parse(R"([
    {"kind": "normal", "score": "1.5", "moved_down": [], "residents": [1, 2, 3], "pairs": [[2, 3]],
     "downfloaters": [1], "exchanges": 1, "discarded": false},
    {"kind": "normal", "score": "1.0", "moved_down": [1], "residents": [6], "pairs": [[1, 6]],
     "downfloaters": [], "exchanges": 0, "discarded": false},
    {"kind": "before last", "score": "0.5", "moved_down": [], "residents": [5], "pairs": [],
     "downfloaters": [5], "exchanges": 0, "discarded": false},
    {"kind": "last", "score": "0.0", "moved_down": [5], "residents": [4], "pairs": [[5, 4]],
     "downfloaters": [], "exchanges": 0, "discarded": false}])"));
}

TEST_F(PairCommand, JsonGivesACriterionAsCountOrDifferences) {
  const json brackets = json::parse(pairs({"kersen.trf", "--format", "json"}))["brackets"];
  json seen = json::object();
  for (const json& row : brackets[0]["criteria"]) {
    EXPECT_TRUE(row["meaning"].is_string());
    EXPECT_NE(row.contains("count"), row.contains("differences"));
    if (row["article"] == "C.5" || row["article"] == "C.6") seen[row["article"]] = row;
  }
  EXPECT_EQ(seen["C.5"]["count"], 1);
  EXPECT_EQ(seen["C.6"]["differences"], json::parse(R"(["1.0"])"));
}

TEST_F(PairCommand, JsonNamesTheBye) {
  EXPECT_EQ(json::parse(pairs({"kersen.trf", "--format", "json", "--absent", "5"}))["bye"], 4);
}

TEST_F(PairCommand, VerboseExplainsOnStandardError) {
  const Finished result = run({"pair", "kersen.trf", "--verbose"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "3\n3 2\n1 6\n5 4\n");
  EXPECT_THAT(result.err,
              StartsWith("kersen.trf: TRF(x): XXR, XXC (lines 3, 4)\nround 3\nbracket 1: normal, score 1.5\n"
                         "  moved down    -\n"
                         "  residents     1 2 3\n"
                         "  pairs         2-3\n"
                         "  downfloaters  1\n"
                         "  exchanges     1\n"));
  EXPECT_THAT(result.err, HasSubstr("\n  C.6           1.0  ("));
  EXPECT_THAT(result.err, HasSubstr("\n  solved by     "));
}

TEST_F(PairCommand, SameRequestGivesTheSameBytes) {
  EXPECT_EQ(pairs({"kersen.trf", "--format", "json"}), pairs({"kersen.trf", "--format", "json"}));
}

// Options.

TEST_F(PairCommand, RoundReplaysFromTheRoundsBefore) {
  EXPECT_EQ(pairs({"kersen.trf", "--round", "1"}), "3\n1 4\n5 2\n3 6\n");
  EXPECT_EQ(pairs({"kersen.trf", "--round", "2"}), "3\n2 1\n4 3\n6 5\n");
  EXPECT_EQ(pairs({"kersen.trf", "--round", "3"}), "3\n3 2\n1 6\n5 4\n");
}

TEST_F(PairCommand, RoundAfterTheComingOneIsRefused) {
  EXPECT_THAT(complaint(3, {"kersen.trf", "--round", "4"}), StartsWith("kersen.trf: error: round 4"));
}

TEST_F(PairCommand, RoundsOverridesTheFile) {
  EXPECT_THAT(complaint(3, {"kersen.trf", "--rounds", "2"}), HasSubstr("error:"));
  EXPECT_EQ(pairs({"kersen.trf", "--rounds", "9"}), "3\n3 2\n1 6\n5 4\n");
}

TEST_F(PairCommand, MissingNumberOfRoundsIsNotGuessed) {
  write("short.trf", report("042 2025/05/02\n", {{1, "A", 0, "0.0", {}}, {2, "B", 0, "0.0", {}}}));
  EXPECT_THAT(complaint(3, {"short.trf", "--initial-colour", "W"}), HasSubstr("--rounds N"));
  EXPECT_EQ(pairs({"short.trf", "--initial-colour", "W", "--rounds", "3"}), "1\n1 2\n");
}

TEST_F(PairCommand, MissingInitialColourIsNotDrawn) {
  write("short.trf", report("042 2025/05/02\nXXR 3\n", {{1, "A", 0, "0.0", {}}, {2, "B", 0, "0.0", {}}}));
  EXPECT_THAT(complaint(3, {"short.trf"}), HasSubstr("--initial-colour"));
}

TEST_F(PairCommand, InitialColourOverridesTheFile) {
  EXPECT_EQ(pairs({"unplayed.trf"}), "3\n1 4\n5 2\n3 6\n");
  EXPECT_EQ(pairs({"unplayed.trf", "--initial-colour", "W"}), "3\n1 4\n5 2\n3 6\n");
  EXPECT_EQ(pairs({"unplayed.trf", "--initial-colour", "b"}), "3\n4 1\n2 5\n6 3\n");
}

// Without player 1 the others have the effective numbers 1 to 5, and 2 to 6 in the list.
TEST_F(PairCommand, NumbersDecideInitialColours) {
  EXPECT_EQ(pairs({"unplayed.trf", "--absent", "1"}), "3\n2 4\n5 3\n6 0\n");
  EXPECT_EQ(pairs({"unplayed.trf", "--absent", "1", "--numbers", "effective"}), "3\n2 4\n5 3\n6 0\n");
  EXPECT_EQ(pairs({"unplayed.trf", "--absent", "1", "--numbers", "fixed"}), "3\n4 2\n3 5\n6 0\n");
}

TEST_F(PairCommand, AbsentTakesListsAndRepeats) {
  const std::string expected = pairs({"unplayed.trf", "--absent", "1,2"});
  EXPECT_EQ(expected, "2\n3 5\n6 4\n");
  EXPECT_EQ(pairs({"--absent", "1", "--absent", "2", "unplayed.trf"}), expected);
  EXPECT_EQ(pairs({"--absent", "2, 1,1", "unplayed.trf"}), expected);
}

TEST_F(PairCommand, ForbidTakesListsAndRepeats) {
  EXPECT_EQ(pairs({"unplayed.trf", "--forbid", "1-4"}), "3\n1 5\n4 2\n3 6\n");
  const std::string expected = pairs({"unplayed.trf", "--forbid", "1-4,5-1"});
  EXPECT_EQ(expected, pairs({"--forbid", "4-1", "--forbid", "1-5", "unplayed.trf"}));
  EXPECT_THAT(expected, StartsWith("3\n1 6\n"));
}

TEST_F(PairCommand, BothEnginesAnswerAlike) {
  EXPECT_EQ(pairs({"kersen.trf", "--engine", "sequence"}), pairs({"kersen.trf", "--engine", "matching"}));
  json matching = json::parse(pairs({"kersen.trf", "--format", "json"}));
  json sequence = json::parse(pairs({"kersen.trf", "--format", "json", "--engine", "sequence"}));
  for (json& bracket : matching["brackets"]) erase_solvers(bracket);
  for (json& bracket : sequence["brackets"]) {
    EXPECT_EQ(bracket["solved_by"], "sequence");
    erase_solvers(bracket);
  }
  EXPECT_EQ(matching, sequence);
}

TEST_F(PairCommand, TheSequenceEngineGivesUpWithItsOwnExitCode) {
  EXPECT_THAT(complaint(9, {"kersen.trf", "--engine", "sequence", "--budget", "3"}),
              StartsWith("kersen.trf: error: gave up on round 3"));
  EXPECT_EQ(pairs({"kersen.trf", "--engine", "sequence", "--budget", "1000000"}), "3\n3 2\n1 6\n5 4\n");
}

TEST_F(PairCommand, ABudgetIsForTheSequenceEngineOnly) {
  EXPECT_THAT(complaint(3, {"kersen.trf", "--engine", "sequence", "--budget", "1000000001"}),
              HasSubstr("--budget: found '1000000001'"));
  EXPECT_THAT(complaint(3, {"kersen.trf", "--budget", "3"}), HasSubstr("--budget "));
}

TEST_F(PairCommand, TheSolverDoesNotMatter) {
  for (const char* solver : {"auto", "fast", "blossom", "lemon", "whole"})
    EXPECT_EQ(pairs({"kersen.trf", "--solver", solver}), "3\n3 2\n1 6\n5 4\n");
  EXPECT_EQ(pairs({"kersen.trf", "--paranoid"}), "3\n3 2\n1 6\n5 4\n");
  EXPECT_THAT(complaint(3, {"kersen.trf", "--solver", "quick"}), HasSubstr("--solver: found 'quick'"));
  EXPECT_THAT(complaint(3, {"kersen.trf", "--solver", "fast", "--paranoid"}),
              HasSubstr("--solver cannot be combined with --paranoid"));
}

TEST_F(PairCommand, TheSequenceEngineHasNoSolver) {
  EXPECT_THAT(complaint(3, {"kersen.trf", "--engine", "sequence", "--solver", "fast"}), HasSubstr("--solver "));
  EXPECT_THAT(complaint(3, {"kersen.trf", "--engine", "sequence", "--paranoid"}), HasSubstr("--paranoid "));
}

TEST_F(PairCommand, UnknownPlayersAreRefused) {
  EXPECT_THAT(complaint(3, {"kersen.trf", "--absent", "77"}), HasSubstr("absent players: found '77'"));
  EXPECT_THAT(complaint(3, {"kersen.trf", "--forbid", "1-77"}), HasSubstr("forbidden pairs: found '77'"));
}

// The first four have a fictitious point, which gives 1 2.0; 2 and 4 1.5; 3 and 5 1.0; 6 and 8 0.5; 7 none.
// So 2-1, 3-4, 6-5, 7-8; by standings points, 6-5 (1.0 and 0.5) comes before 3-4 (0.5 and 0.0).
TEST_F(PairCommand, BoardOrderMayCountFictitiousPoints) {
  write("accelerated.trf",
        report("042 2025/05/02\nXXR 5\nXXC white1\n"
               "XXA    1  1.0  1.0\nXXA    2  1.0  1.0\nXXA    3  1.0  1.0\nXXA    4  1.0  1.0\n",
               {{1, "A", 2400, "1.0", {"3 w 1"}},
                {2, "B", 2300, "0.5", {"4 b ="}},
                {3, "C", 2200, "0.0", {"1 b 0"}},
                {4, "D", 2100, "0.5", {"2 w ="}},
                {5, "E", 2000, "1.0", {"7 w 1"}},
                {6, "F", 1900, "0.5", {"8 b ="}},
                {7, "G", 1800, "0.0", {"5 b 0"}},
                {8, "H", 1700, "0.5", {"6 w ="}}}));
  EXPECT_EQ(pairs({"accelerated.trf"}), "4\n2 1\n6 5\n3 4\n7 8\n");
  EXPECT_EQ(pairs({"accelerated.trf", "--board-order", "points"}), "4\n2 1\n6 5\n3 4\n7 8\n");
  EXPECT_EQ(pairs({"accelerated.trf", "--board-order", "pairing-score"}), "4\n2 1\n3 4\n6 5\n7 8\n");
}

TEST_F(PairCommand, RecordsOf2026SayWhatOptionsSay) {
  const auto pairs_with = [this](const std::string& record) {
    write("records.trf", record + "\n" + kersen_open());
    return pairs({"records.trf"});
  };
  const std::string plain = pairs({"kersen.trf"});
  EXPECT_EQ(pairs_with("240 Z 003    5"), pairs({"kersen.trf", "--absent", "5"}));
  EXPECT_NE(pairs_with("240 Z 003    5"), plain);
  EXPECT_EQ(pairs_with("240 Z 004    5"), plain);
  EXPECT_EQ(pairs_with("260 003 003    2    3"), pairs({"kersen.trf", "--forbid", "2-3"}));
  EXPECT_NE(pairs_with("260 003 003    2    3"), plain);
  EXPECT_EQ(pairs_with("260 004 005    2    3"), plain);
  EXPECT_EQ(pairs_with("250       2.0 003 003    4    4"), pairs_with("XXA    4  0.0  0.0  2.0"));
  EXPECT_NE(pairs_with("250       2.0 003 003    4    4"), plain);
}

// A penalty makes player 1's score negative; a bonus for all players changes no order.
TEST_F(PairCommand, PointsBesideTheResultsMakeTheScore) {
  std::string punished = kersen_open();
  punished.replace(punished.find(" 1.5    1"), 4, "-0.5");
  write("punished.trf", "299          -2.0  001    1\n" + punished);
  write("favoured.trf", "299           1.0  001\n" + kersen_open());
  for (const std::string engine : {"matching", "sequence"}) {
    EXPECT_EQ(pairs({"punished.trf", "--engine", engine}), "3\n3 2\n4 6\n5 1\n");
    EXPECT_EQ(run({"pair", "favoured.trf", "--recompute", "--engine", engine}).out,
              run({"pair", "kersen.trf", "--engine", engine}).out);
  }
}

TEST_F(PairCommand, WrongPointsAreRefusedWithTheirPlace) {
  std::string text = kersen_open();
  text.replace(text.find("1.5"), 3, "2.0");
  write("points.trf", text);
  const std::string message = complaint(3, {"points.trf"});
  EXPECT_THAT(message, StartsWith("points.trf:5:81: error: "));
  EXPECT_THAT(message, HasSubstr("found '2.0'"));
}

TEST_F(PairCommand, RecomputeTakesThePointsFromTheResults) {
  std::string text = kersen_open();
  text.replace(text.find("1.5"), 3, "2.0");
  write("points.trf", text);
  const Finished result = run({"pair", "points.trf", "--recompute"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "3\n3 2\n1 6\n5 4\n");
  EXPECT_THAT(result.err, StartsWith("points.trf:5:81: warning: "));
}

TEST_F(PairCommand, OnlyTheFirstProblemIsTold) {
  std::string text = kersen_open();
  for (int i = 0; i < 3; ++i) text.replace(text.find("1.5"), 3, "9.0");
  write("points.trf", text);
  const Finished result = run({"pair", "points.trf"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.err.find("error:"), result.err.rfind("error:"));
  EXPECT_THAT(result.err, StartsWith("points.trf:5:81: error: "));
}

TEST_F(PairCommand, ProblemIsShownInItsLine) {
  std::string text = kersen_open();
  text.replace(text.find("4 w 1"), 5, "4 x 1");
  write("colour.trf", text);
  const Finished result = run({"pair", "colour.trf"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, StartsWith("colour.trf:5:97: error: "));
  EXPECT_THAT(result.err, HasSubstr("^"));
}

TEST_F(PairCommand, StrictRefusesWhatWouldBeRepaired) {
  write("repaired.trf", kersen_open() + "XXZ\t6\nXXC white1 frobnicate\n");
  const Finished lenient = run({"pair", "repaired.trf"});
  EXPECT_EQ(lenient.exit_code, 0);
  EXPECT_THAT(lenient.err, HasSubstr(": warning: "));
  EXPECT_THAT(complaint(3, {"repaired.trf", "--strict"}), HasSubstr(": error: "));
}

// Standard input and output.

TEST_F(PairCommand, DashReadsStandardInput) {
  const Finished result = run({"pair", "-"}, kersen_open());
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "3\n3 2\n1 6\n5 4\n");
}

TEST_F(PairCommand, MessagesNameStandardInput) {
  const Finished result = run({"pair", "-"}, "001 nonsense\n");
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, StartsWith("<stdin>:1:"));
}

TEST_F(PairCommand, DashWritesStandardOutput) {
  EXPECT_EQ(pairs({"kersen.trf", "-o", "-"}), "3\n3 2\n1 6\n5 4\n");
  EXPECT_THAT(entries(), ::testing::ElementsAre("kersen.trf", "unplayed.trf"));
}

TEST_F(PairCommand, StandardOutputThatCannotBeWrittenIsAnError) {
  const Finished result = run_into("/dev/full", {"pair", "kersen.trf"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, HasSubstr("standard output"));
}

// Small fields and impossible rounds.

TEST_F(PairCommand, NobodyAndOneAreAnsweredAsByTheEngines) {
  EXPECT_EQ(pairs({"unplayed.trf", "--absent", "1,2,3,4,5,6"}), "0\n");
  EXPECT_EQ(pairs({"unplayed.trf", "--absent", "1,2,3,4,5"}), "1\n6 0\n");
}

TEST_F(PairCommand, NoValidPairingNamesAnObstacle) {
  const std::string message = complaint(1, {"kersen.trf", "--forbid", "2-1,2-3,2-4,2-6"});
  EXPECT_THAT(message, StartsWith("kersen.trf: error: no valid pairing exists: "));
  EXPECT_THAT(message, HasSubstr("2"));
}

TEST_F(PairCommand, EmptyInputIsRefused) {
  write("empty.trf", "");
  EXPECT_THAT(complaint(3, {"empty.trf", "--rules", "2016"}), StartsWith("empty.trf: error:"));
}

TEST_F(PairCommand, TooLargeHasItsOwnCode) {
  EXPECT_THAT(complaint(4, {"/dev/zero"}), HasSubstr("512 MB"));
  write("rounds.trf", kersen_open() + "142 1000\n");
  EXPECT_THAT(complaint(4, {"rounds.trf"}), StartsWith("rounds.trf:11:"));
}

TEST_F(PairCommand, AnyBytesAreRefusedInPeace) {
  std::string bytes;
  for (int i = 0; i < 4096; ++i) bytes += static_cast<char>(i * 151 % 256);
  for (const std::string& text : {bytes, "001" + bytes, std::string(5000, '\0'), std::string(5000, '0')}) {
    write("bytes.trf", text);
    EXPECT_EQ(run({"pair", "bytes.trf"}).exit_code, 3);
  }
}

}  // namespace
}  // namespace bloesem::cli_test
