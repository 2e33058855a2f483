// `bloesem result` used and misused.
#include <gmock/gmock.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char* records = "042 2025/05/02\nXXR 5\nXXC white1\n";

// Returns seven players after a round without results: 1-4, 5-2, 3-6, bye for 7.
std::string open_round(const std::string& more = "") {
  return report(records + more, {{1, "Appel, Ans", 2400, "0.0", {"4 w  "}},
                                 {2, "Braam, Bob", 2300, "0.0", {"5 b  "}},
                                 {3, "Citroen, Cas", 2200, "0.0", {"6 w  "}},
                                 {4, "Druif, Dina", 2100, "0.0", {"1 b  "}},
                                 {5, "Eik, Evi", 2000, "0.0", {"2 w  "}},
                                 {6, "Framboos, Fe", 1900, "0.0", {"3 b  "}},
                                 {7, "Gember, Guus", 0, "1.0", {"0000 - U"}}});
}

std::vector<std::string> words(std::vector<std::string> first, const std::vector<std::string>& more) {
  first.insert(first.end(), more.begin(), more.end());
  return first;
}

class ResultCommand : public ProgramTest {
 protected:
  void SetUp() override { write("a.trf", open_round()); }

  // Returns the report; the file must have been written and be readable.
  std::string done(const std::vector<std::string>& arguments) const {
    const Finished result = run(words({"result", "a.trf"}, arguments));
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.err, IsEmpty());
    EXPECT_EQ(run({"convert", "a.trf", "--to", "trf16"}).exit_code, 0) << read("a.trf");
    return result.out;
  }

  // Returns the first line of the error message without "a.trf: error: "; the file must be unchanged.
  std::string refused(const std::vector<std::string>& arguments, int exit_code = 3,
                      std::string_view input = {}) const {
    const std::string before = read("a.trf");
    const std::vector<std::string> files = entries();
    const Finished result = run(words({"result", "a.trf"}, arguments), input);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(read("a.trf"), before);
    EXPECT_EQ(entries(), files);
    std::string line = result.err.substr(0, result.err.find('\n'));
    for (const std::string front : {"a.trf: error: ", "bloesem: error: "}) {
      if (line.starts_with(front)) return line.substr(front.size());
    }
    return line;
  }

  // Returns points and rounds of a player: "1.0 4 w 1  0000 - H".
  [[nodiscard]] std::string line_of(int id) const {
    const std::string text = read("a.trf");
    const std::string number = std::to_string(id);
    const std::size_t at = text.find("\n001 " + std::string(4 - number.size(), ' ') + number + ' ');
    const std::string line = text.substr(at + 1, text.find('\n', at + 1) - at - 1);
    std::string shown;
    for (const char c : line.substr(80, 4) + line.substr(89)) {
      if (c != ' ' || (!shown.empty() && shown.back() != ' ')) shown += c;
    }
    return shown.substr(0, shown.find_last_not_of(' ') + 1);
  }

  void finish_round() const { EXPECT_THAT(done({"1-4:1-0", "5-2:0-1", "3-6:="}), HasSubstr("3 of 3 games")); }
};

// Results.

TEST_F(ResultCommand, EntersResults) {
  EXPECT_EQ(done({"1-4:1-0", "5-2:1/2"}),
            "round 1: 1-4 1-0\nround 1: 5-2 =\nround 1: 2 of 3 games have a result\n");
  EXPECT_EQ(line_of(1), "1.0 4 w 1");
  EXPECT_EQ(line_of(4), "0.0 1 b 0");
  EXPECT_EQ(line_of(5), "0.5 2 w =");
  EXPECT_EQ(line_of(3), "0.0 6 w");
}

TEST_F(ResultCommand, OnlyTheColumnsConcernedChange) {
  const std::string before = open_round("012 Not touched   \n999 what is this\n");
  write("a.trf", before);
  done({"1-4:0-1"});
  std::string after = read("a.trf");
  ASSERT_EQ(after.size(), before.size());
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (after[i] != before[i]) places.push_back(i);
  }
  // At most two results, Black's points and seven ranks change.
  EXPECT_EQ(line_of(1), "0.0 4 w 0");
  EXPECT_EQ(line_of(4), "1.0 1 b 1");
  EXPECT_LE(places.size(), 3U + 7U);
}

TEST_F(ResultCommand, ForfeitsAndUnratedGames) {
  EXPECT_EQ(done({"1-4:+/-", "5-2:-/-", "3-6:0-1u"}),
            "round 1: 1-4 +/-\nround 1: 5-2 -/-\nround 1: 3-6 0-1u\nround 1: 3 of 3 games have a result\n");
  EXPECT_EQ(line_of(1), "1.0 4 w +");
  EXPECT_EQ(line_of(4), "0.0 1 b -");
  EXPECT_EQ(line_of(2), "0.0 5 b -");
  EXPECT_EQ(line_of(3), "0.0 6 w L");
  EXPECT_EQ(line_of(6), "1.0 3 b W");
}

TEST_F(ResultCommand, AnAdjournedGameLetsTheNextRoundBePaired) {
  EXPECT_THAT(done({"1-4:?", "5-2:1-0", "3-6:1-0"}), HasSubstr("round 1: 1-4 ?\n"));
  EXPECT_EQ(line_of(1), "0.0 4 w ?");
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(done({"--round", "1", "1-4:0-1"}),
            "round 1: 1-4 0-1, was ?\nround 1: 3 of 3 games have a result\n");
  EXPECT_EQ(line_of(4).substr(0, 9), "1.0 1 b 1");
}

