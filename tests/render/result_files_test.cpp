#include "engine/service/event/result_files.hpp"

#include <gtest/gtest.h>

#include "engine/render/result_table.hpp"
#include "tests/support/program/event_file.hpp"
#include "tests/support/program/report_text.hpp"

namespace bloesem::cli {
namespace {

// Returns "round 2: 3-2:1-0 5-0:+/-" or the error.
std::string text_of(const Result<ResultFile>& file) {
  if (!file) return "error: " + file.error().message;
  std::string text = "round " + std::to_string(file->round.value_or(0)) + ":";
  for (const ResultEntry& entry : file->entries) {
    text += ' ' + std::to_string(entry.white) + '-' + std::to_string(entry.black) + ':';
    text += name_of(entry.result);
  }
  return text;
}

std::string res(std::string_view bytes) { return text_of(parse_res_file(bytes)); }

// Boards 1-6, 2-5, 4-3 in round 3, White first.
Event event() {
  using cli_test::report;
  return cli_test::EventFile(report("XXR 5\n", {{1, "Appel, Ans", 2400, "1.0", {"6 w 1"}},
                                                {2, "Braam, Bob", 2300, "0.0", {"5 w  "}},
                                                {3, "Citroen\x1b, Cas", 2200, "0.5", {"4 b D"}},
                                                {4, "Druif, Dina", 2100, "0.5", {"3 w ="}},
                                                {5, "Eik, Evi", 2000, "0.0", {"2 b  "}},
                                                {6, "Framboos, Fe", 0, "0.0", {"1 b 0"}},
                                                {7, "Gember, Guus", 0, "1.0", {"0000 - U"}}}))
      .event();
}

std::string table(std::string_view bytes) { return text_of(parse_result_table(bytes, event(), 1)); }

TEST(ResFile, TheExampleOfTheFormat) {
  EXPECT_EQ(res("3 2\n5 1 1\n3 4 5\n2 0 3\n"), "round 2: 5-1:1-0 3-4:= 2-0:+/-");
}

TEST(ResFile, HoldsAnyPartOfTheRound) {
  EXPECT_EQ(res("9 12\r\n 10 2   7\r\n"), "round 12: 10-2:?");
  EXPECT_EQ(res("9 1\r1 2 9\r3 4 2"), "round 1: 1-2:* 3-4:-/-");
  EXPECT_EQ(res("0 1\n"), "round 1:");
}

TEST(ResFile, ProblemsNameTheirPlace) {
  EXPECT_EQ(res(""), "error: 1:1: the file is empty, expected the number of pairs and the round");
  EXPECT_EQ(res("3\n"), "error: 1:2: expected two numbers: of the pairs, and of the round");
  EXPECT_EQ(res("x 1\n"), "error: 1:1: found 'x', expected the number of pairs");
  EXPECT_EQ(res("1 -1\n"), "error: 1:3: found '-1', expected the number of the round");
  EXPECT_EQ(res("1 1\n1 2\n"), "error: 2:4: expected White, Black and a code");
  EXPECT_EQ(res("1 1\n1 2 1 1\n"), "error: 2:8: expected White, Black and a code");
  EXPECT_EQ(res("1 1\nA 2 1\n"), "error: 2:1: found 'A', expected a starting rank");
  EXPECT_EQ(res("1 1\n1 B 1\n"), "error: 2:3: found 'B', expected a starting rank, or 0 for the bye");
  EXPECT_EQ(res("1 1\n1 2 6\n"), "error: 2:5: found '6', expected one of the codes 0 1 2 3 4 5 7 9");
  EXPECT_EQ(res("1 1\n1 2 1\n\n3 4 1\n"), "error: 4:1: found '3', expected no more than 1 pair");
  EXPECT_EQ(res("1 1\n1 \x1b[2J 1\n"),
            "error: 2:3: found '\\x1b[2J', expected a starting rank, or 0 for the bye");
}

TEST(ResultTable, WithOrWithoutThePlayers) {
  EXPECT_EQ(table("1 0-1\n3 4 3 =\n"), "round 1: 1-6:0-1 4-3:=");
  EXPECT_EQ(table("# a remark\n\n  2   2   5   +/-   # another\n"), "round 1: 2-5:+/-");
  EXPECT_EQ(table(""), "round 1:");
}

TEST(ResultTable, ProblemsNameTheirPlace) {
  EXPECT_EQ(table("4 1-0\n"), "error: 1:1: found '4', expected a board from 1 to 3");
  EXPECT_EQ(table("0 1-0\n"), "error: 1:1: found '0', expected a board from 1 to 3");
  EXPECT_EQ(table("1 6 1 1-0\n"), "error: 1:3: found '6', expected 1");
  EXPECT_EQ(table("1 1 5 1-0\n"), "error: 1:5: found '5', expected 6");
  EXPECT_EQ(table("1\n"), "error: 1:2: expected BOARD RESULT or BOARD WHITE BLACK RESULT");
  EXPECT_EQ(table("1 1-0 # x\n2 1 - 0\n").substr(0, 14), "error: 2:3: fo");
  EXPECT_EQ(table("1 win\n").substr(0, 47), "error: 1:3: found 'win', expected one of 1-0, 0");
}

TEST(ResultTable, EntriesRememberTheirLine) {
  EXPECT_EQ(parse_result_table("\n1 1-0\n", event(), 1)->entries.front().source, "2: ");
  EXPECT_EQ(parse_res_file("1 1\n1 2 1\n")->entries.front().source, "2: ");
}

// A printed table can be read and changes nothing; a game that only one of its lines marks as unrated is left
// alone.
TEST(ResultTable, PrintsWhatItReads) {
  const std::string printed = format_result_table(event(), 1);
  EXPECT_EQ(printed,
            "# Round 1: board, White, Black, result (* = none yet)\n"
            "   1     1     6  1-0     # Appel, Ans - Framboos, Fe\n"
            "   2     2     5  *       # Braam, Bob - Eik, Evi\n"
            "#   3     4     3  mixed   # Druif, Dina - Citroen\\x1b, Cas\n");
  EXPECT_EQ(table(printed), "round 1: 1-6:1-0 2-5:*");
}

}  // namespace
}  // namespace bloesem::cli
