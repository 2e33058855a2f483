#include "engine/service/event/result_files.hpp"

#include <gmock/gmock.h>

#include "engine/render/result_table.hpp"
#include "tests/support/program/event_file.hpp"
#include "tests/support/program/report_text.hpp"

namespace bloesem::render {
namespace {

using Named = std::vector<std::string>;  // what a message names

// Returns "round 2: 3-2:1-0 5-0:+/-".
std::string text_of(const Result<service::ResultFile>& file) {
  if (!file) return file.error().message;
  std::string text = "round " + std::to_string(file->round.value_or(0)) + ":";
  for (const service::ResultEntry& entry : file->entries) {
    text += ' ' + std::to_string(entry.white) + '-' + std::to_string(entry.black) + ':';
    text += service::text_of(entry.result);
  }
  return text;
}

// `place`: line and column.
void expect_problem(const Result<service::ResultFile>& file, const std::string& place, const Named& named) {
  ASSERT_FALSE(file) << text_of(file);
  EXPECT_EQ(file.error().code, ErrorCode::InvalidInput);
  EXPECT_THAT(file.error().message, ::testing::StartsWith(place + ": "));
  for (const std::string& part : named)
    EXPECT_THAT(file.error().message.substr(place.size()), ::testing::HasSubstr(part));
}

std::string res(std::string_view bytes) { return text_of(service::parse_res_file(bytes)); }

// Boards 1-6, 2-5, 4-3 in round 3, White first.
service::EventText event() {
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

std::string table(std::string_view bytes) { return text_of(service::parse_result_table(bytes, event(), 1)); }

TEST(ResFile, TheExampleOfTheFormat) {
  EXPECT_EQ(res("3 2\n5 1 1\n3 4 5\n2 0 3\n"), "round 2: 5-1:1-0 3-4:= 2-0:+/-");
}

TEST(ResFile, HoldsAnyPartOfTheRound) {
  EXPECT_EQ(res("9 12\r\n 10 2   7\r\n"), "round 12: 10-2:?");
  EXPECT_EQ(res("9 1\r1 2 9\r3 4 2"), "round 1: 1-2:* 3-4:-/-");
  EXPECT_EQ(res("0 1\n"), "round 1:");
}

TEST(ResFile, ProblemsNameTheirPlace) {
  const auto expect = [](std::string_view bytes, const std::string& place, const Named& named) {
    expect_problem(service::parse_res_file(bytes), place, named);
  };
  expect("", "1:1", {"empty"});
  expect("3\n", "1:2", {"two numbers"});
  expect("x 1\n", "1:1", {"'x'"});
  expect("1 -1\n", "1:3", {"'-1'"});
  expect("1 1\n1 2\n", "2:4", {"code"});
  expect("1 1\n1 2 1 1\n", "2:8", {"code"});
  expect("1 1\nA 2 1\n", "2:1", {"'A'"});
  expect("1 1\n1 B 1\n", "2:3", {"'B'", "bye"});
  expect("1 1\n1 2 6\n", "2:5", {"'6'", "0 1 2 3 4 5 7 9"});
  expect("1 1\n1 2 1\n\n3 4 1\n", "4:1", {"'3'", "1 pair"});
  expect("1 1\n1 \x1b[2J 1\n", "2:3", {"'\\x1b[2J'"});
}

TEST(ResultTable, WithOrWithoutThePlayers) {
  EXPECT_EQ(table("1 0-1\n3 4 3 =\n"), "round 1: 1-6:0-1 4-3:=");
  EXPECT_EQ(table("# a remark\n\n  2   2   5   +/-   # another\n"), "round 1: 2-5:+/-");
  EXPECT_EQ(table(""), "round 1:");
}

TEST(ResultTable, ProblemsNameTheirPlace) {
  const auto expect = [](std::string_view bytes, const std::string& place, const Named& named) {
    expect_problem(service::parse_result_table(bytes, event(), 1), place, named);
  };
  expect("4 1-0\n", "1:1", {"'4'", "1 to 3"});
  expect("0 1-0\n", "1:1", {"'0'", "1 to 3"});
  expect("1 6 1 1-0\n", "1:3", {"'6'", " 1"});
  expect("1 1 5 1-0\n", "1:5", {"'5'", " 6"});
  expect("1\n", "1:2", {"BOARD RESULT", "BOARD WHITE BLACK RESULT"});
  expect("1 1-0 # x\n2 1 - 0\n", "2:3", {});
  expect("1 win\n", "1:3", {"'win'", "1-0, 0"});
}

TEST(ResultTable, EntriesRememberTheirLine) {
  EXPECT_EQ(service::parse_result_table("\n1 1-0\n", event(), 1)->entries.front().source, "2:3: ");
  EXPECT_EQ(service::parse_res_file("1 1\n1 2 1\n")->entries.front().source, "2:1: ");
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
}  // namespace bloesem::render