TEST_F(ResultCommand, AResultCanBeTakenBack) {
  done({"1-4:1-0"});
  EXPECT_EQ(done({"1-4:*"}), "round 1: 1-4 *, was 1-0\nround 1: 0 of 3 games have a result\n");
  EXPECT_EQ(line_of(1), "0.0 4 w");
  EXPECT_EQ(done({"1-4:?", "5-2:*"}), "round 1: 1-4 ?\nround 1: 0 of 3 games have a result, 1 is adjourned\n");
  EXPECT_EQ(done({"1-4:*"}), "round 1: 1-4 *, was ?\nround 1: 0 of 3 games have a result\n");
}

TEST_F(ResultCommand, TheSameResultAgainChangesNothing) {
  done({"1-4:1-0"});
  const std::string before = read("a.trf");
  EXPECT_EQ(done({"1-4:1-0"}), "round 1: 1 of 3 games have a result\n");
  EXPECT_EQ(read("a.trf"), before);
}

TEST_F(ResultCommand, CorrectingAnOldRoundIsTold) {
  finish_round();
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(done({"--round", "1", "1-4:="}),
            "round 1: 1-4 =, was 1-0 (round 2 was paired with the old result)\nround 1: 3 of 3 games have a "
            "result\n");
  EXPECT_EQ(line_of(1).substr(0, 9), "0.5 4 w =");
}

TEST_F(ResultCommand, AllRoundsPairedWithTheOldResultAreTold) {
  finish_round();
  for (int round = 2; round <= 4; ++round) {
    EXPECT_EQ(run({"pair", "a.trf", "-i"}).exit_code, 0);
    if (round == 3) {
      EXPECT_THAT(done({"--round", "1", "1-4:="}), HasSubstr("(rounds 2 and 3 were paired with"));
    }
    std::string table = run({"result", "a.trf", "--show"}).out;
    for (std::size_t at = table.find("  *  "); at != table.npos; at = table.find("  *  ")) table[at + 2] = '=';
    write("t.txt", table);
    done({"--table", "t.txt"});
  }
  EXPECT_THAT(done({"--round", "1", "1-4:0-1"}), HasSubstr("(rounds 2 to 4 were paired with the old result)"));
}

TEST_F(ResultCommand, TwoPlayersMayNotMeetInTheRestOfTheEvent) {
  finish_round();
  const std::string before = read("a.trf");
  EXPECT_EQ(run({"result", "a.trf", "--forbid", "1-3", "--forbid", "Gember-Eik"}).out,
            "1 (Appel, Ans) and 3 (Citroen, Cas) may not meet from round 2 on\n"
            "7 (Gember, Guus) and 5 (Eik, Evi) may not meet from round 2 on\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("260 002 005    1    3\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr("260 002 005    5    7\n"));
  EXPECT_EQ(run({"check", "a.trf"}).exit_code, 0);
  EXPECT_THAT(run({"result", "a.trf", "--show", "--round", "1"}).out, Not(HasSubstr("may not meet")));
  EXPECT_EQ(run({"pair", "a.trf", "-i"}).exit_code, 0);
  const std::string shown = run({"result", "a.trf", "--show"}).out;
  EXPECT_THAT(shown, HasSubstr("# may not meet: 1 Appel, Ans, 3 Citroen, Cas\n"));
  write("t.txt", shown);
  EXPECT_EQ(run({"result", "a.trf", "--table", "t.txt"}).exit_code, 0) << "a comment";
  EXPECT_EQ(run({"result", "a.trf", "--undo"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "--undo"}).exit_code, 0);
  EXPECT_EQ(read("a.trf"), before);
}

TEST_F(ResultCommand, ABanNeedsTwoPlayersAndARound) {
  EXPECT_THAT(refused({"--forbid", "1-1"}), HasSubstr("two different players"));
  EXPECT_THAT(refused({"--forbid", "1-77"}), HasSubstr("77"));
  EXPECT_THAT(refused({"--forbid", "Appel"}), HasSubstr("--forbid"));
  write("a.trf", report("042 2025/05/02\nXXR 1\nXXC white1\n", {{1, "Appel, Ans", 2400, "1.0", {"2 w 1"}},
                                                                {2, "Braam, Bob", 2300, "0.0", {"1 b 0"}}}));
  EXPECT_THAT(refused({"--forbid", "1-2"}), HasSubstr("no round is left"));
}

TEST_F(ResultCommand, ResultsAreToldInTheOrderTyped) {
  EXPECT_EQ(done({"Eik-Braam:1-0", "1-4:=", "b3:0-1"}),
            "round 1: 5-2 1-0\nround 1: 1-4 =\nround 1: 3-6 0-1\nround 1: 3 of 3 games have a result\n");
}

TEST_F(ResultCommand, AByeInAdvanceLeavesAnEvenNumber) {
  finish_round();
  EXPECT_THAT(done({"--pairing-bye", "1", "--absent", "2"}),
              HasSubstr("round 2: 5 players remain to be paired, an odd number"));
  EXPECT_THAT(done({"--absent", "3", "--pairing-bye", "1"}), Not(HasSubstr("remain")));
}

// Every error about the contents has line and column, also those that only the event shows.
TEST_F(ResultCommand, AnErrorInATableHasItsColumn) {
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"1 1 4 1:0\n", "t.txt:1:7: found '1:0', expected one of 1-0, "},
      {"1 1 4 2-0\n",
       "t.txt:1:7: board 1-4: found the game points 2.0-0.0, but only matches of teams have them"},
      {"1 1-0\n1  0-1\n", "t.txt:2:4: board 1-4 is given two results"}};
  for (const auto& [table, message] : wrong) {
    write("t.txt", table);
    EXPECT_THAT(refused({"--table", "t.txt"}), StartsWith(message));
  }
  const std::string page =
      bloesem::test::content_of(std::filesystem::path(BLOESEM_SOURCE_DIR) / "docs/errors.md");
  EXPECT_THAT(page, HasSubstr("found '1:0', expected one of 1-0, ...`"));
}

