#include "engine/service/event/game_result.hpp"

#include <gtest/gtest.h>

namespace bloesem::service {
namespace {

std::string codes(const GameResult& result) {
  const auto code = [](Outcome outcome) {
    switch (outcome) {
      case Outcome::Win: return '1';
      case Outcome::Draw: return '=';
      case Outcome::Loss: return '0';
      case Outcome::UnratedWin: return 'W';
      case Outcome::UnratedDraw: return 'D';
      case Outcome::UnratedLoss: return 'L';
      case Outcome::ForfeitWin: return '+';
      case Outcome::ForfeitLoss: return '-';
      case Outcome::Unfinished: return '*';
      default: return '!';
    }
  };
  return std::string{code(result.white), code(result.black)} + (result.adjourned ? "?" : "");
}

// Returns "10", the codes of White and Black in a report; "" if the text is not a result.
std::string read(std::string_view text) {
  const auto result = parse_result(text);
  return result ? codes(*result) : "";
}

TEST(GameResult, AsPeopleWriteIt) {
  EXPECT_EQ(read("1-0"), "10");
  EXPECT_EQ(read("0-1"), "01");
  for (const char* draw : {"=", "1/2", "1/2-1/2", "½", "½-½", "=-="}) EXPECT_EQ(read(draw), "==") << draw;
  for (const char* text : {"1/2-0", "½-0", "=-0"}) EXPECT_EQ(read(text), "=0") << text;
  for (const char* text : {"0-1/2", "0-½", "0-="}) EXPECT_EQ(read(text), "0=") << text;
  EXPECT_EQ(read("0-0"), "00");
  for (const char* text : {"+/-", "+-", "+:-", "1F-0F", "1f-0f"}) EXPECT_EQ(read(text), "+-") << text;
  for (const char* text : {"-/+", "-+", "-:+", "0F-1F"}) EXPECT_EQ(read(text), "-+") << text;
  for (const char* text : {"-/-", "--", "-:-", "0F-0F"}) EXPECT_EQ(read(text), "--") << text;
  EXPECT_EQ(read("1-0u"), "WL");
  EXPECT_EQ(read("0-1U"), "LW");
  EXPECT_EQ(read("=u"), "DD");
  EXPECT_EQ(read("1/2-0u"), "DL");
  EXPECT_EQ(read("0-1/2u"), "LD");
  EXPECT_EQ(read("0-0u"), "LL");
  EXPECT_EQ(read("?"), "**?");
  EXPECT_EQ(read("*"), "**");
}

TEST(GameResult, NothingElse) {
  for (const char* text : {"", "1", "0", "1-1", "2-0", "1-0 ", " =", "10", "1-½", "+/+", "u", "??"}) {
    EXPECT_EQ(read(text), "") << text;
  }
}

TEST(GameResult, CodesOfVega) {
  const auto read_code = [](std::string_view code) {
    const auto result = result_of_vega(code);
    return result ? codes(*result) : "";
  };
  EXPECT_EQ(read_code("1"), "10");
  EXPECT_EQ(read_code("0"), "01");
  EXPECT_EQ(read_code("5"), "==");
  EXPECT_EQ(read_code("3"), "+-");
  EXPECT_EQ(read_code("4"), "-+");
  EXPECT_EQ(read_code("2"), "--");
  EXPECT_EQ(read_code("7"), "**?");
  EXPECT_EQ(read_code("9"), "**");
  for (const char* code : {"", "6", "8", "10", "01", "x"}) EXPECT_EQ(read_code(code), "") << code;
}

// Printed results can be read again.
TEST(GameResult, ANameReadsBack) {
  constexpr Outcome outcomes[] = {Outcome::Win,        Outcome::Draw,        Outcome::Loss,
                                  Outcome::UnratedWin, Outcome::UnratedDraw, Outcome::UnratedLoss,
                                  Outcome::ForfeitWin, Outcome::ForfeitLoss, Outcome::Unfinished};
  int named = 0;
  for (const Outcome white : outcomes) {
    for (const Outcome black : outcomes) {
      const GameResult result{white, black, false};
      const auto again = parse_result(name_of(result));
      EXPECT_EQ(again ? codes(*again) : "mixed", again ? codes(result) : std::string(name_of(result)));
      named += again ? 1 : 0;
    }
  }
  EXPECT_EQ(named, 6 + 6 + 3 + 1);
  EXPECT_EQ(name_of({Outcome::Unfinished, Outcome::Unfinished, true}), "?");
}

TEST(BoardResult, AsPeopleWriteIt) {
  EXPECT_EQ(text_of(*parse_board_result("1-0")), "1-0");
  EXPECT_EQ(text_of(*parse_board_result("1-0,½")), "1-0,=");
  EXPECT_EQ(text_of(*parse_board_result("+/-,+-")), "+/-") << "of both games";
  EXPECT_EQ(text_of(*parse_board_result("=,=")), "=,=");
  EXPECT_EQ(text_of(*parse_board_result("2½-1½")), "1-0,2.5-1.5");
  EXPECT_EQ(text_of(*parse_board_result("½-3½")), "0-1,0.5-3.5");
  EXPECT_EQ(text_of(*parse_board_result("+/-,4-0")), "+/-,4.0-0.0");
  for (const char* text : {"", ",", "1-0,", ",1-0", "1-0,=,=", "2.5", "2.5-", "1-0;=", "1-0, x"})
    EXPECT_FALSE(parse_board_result(text)) << text;
}

TEST(BoardResult, ReadsBackAndTurnsRound) {
  for (const char* text : {"1-0", "*", "?", "1-0,=", "+/-,0-1", "1-0,2.5-1.5", "=,2.0-2.0", "+/-,4.0-0.0"}) {
    const BoardResult result = *parse_board_result(text);
    EXPECT_EQ(text_of(result), text);
    EXPECT_EQ(reversed(reversed(result)), result);
  }
  EXPECT_EQ(text_of(reversed(*parse_board_result("1-0,1/2-0"))), "0-1,0-1/2");
  EXPECT_EQ(text_of(reversed(*parse_board_result("2.5-1.5"))), "0-1,1.5-2.5");
}

}  // namespace
}  // namespace bloesem::service
