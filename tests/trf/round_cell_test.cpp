#include "trf/round_cell.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

// The block of a first round, read alone.
struct ReadCell {
  Cell cell;
  Summary summary;
};

ReadCell read(std::string_view block) {
  Diagnostics out;
  const std::string text = player(1, "0.0", block);
  const Cell cell = read_cell(LineText(1, text), 1, 0, out);
  return {cell, summary(out.take())};
}

void expect_bye(std::string_view block, Outcome outcome, const Summary& diagnostics = {}) {
  const ReadCell result = read(block);
  EXPECT_EQ(result.cell.outcome, outcome) << block;
  EXPECT_EQ(result.cell.opponent, 0) << block;
  EXPECT_EQ(result.cell.colour, Colour::None) << block;
  EXPECT_EQ(result.summary, diagnostics) << block;
}

void expect_game(std::string_view block, Outcome outcome, Colour colour) {
  const ReadCell result = read(block);
  EXPECT_EQ(result.cell.outcome, outcome) << block;
  EXPECT_EQ(result.cell.opponent, 23) << block;
  EXPECT_EQ(result.cell.colour, colour) << block;
  EXPECT_EQ(result.summary, Summary{}) << block;
}

void expect_error(std::string_view block, const std::string& diagnostic) {
  const ReadCell result = read(block);
  EXPECT_TRUE(result.cell.broken) << block;
  EXPECT_EQ(result.summary, Summary{diagnostic}) << block;
}

TEST(RoundCell, EmptyIsAbsent) {
  expect_bye("", Outcome::Absent);
  expect_bye("          ", Outcome::Absent);
}

TEST(RoundCell, CutOffIsAbsent) {
  expect_bye("  0000", Outcome::Absent);
  expect_bye("  0000 -", Outcome::Absent);
  expect_bye("  0000 w", Outcome::Absent, {"warning colour-without-opponent 1:97-97"});
}

TEST(RoundCell, ByesHaveLetters) {
  expect_bye("  0000 - U", Outcome::PairingBye);
  expect_bye("  0000 - F", Outcome::FullBye);
  expect_bye("  0000 - H", Outcome::HalfBye);
  expect_bye("  0000 - Z", Outcome::ZeroBye);
  expect_bye("  0000 - z", Outcome::ZeroBye);
  expect_bye("         U", Outcome::PairingBye);
  expect_bye("     0 - H", Outcome::HalfBye);
  expect_bye("  0    - H", Outcome::HalfBye);
}

TEST(RoundCell, OldByesAreSigns) {
  expect_bye("  0000 - +", Outcome::PairingBye);
  expect_bye("  0000 - =", Outcome::HalfBye);
  expect_bye("  0000 - -", Outcome::ZeroBye);
  expect_bye("  0000   -", Outcome::ZeroBye);
}

TEST(RoundCell, ByesHaveNoColour) {
  expect_bye("  0000 b H", Outcome::HalfBye, {"warning colour-without-opponent 1:97-97"});
}

TEST(RoundCell, GamesHaveOpponentColourAndResult) {
  expect_game("    23 w 1", Outcome::Win, Colour::White);
  expect_game("    23 b =", Outcome::Draw, Colour::Black);
  expect_game("    23 w 0", Outcome::Loss, Colour::White);
  expect_game("  0023 B W", Outcome::UnratedWin, Colour::Black);
  expect_game("  23   W d", Outcome::UnratedDraw, Colour::White);
  expect_game("    23 w l", Outcome::UnratedLoss, Colour::White);
}

TEST(RoundCell, ForfeitsMayLackTheColour) {
  expect_game("    23 b +", Outcome::ForfeitWin, Colour::Black);
  expect_game("    23 - -", Outcome::ForfeitLoss, Colour::None);
  expect_game("    23   +", Outcome::ForfeitWin, Colour::None);
}

TEST(RoundCell, UnfinishedGamesHaveNoResult) {
  for (const char* block : {"    23 w", "    23 w *", "    23 w ?"}) {
    expect_game(block, Outcome::Unfinished, Colour::White);
  }
  expect_error("    23", "error missing-colour 1:97-97");
}

TEST(RoundCell, WrongOpponentsAreErrors) {
  expect_error("    xx w 1", "error bad-opponent 1:92-95");
  expect_error("   1 2 w 1", "error bad-opponent 1:92-95");
  expect_error("    -1 w 1", "error bad-opponent 1:92-95");
  expect_error("     1 w 1", "error self-opponent 1:92-95");
}

TEST(RoundCell, WrongColoursAreErrors) {
  expect_error("    23 x 1", "error bad-colour 1:97-97");
  expect_error("    23 - 1", "error missing-colour 1:97-97");
  expect_error("    23   =", "error missing-colour 1:97-97");
}

TEST(RoundCell, WrongResultsAreErrors) {
  expect_error("    23 w 2", "error bad-result 1:99-99");
  expect_error("    23 w \xC2\xBD", "error bad-result 1:99-99");
  expect_error("    23 w H", "error bye-with-opponent 1:99-99");
  expect_error("    23 w U", "error bye-with-opponent 1:99-99");
  expect_error("  0000 - 1", "error result-without-opponent 1:99-99");
  expect_error("  0000 - D", "error result-without-opponent 1:99-99");
  expect_error("  0000 - x", "error bad-result 1:99-99");
}

}  // namespace
}  // namespace bloesem::trf::testing