TEST_F(ResultCommand, WrongBoardsAreRefused) {
  EXPECT_THAT(refused({"4-2:1-0"}), ::testing::StartsWith("4 (Druif, Dina) and 2 (Braam, Bob) do not meet"));
  EXPECT_THAT(refused({"1-5:1-0"}), ::testing::StartsWith("1 (Appel, Ans) and 5 (Eik, Evi) do not meet"));
  EXPECT_THAT(refused({"7-1:1-0"}), ::testing::StartsWith("player 7 (Gember, Guus)"));
  EXPECT_THAT(refused({"1-4:1-0", "8-9:1-0"}), ::testing::HasSubstr("starting rank 8"));
  EXPECT_THAT(refused({"--round", "2", "1-4:1-0"}), ::testing::StartsWith("round 2"));
}

TEST_F(ResultCommand, BadWordsAreRefused) {
  EXPECT_THAT(refused({"1-4:2-0"}), StartsWith("board 1-4: found the game points 2.0-0.0"));
  EXPECT_THAT(refused({"1-4"}), ::testing::StartsWith("RESULT: found '1-4'"));
  EXPECT_THAT(refused({"1-1:1-0"}), ::testing::StartsWith("RESULT: found '1-1'"));
  EXPECT_THAT(refused({"0-1:1-0"}), ::testing::StartsWith("RESULT: found '0'"));
  EXPECT_THAT(refused({}), ::testing::HasSubstr("--help"));
  EXPECT_THAT(refused({"--round", "0", "1-4:1-0"}), ::testing::StartsWith("--round: found '0'"));
}

TEST_F(ResultCommand, TwoResultsOfOneGameAreRefused) {
  EXPECT_THAT(refused({"1-4:1-0", "1-4:0-1"}), ::testing::StartsWith("board 1-4 "));
  EXPECT_EQ(done({"1-4:1-0", "1-4:1-0"}), "round 1: 1-4 1-0\nround 1: 1 of 3 games have a result\n");
  write("t.txt", "1 1-0\n2 =\n1 =\n");
  EXPECT_THAT(refused({"--table", "t.txt"}), ::testing::StartsWith("t.txt:3:3: "));
  EXPECT_THAT(refused({"--table", "t.txt", "5-2:0-1"}), ::testing::StartsWith("t.txt:2:3: "));
}

TEST_F(ResultCommand, BeforeTheFirstRoundThereIsNothingToEnter) {
  write("a.trf", kersen_open_unplayed());
  write("r.res", "1 1\n1 4 1\n");
  write("t.txt", "1 1-0\n");
  EXPECT_THAT(refused({"1-4:1-0"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--table", "t.txt"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--show"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--undo-round", "1"}), ::testing::HasSubstr("no round"));
  EXPECT_THAT(refused({"--pair", "1-4"}), ::testing::HasSubstr("choose round 1"));
}

// Files of results.

TEST_F(ResultCommand, ATableIsShownCompletedAndReadAgain) {
  const Finished shown = run({"result", "a.trf", "--show"});
  EXPECT_EQ(shown.out,
            "# Round 1: board, White, Black, result (* = none yet)\n"
            "   1     1     4  *       # Appel, Ans - Druif, Dina\n"
            "   2     5     2  *       # Eik, Evi - Braam, Bob\n"
            "   3     3     6  *       # Citroen, Cas - Framboos, Fe\n");
  std::string completed = shown.out;
  completed.replace(completed.find("4  *"), 6, "4  1-0");
  const Finished read_again = run({"result", "a.trf", "--table", "-"}, completed);
  EXPECT_EQ(read_again.out, "round 1: 1-4 1-0\nround 1: 1 of 3 games have a result\n") << read_again.err;
  EXPECT_EQ(line_of(1), "1.0 4 w 1");
}

TEST_F(ResultCommand, TheWayInDoesNotMatter) {
  write("r.res", "4 1\r\n1 4 1\r\n5 2 5\r\n3 6 4\r\n7 0 3\r\n");
  write("t.txt", "3 -/+\n1 1 4 1-0\n2 = # drawn\n");
  for (const char* name : {"b.trf", "c.trf", "d.trf"}) write(name, open_round());
  EXPECT_EQ(run({"result", "b.trf", "3-6:-/+", "5-2:=", "1-4:1-0"}).exit_code, 0);
  EXPECT_EQ(run({"result", "c.trf", "--from", "r.res"}).exit_code, 0);
  EXPECT_EQ(run({"result", "d.trf", "--table", "t.txt"}).exit_code, 0);
  EXPECT_EQ(read("b.trf"), read("c.trf"));
  EXPECT_EQ(read("b.trf"), read("d.trf"));
}

TEST_F(ResultCommand, AResFileNamesItsRound) {
  finish_round();
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  write("r.res", "1 1\n1 4 5\n");
  EXPECT_THAT(refused({"--round", "2", "--from", "r.res"}), ::testing::HasSubstr("r.res is for round 1"));
  EXPECT_THAT(done({"--from", "r.res"}), StartsWith("round 1: 1-4 =, was 1-0 (round 2 was paired"));
  write("r.res", "1 3\n1 4 5\n");
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::StartsWith("round 3"));
}

TEST_F(ResultCommand, ProblemsInResultFilesNameTheirLine) {
  write("r.res", "2 1\n1 4 1\n4 2 1\n");
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::StartsWith("r.res:3:1: "));
  write("r.res", "2 1\n1 99999999999 1\n");
  EXPECT_THAT(refused({"--from", "r.res"}), StartsWith("r.res:2:1: "));
  write("r.res", "2 1\n1 0 3\n");
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::StartsWith("r.res:2:1: "));
  write("r.res", "2 1\n7 0 1\n");
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::StartsWith("r.res:2:1: "));
  write("r.res", "1 1\n1 4 8\n");
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::StartsWith("r.res:2:5: found '8'"));
  EXPECT_THAT(refused({"--from", "no.res"}, 5), ::testing::StartsWith("no.res "));
  EXPECT_EQ(refused({"--table", "r.res"}).substr(0, 10), "r.res:1:3:");
}

