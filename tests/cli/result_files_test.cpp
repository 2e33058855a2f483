// `bloesem result`: --table, --from and --show, and where a changed file is written (-o).
#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/cli/result_command.hpp"
#include "tests/support/files.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

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

}  // namespace
}  // namespace bloesem::cli_test