TEST_F(ResultCommand, AFileWithoutResultsIsNotTakenForResults) {
  write("r.res", "3 1\n");
  write("t.txt", "# nothing\n");
  EXPECT_THAT(refused({"--from", "r.res"}), ::testing::StartsWith("r.res "));
  EXPECT_THAT(refused({"--table", "t.txt"}), ::testing::StartsWith("t.txt "));
  EXPECT_THAT(refused({"--table", "-"}), ::testing::StartsWith("<stdin> "));
}

TEST_F(ResultCommand, StandardInputCanBeReadOnlyOnce) {
  const Finished twice = run({"result", "-", "--table", "-", "-o", "-"}, open_round());
  EXPECT_EQ(twice.exit_code, 3);
  EXPECT_THAT(twice.err, ::testing::StartsWith("bloesem: error: standard input "));
  EXPECT_THAT(refused({"--table", "-", "--from", "-"}), ::testing::HasSubstr("standard input"));
}

// Destinations.

TEST_F(ResultCommand, WritesElsewhereIfAsked) {
  const std::string before = read("a.trf");
  EXPECT_EQ(run({"result", "a.trf", "1-4:1-0", "-o", "b.trf"}).exit_code, 0);
  EXPECT_EQ(read("a.trf"), before);
  const Finished piped = run({"result", "-", "1-4:1-0", "-o", "-"}, before);
  EXPECT_EQ(piped.out, read("b.trf"));
  EXPECT_THAT(piped.err, IsEmpty());
  EXPECT_THAT(run({"result", "-", "1-4:1-0"}, before).err,
              ::testing::ContainsRegex("^bloesem: error: .*-o OUT"));
  done({"1-4:1-0", "-o", "a.trf"});
  EXPECT_EQ(read("a.trf"), read("b.trf"));
}

TEST_F(ResultCommand, NothingThatWasReadIsReplaced) {
  write("t.txt", "1 1-0\n");
  EXPECT_THAT(refused({"--show", "-o", "a.trf"}), ::testing::StartsWith("the output a.trf "));
  EXPECT_THAT(refused({"--table", "t.txt", "-o", "t.txt"}), ::testing::StartsWith("the output t.txt "));
  EXPECT_EQ(read("t.txt"), "1 1-0\n");
}

TEST_F(ResultCommand, ALinkStaysALink) {
  std::filesystem::create_symlink("a.trf", path("link.trf"));
  EXPECT_EQ(run({"result", "link.trf", "1-4:1-0"}).exit_code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(path("link.trf")));
  EXPECT_EQ(line_of(1), "1.0 4 w 1");
}

TEST_F(ResultCommand, AFullDiskLeavesTheFile) {
  EXPECT_THAT(refused({"1-4:1-0", "-o", "/dev/full"}, 5), ::testing::StartsWith("/dev/full "));
  const Finished limited =
      run_tool("sh", {"-c", "ulimit -f 0; trap '' XFSZ; exec \"$0\" result a.trf 1-4:1-0", BLOESEM_PROGRAM});
  EXPECT_NE(limited.exit_code, 0);
  EXPECT_EQ(read("a.trf"), open_round());
  EXPECT_THAT(entries(), ElementsAre("a.trf"));
}

TEST_F(ResultCommand, AProtectedFileIsNotReplaced) {
  if (geteuid() == 0) GTEST_SKIP() << "nothing is protected from root";
  std::filesystem::permissions(path("a.trf"), std::filesystem::perms::owner_read);
  EXPECT_THAT(refused({"1-4:1-0"}, 5), ::testing::StartsWith("a.trf "));
  std::filesystem::permissions(path("a.trf"), std::filesystem::perms::owner_all);
  std::filesystem::permissions(path("."),
                               std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  EXPECT_THAT(refused({"1-4:1-0"}, 5), ::testing::StartsWith("a.trf "));
  std::filesystem::permissions(path("."), std::filesystem::perms::owner_all);
}

// Several people enter results into one file.
TEST_F(ResultCommand, TwoAtOnceLoseNothing) {
  for (int i = 0; i < 10; ++i) {
    write("a.trf", open_round());
    std::vector<std::thread> people;
    std::vector<int> codes(3, -1);
    const std::vector<std::string> results{"1-4:1-0", "5-2:1-0", "3-6:1-0"};
    for (std::size_t p = 0; p < results.size(); ++p) {
      people.emplace_back([&, p] {
        codes[p] = run_tool(BLOESEM_PROGRAM, {"result", "a.trf", results[p], "-o", "a.trf"}).exit_code;
      });
    }
    for (std::thread& person : people) person.join();
    EXPECT_THAT(codes, ElementsAre(0, 0, 0));
    for (const int winner : {1, 5, 3}) EXPECT_EQ(line_of(winner).substr(0, 3), "1.0") << read("a.trf");
  }
}

// Absences.

TEST_F(ResultCommand, ByesOfTheComingRound) {
  finish_round();
  EXPECT_EQ(done({"--half-bye", "4,7", "--absent", "5", "--full-bye", "6"}),
            "round 2: 4 (Druif, Dina) has a half-point bye\n"
            "round 2: 7 (Gember, Guus) has a half-point bye\n"
            "round 2: 6 (Framboos, Fe) has a full-point bye\n"
            "round 2: 5 (Eik, Evi) is absent (zero-point bye)\n");
  EXPECT_EQ(line_of(4), "0.0 1 b 0 0000 - H");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 F 002    6\n240 H 002    4    7\n240 Z 002    5\n001    1"));
  EXPECT_EQ(run({"pair", "a.trf"}).out, "2\n2 1\n3 0\n");
}

TEST_F(ResultCommand, ByesOfALaterRoundWait) {
  EXPECT_EQ(done({"--round", "4", "--half-bye", "3"}), "round 4: 3 (Citroen, Cas) has a half-point bye\n");
  EXPECT_EQ(line_of(3), "0.0 6 w");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 H 004    3\n"));
  EXPECT_THAT(refused({"--round", "6", "--half-bye", "3"}), ::testing::HasSubstr("5 rounds"));
  EXPECT_THAT(refused({"--round", "4", "--pairing-bye", "3"}), StartsWith("the pairing-allocated bye"));
}

TEST_F(ResultCommand, PointsAreRepairedAloneAndTold) {
  std::string file = open_round();
  file.replace(file.rfind('\n', file.find("Gember")) + 81, 4, " 7.5");
  write("a.trf", file);
  const Finished result = run({"result", "a.trf", "--recompute"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.err, ::testing::HasSubstr("[points-mismatch]"));
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

TEST_F(ResultCommand, NobodyEntersAfterTheLastRound) {
  std::string file = open_round();
  file.replace(file.find("XXR 5"), 5, "XXR 1");
  write("a.trf", file);
  EXPECT_EQ(refused({"--enter", "Laat, Lies;2310"}), "no round is left to be played");
}

TEST_F(ResultCommand, ByesOfAPairedRound) {
  EXPECT_THAT(refused({"--round", "1", "--half-bye", "3"}), ::testing::StartsWith("player 3 (Citroen, Cas)"));
  EXPECT_EQ(done({"--round", "1", "--half-bye", "7"}),
            "round 1: 7 (Gember, Guus) has a half-point bye, had U\n");
  EXPECT_EQ(line_of(7), "0.5 0000 - H");
  EXPECT_EQ(done({"--round", "1", "--pairing-bye", "7"}),
            "round 1: 7 (Gember, Guus) has the pairing-allocated bye, had H\nround 1: bye of 7: legal\n");
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

TEST_F(ResultCommand, AByeOfAnOldRoundIsTold) {
  finish_round();
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  EXPECT_EQ(done({"--round", "1", "--half-bye", "7"}),
            "round 1: 7 (Gember, Guus) has a half-point bye, had U (round 2 was paired without it)\n");
}

TEST_F(ResultCommand, WithdrawalsAndReturns) {
  EXPECT_EQ(done({"--withdraw", "3"}), "round 2: 3 (Citroen, Cas) is withdrawn from this round on\n");
  EXPECT_EQ(line_of(3), "0.0 6 w 0000 - Z") << "the game in progress goes on";
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3\n240 Z 003    3\n240 Z 004    3\n240 Z 005    3\n"));
  EXPECT_EQ(done({"--round", "4", "--return", "3"}),
            "round 4: 3 (Citroen, Cas) plays again from this round on\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3\n240 Z 003    3\n001"));
  EXPECT_EQ(done({"--return", "3"}), "round 2: 3 (Citroen, Cas) plays again from this round on\n");
  EXPECT_EQ(read("a.trf"), open_round());
  EXPECT_THAT(refused({"--return", "3"}), ::testing::StartsWith("player 3 (Citroen, Cas)"));
  EXPECT_THAT(refused({"--round", "6", "--withdraw", "3"}), ::testing::HasSubstr("no round"));
}

TEST_F(ResultCommand, ALaterWishTakesThePlaceOfAnEarlierOne) {
  done({"--half-bye", "3"});
  done({"--absent", "3"});
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("240 H")));
  EXPECT_EQ(line_of(3), "0.0 6 w 0000 - Z");
  done({"--pairing-bye", "3"});
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("240 ")));
  done({"--return", "3"});
  EXPECT_EQ(read("a.trf"), open_round());
}

TEST_F(ResultCommand, ContradictionsAreRefused) {
  const std::string twice = "player 3 ";
  EXPECT_THAT(refused({"--half-bye", "3", "--absent", "3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--withdraw", "3", "--return", "3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--half-bye", "3", "--withdraw", "3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--absent", "3,3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--pair", "3-2,4-3"}), StartsWith(twice));
  EXPECT_THAT(refused({"--pair", "3-2", "--absent", "3"}), StartsWith(twice));
}

TEST_F(ResultCommand, OneByeARound) {
  done({"--pairing-bye", "3"});
  EXPECT_THAT(
      refused({"--pairing-bye", "4"}),
      StartsWith("round 2: both 3 (Citroen, Cas) and 4 (Druif, Dina) would have the pairing-allocated bye; "));
  EXPECT_THAT(done({"--pairing-bye", "4", "--absent", "3"}), HasSubstr("round 2: bye of 4: legal\n"));
  EXPECT_THAT(refused({"--round", "1", "--pairing-bye", "4"}), HasSubstr("has an opponent in round 1"));
  EXPECT_THAT(refused({"--pairing-bye", "1,2"}), HasSubstr("would have the pairing-allocated bye"));
}

TEST_F(ResultCommand, AByeWithNobodyElseIsRefused) {
  done({"--absent", "1,2,3,4,5,6"});
  EXPECT_THAT(refused({"--pairing-bye", "7"}), ::testing::HasSubstr("round 2: "));
}

TEST_F(ResultCommand, AnAssignedByeIsPairedAround) {
  finish_round();
  EXPECT_EQ(done({"--pairing-bye", "7"}),
            "round 2: 7 (Gember, Guus) has the pairing-allocated bye\n"
            "round 2: bye of 7: NOT legal\n"
            "  C.2: 7 had the bye in round 1\n");
  const Finished pairs = run({"pair", "a.trf", "--into", "a.trf"});
  EXPECT_EQ(pairs.out, "4\n2 1\n4 3\n6 5\n7 0\n");
  EXPECT_EQ(line_of(7), "2.0 0000 - U 0000 - U");
}

TEST_F(ResultCommand, WithoutANumberOfRoundsNobodyLeavesForGood) {
  std::string text = open_round();
  text.erase(text.find("XXR 5\n"), 6);
  write("a.trf", text);
  EXPECT_THAT(refused({"--withdraw", "3"}), StartsWith("the number of rounds"));
  EXPECT_THAT(done({"--absent", "3"}), StartsWith("round 2: 3"));
}

// The record XXZ lists absentees of the coming round.

TEST_F(ResultCommand, AbsenteesOfXxzCanReturn) {
  write("a.trf", open_round("XXZ 3 5\n"));
  EXPECT_EQ(done({"--return", "3"}), "round 2: 3 (Citroen, Cas) plays again from this round on\n");
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("XXZ")));
  EXPECT_EQ(line_of(3), "0.0 6 w");
  EXPECT_EQ(line_of(5), "0.0 2 w 0000 - Z");
}

TEST_F(ResultCommand, XxzDoesNotChangeItsRoundWhenOneIsTakenBack) {
  write("a.trf", open_round("XXZ 3 5\n"));
  EXPECT_EQ(done({"--undo-round", "1"}), "round 1: 3 games undone\n");
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("XXZ")));
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3    5\n"));
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).out, "4\n1 4\n5 2\n3 6\n7 0\n");
  EXPECT_EQ(line_of(3), "0.0 6 w 0000 - Z");
}

// Pairs made by hand.

TEST_F(ResultCommand, TwoBoardsAreSwapped) {
  EXPECT_EQ(done({"--pair", "4-5,2-1"}), "round 1: pair 4-5: legal\nround 1: pair 2-1: legal\n");
  EXPECT_EQ(line_of(1), "0.0 2 b");
  EXPECT_EQ(line_of(4), "0.0 5 w");
  EXPECT_EQ(line_of(3), "0.0 6 w");
}

TEST_F(ResultCommand, NobodyIsLeftWithoutAnOpponent) {
  EXPECT_THAT(refused({"--pair", "1-5"}), ::testing::HasSubstr("2 (Braam, Bob), 4 (Druif, Dina)"));
  EXPECT_THAT(done({"--pair", "1-7", "--pairing-bye", "4"}), HasSubstr("round 1: bye of 4: legal\n"));
  EXPECT_EQ(line_of(4), "1.0 0000 - U");
  EXPECT_EQ(line_of(7), "0.0 1 b");
  EXPECT_THAT(done({"--pair", "4-5", "--absent", "2"}), HasSubstr("round 1: pair 4-5: legal\n"));
  EXPECT_EQ(line_of(2), "0.0 0000 - Z");
}

TEST_F(ResultCommand, ALatePlayerMeetsTheOneWithTheBye) {
  EXPECT_EQ(done({"--enter", "Hazelaar, Han;2250"}),
            "3 (Hazelaar, Han) enters; the 5 players below get the next higher number\n");
  EXPECT_EQ(done({"--pair", "3-8"}), "round 1: pair 3-8: legal\n");
  EXPECT_EQ(line_of(8), "0.0 3 b");
}

TEST_F(ResultCommand, AGameWithAResultIsNotPairedAnew) {
  done({"1-4:1-0"});
  EXPECT_THAT(refused({"--pair", "4-5,2-1"}), ::testing::HasSubstr("board 1-4 of round 1 "));
  EXPECT_THAT(refused({"--pair", "4-1"}), StartsWith("board 1-4 of round 1"));
  done({"1-4:?"});
  EXPECT_THAT(refused({"--pair", "4-1"}), StartsWith("board 1-4 of round 1 "));
  done({"1-4:*"});
  EXPECT_EQ(done({"--pair", "4-1"}), "round 1: pair 4-1: legal\n");
}

TEST_F(ResultCommand, TheComingRoundIsPairedByHand) {
  EXPECT_THAT(refused({"--round", "2", "--pair", "4-1,2-3,6-5", "--pairing-bye", "7"}), StartsWith("round 1 "));
  finish_round();
  EXPECT_EQ(done({"--round", "2", "--pair", "4-1,2-3,6-5", "--pairing-bye", "7"}),
            "round 2: 7 (Gember, Guus) has the pairing-allocated bye\n"
            "round 2: pair 4-1: NOT legal\n  C.1: 4 and 1 met in round 1\n"
            "round 2: pair 2-3: legal\n"
            "round 2: pair 6-5: legal\n"
            "round 2: bye of 7: NOT legal\n  C.2: 7 had the bye in round 1\n");
  EXPECT_EQ(line_of(4), "0.0 1 b 0 1 w");
  EXPECT_THAT(refused({"--round", "1", "--pair", "1-2"}), ::testing::HasSubstr("round 2"));
  EXPECT_THAT(refused({"--round", "4", "--pair", "1-2"}), ::testing::HasSubstr("round 2"));
}

TEST_F(ResultCommand, NoRoundBeyondTheLastIsPairedByHand) {
  std::string text = open_round();
  text.replace(text.find("XXR 5"), 5, "XXR 1");
  write("a.trf", text);
  finish_round();
  EXPECT_THAT(refused({"--round", "2", "--pair", "1-2,3-4,5-7", "--pairing-bye", "6"}),
              ::testing::HasSubstr("1 round"));
}

TEST_F(ResultCommand, ForbiddenPairsAreNotLegal) {
  write("a.trf", open_round("XXP 1 2\n"));
  EXPECT_THAT(done({"--pair", "4-5,2-1"}), HasSubstr("C.1: 2 and 1 must not meet: the tournament forbids it"));
}

TEST_F(ResultCommand, NoVerdictWithoutAnEdition) {
  std::string text = open_round();
  text.replace(0, text.find('\n'), "192 FIDE_SCHEVENINGEN");
  write("a.trf", text);
  EXPECT_THAT(done({"--pair", "4-5,2-1"}), StartsWith("round 1: "));
  EXPECT_EQ(run({"result", "a.trf", "--pair", "1-4,5-2", "--rules", "2016"}).exit_code, 3);
  const Finished judged = run({"result", "a.trf", "--pair", "1-4,5-2", "--system", "dutch", "--rules", "2016"});
  EXPECT_THAT(judged.out, StartsWith("round 1: pair 1-4: legal\n"));
  EXPECT_THAT(judged.err,
              ::testing::ContainsRegex("^a.trf: warning: record 192 .*'FIDE_SCHEVENINGEN'.*as requested\n$"));
}

TEST_F(ResultCommand, AVerdictUnderAnEditionThatNothingTellsComesWithAWarning) {
  std::string text = open_round();
  text.erase(0, text.find('\n') + 1);
  write("a.trf", text);
  EXPECT_THAT(run({"result", "a.trf", "--pair", "4-5,2-1"}).err,
              StartsWith("a.trf: warning: neither record 192 "));
  EXPECT_EQ(run({"result", "a.trf", "--pair", "1-4,5-2", "--rules", "2026"}).err, "");
  EXPECT_EQ(run({"result", "a.trf", "1-4:1-0"}).err, "");
}

TEST_F(ResultCommand, XxzIsToldWhereItEnds) {
  write("a.trf", open_round("XXZ 7\n"));
  finish_round();
  const Finished by_hand = run({"result", "a.trf", "--round", "2", "--pair", "4-6,2-3,1-5"});
  EXPECT_EQ(by_hand.exit_code, 0) << by_hand.err;
  EXPECT_THAT(by_hand.err, StartsWith("a.trf: note: record XXZ "));
}

// Undoing.

TEST_F(ResultCommand, RoundsAreTakenBackToTheBeginning) {
  finish_round();
  EXPECT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  done({"2-3:1-0"});
  EXPECT_EQ(done({"--undo-round", "2", "--yes"}), "round 2: 3 games undone\n");
  EXPECT_EQ(line_of(1), "1.0 4 w 1");
  EXPECT_EQ(done({"--undo-round", "1", "--yes"}), "round 1: 3 games undone\n");
  EXPECT_EQ(line_of(1), "0.0");
  EXPECT_EQ(line_of(7), "0.0");
  EXPECT_THAT(refused({"--undo-round", "1"}), ::testing::HasSubstr("no round"));
}

TEST_F(ResultCommand, ARoundTakenBackKeepsWhatWasAskedFor) {
  done({"--withdraw", "3"});
  done({"--undo-round", "1"});
  EXPECT_EQ(line_of(3), "0.0");
  EXPECT_THAT(read("a.trf"), HasSubstr("240 Z 002    3\n"));
  done({"--return", "3"});
  EXPECT_THAT(read("a.trf"), Not(HasSubstr("240 ")));
}

TEST_F(ResultCommand, ARoundTakenBackTakesAnAssignedByeAlong) {
  finish_round();
  done({"--pairing-bye", "3"});
  const Finished undone = run({"result", "a.trf", "--undo-round", "1", "--yes"});
  EXPECT_EQ(undone.exit_code, 0);
  EXPECT_THAT(undone.err, ::testing::HasSubstr("a.trf: note: the bye given to 3 for round 2 "));
  EXPECT_EQ(line_of(3), "0.0");
}

TEST_F(ResultCommand, OneThingAfterTheOther) {
  const std::string each = "--enter, --undo, --redo, --log, ";
  EXPECT_THAT(refused({"--undo", "1-4:1-0"}), StartsWith(each));
  EXPECT_THAT(refused({"--undo", "--enter", "A"}), StartsWith(each));
  EXPECT_THAT(refused({"--show", "1-4:1-0"}), StartsWith(each));
  EXPECT_THAT(refused({"--enter", "A", "--absent", "3"}), StartsWith(each));
  EXPECT_THAT(refused({"--undo", "--round", "1"}), ::testing::HasSubstr("--round "));
}

// Late entries.

TEST_F(ResultCommand, ALateEntryGetsTheNumberOfHisStrength) {
  write("a.trf", report("042 2025/05/02\nXXR 5\nXXP 5 6\n240 H 002    4\n250      1.0   1   2    1    5\n",
                        {{1, "A", 2400, "0.0", {"4 w  "}},
                         {4, "B", 2300, "0.0", {"1 b  "}},
                         {5, "C", 2200, "0.0", {"6 w  "}},
                         {6, "D", 2100, "0.0", {"5 b  "}}}));
  EXPECT_EQ(done({"--enter", "Nieuw;2200;FM;NED", "--enter", "Zwak"}),
            "5 (Nieuw) enters; the 2 players below get the next higher number\n8 (Zwak) enters\n");
  EXPECT_THAT(read("a.trf"), HasSubstr("XXP 6 7\n"));
  EXPECT_THAT(read("a.trf"), HasSubstr("240 H 002    4\n"));
  EXPECT_EQ(line_of(6), "0.0 7 w");
  EXPECT_EQ(line_of(7), "0.0 6 b");
  EXPECT_EQ(line_of(5), "0.0");
  EXPECT_THAT(read("a.trf"), HasSubstr("\n001    5   FM Nieuw "));
}

TEST_F(ResultCommand, NumbersFreezeWithTheFourthRound) {
  const std::vector<std::vector<std::string>> columns{{"3 w 1", "2 b =", "4 w 1", "3 b 1"},
                                                      {"4 b 1", "1 w =", "3 b 1", "4 w 1"},
                                                      {"1 b 0", "4 w 1", "2 w 0", "1 w 0"},
                                                      {"2 w 0", "3 b 0", "1 b 0", "2 b 0"}};
  const std::vector<std::vector<std::string>> points{{"1.0", "1.5", "2.5", "3.5"},
                                                     {"1.0", "1.5", "2.5", "3.5"},
                                                     {"0.0", "1.0", "1.0", "1.0"},
                                                     {"0.0", "0.0", "0.0", "0.0"}};
  for (std::size_t rounds = 1; rounds <= 4; ++rounds) {
    std::vector<Entrant> entrants;
    for (std::size_t p = 0; p < 4; ++p) {
      entrants.push_back({static_cast<int>(p) + 1,
                          "Player",
                          2400 - 100 * static_cast<int>(p),
                          points[p][rounds - 1],
                          {columns[p].begin(), columns[p].begin() + static_cast<std::ptrdiff_t>(rounds)}});
    }
    write("a.trf", report(records, entrants));
    EXPECT_EQ(done({"--enter", "Nieuw;2350"}),
              rounds < 4 ? "2 (Nieuw) enters; the 3 players below get the next higher number\n"
                         : "5 (Nieuw) enters, last: numbers do not change after round 4\n");
  }
}

TEST_F(ResultCommand, WherePositionsCountNumbersStay) {
  std::string text = open_round();
  text.replace(text.find("white1"), 6, "white1 rank");
  write("a.trf", text);
  EXPECT_EQ(done({"--enter", "Hazelaar, Han;2250"}), "8 (Hazelaar, Han) enters at place 3\n");
  const std::string after = read("a.trf");
  EXPECT_LT(after.find("Braam"), after.find("Hazelaar"));
  EXPECT_LT(after.find("Hazelaar"), after.find("Citroen"));
  EXPECT_EQ(line_of(1), "0.0 4 w");
}

TEST_F(ResultCommand, AfterTheLastNumberNobodyEnters) {
  write("a.trf", report(records, {{1, "A", 2400, "0.0", {}}, {9999, "B", 2300, "0.0", {}}}));
  EXPECT_THAT(refused({"--enter", "C"}, 4), ::testing::HasSubstr("9999"));
}

TEST_F(ResultCommand, ANameInAnotherEncodingIsDecoded) {
  done({"--enter", "Zo\xeb;2250"});
  EXPECT_THAT(read("a.trf"), HasSubstr("Zoë"));
  std::string latin = open_round();
  latin.replace(latin.find("Eik"), 3, "\xC9ik");
  write("a.trf", latin);
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Zoë;2250"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("Zo\xeb  "));
  EXPECT_EQ(run({"result", "a.trf", "--enter", "Łukasz;2250"}).exit_code, 0);
  EXPECT_THAT(read("a.trf"), HasSubstr("Éik"));
}

TEST_F(ResultCommand, NewcomersAreRefusedWithTheReason) {
  EXPECT_THAT(refused({"--enter", ";1800"}), ::testing::StartsWith("--enter: found ';1800'"));
  EXPECT_THAT(refused({"--enter", "A\nB"}), HasSubstr("control characters"));
}

// Malformed and unusual files.

TEST_F(ResultCommand, ABadFileIsRefusedAsByPair) {
  write("a.trf", open_round() + "001    1 m    Twice\n");
  EXPECT_THAT(refused({"1-4:1-0"}), StartsWith("a.trf:11:5: error: "));
  write("a.trf", "");
  EXPECT_EQ(run({"result", "a.trf", "1-4:1-0"}).exit_code, run({"pair", "a.trf"}).exit_code);
}

TEST_F(ResultCommand, WrongPointsAreRefusedOrRecomputed) {
  std::string text = open_round();
  text.replace(text.find("1.0    7"), 3, "4.5");
  write("a.trf", text);
  EXPECT_THAT(refused({"1-4:1-0"}), HasSubstr("the points do not match the results"));
  EXPECT_EQ(run({"result", "a.trf", "1-4:1-0", "--recompute"}).exit_code, 0);
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

TEST_F(ResultCommand, OtherScoringSystems) {
  std::string text = open_round("XXS W=3 D=1 PAB=1\n");
  write("a.trf", text);
  done({"1-4:1-0", "5-2:="});
  EXPECT_EQ(line_of(1), "3.0 4 w 1");
  EXPECT_EQ(line_of(2), "1.0 5 b =");
  EXPECT_EQ(line_of(7), "1.0 0000 - U");
}

TEST_F(ResultCommand, LineEndsAndRanksStay) {
  for (const std::string end : {"\r", "\r\n", "\n\r"}) {
    std::string text;
    for (const char c : open_round()) text += c == '\n' ? end : std::string(1, c);
    write("a.trf", text);
    EXPECT_EQ(run({"result", "a.trf", "1-4:=", "--withdraw", "3"}).exit_code, 0);
    const std::string after = read("a.trf");
    std::string plain;
    for (std::size_t at = 0; at < after.size();) {
      const bool ends = after.compare(at, end.size(), end) == 0;
      plain += ends ? '\n' : after[at];
      at += ends ? end.size() : 1;
    }
    EXPECT_THAT(plain, Not(HasSubstr("\r")));
    EXPECT_THAT(plain, HasSubstr("240 Z 005    3\n001    1"));
  }
}

}  // namespace
}  // namespace bloesem::cli_test
