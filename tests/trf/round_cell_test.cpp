#include "trf/round_cell.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/random.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

// Result of reading the block of a first round alone.
struct ReadCell {
  Cell cell;
  Summary summary;
};

ReadCell read_cell_text(std::string_view block) {
  Diagnostics out;
  const std::string text = player(1, "0.0", block);
  const Cell cell = read_cell(LineText(1, text), 1, 0, out);
  return {cell, summary(out.take())};
}

void expect_bye(std::string_view block, Outcome outcome, const Summary& diagnostics = {}) {
  const ReadCell result = read_cell_text(block);
  EXPECT_EQ(result.cell.outcome, outcome) << block;
  EXPECT_EQ(result.cell.opponent, 0) << block;
  EXPECT_EQ(result.cell.colour, Colour::None) << block;
  EXPECT_EQ(result.summary, diagnostics) << block;
}

void expect_game(std::string_view block, Outcome outcome, Colour colour) {
  const ReadCell result = read_cell_text(block);
  EXPECT_EQ(result.cell.outcome, outcome) << block;
  EXPECT_EQ(result.cell.opponent, 23) << block;
  EXPECT_EQ(result.cell.colour, colour) << block;
  EXPECT_EQ(result.summary, Summary{}) << block;
}

void expect_error(std::string_view block, const std::string& diagnostic) {
  const ReadCell result = read_cell_text(block);
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

// ---- the short cut

std::vector<Cell> plain_cells(std::string_view blocks, int id_width = 4) {
  std::vector<Cell> cells(blocks.size() / static_cast<std::size_t>(Layout(id_width).block_width()));
  cells.resize(read_plain_cells(blocks, id_width, 1, cells));
  return cells;
}

void expect_plain(std::string_view block, int id_width, bool plain) {
  EXPECT_EQ(plain_cells(block, id_width).size(), plain ? 1U : 0U) << block;
}

TEST(PlainCell, TakesWhatFilesAreFullOf) {
  for (const std::string block : {"    23 w 1", "    23 b =", "  9999 w 0", "  0000 - U", "  0000 - H",
                                  "          ", "    23 b +", "    23 - -", "    23 w  ", "  0000 -  "})
    expect_plain(block, 4, true);
  expect_plain("  9999999 w 1", 7, true);
  expect_plain("       23 w 1", 7, true);
}

TEST(PlainCell, LeavesTheRestToTheReader) {
  for (const std::string block :
       {"", "    23 w", "x   23 w 1", "    23xw 1", "    23 wx1", "   2 3 w 1", "    -1 w 1", "     1 w 1",
        "    23 - 1", "    23 w U", "  0000 w U", "  0000 - 1", "    23 w \xC2"})
    expect_plain(block, 4, false);
}

TEST(PlainCell, TheRowEndsWithTheFirstOther) {
  EXPECT_EQ(plain_cells("    23 w 1    24 b =  0000 - U").size(), 3U);
  EXPECT_EQ(plain_cells("    23 w 1    24 b x  0000 - U").size(), 1U);
  EXPECT_EQ(plain_cells("    23 w 1    24 b").size(), 1U);
}

// The fast path must agree with read_cell and decline blocks that need a diagnostic.
TEST(PlainCell, AgreesWithTheReader) {
  test::Random random(4711);
  constexpr std::string_view bytes = "     00112239wWbB-=+10UFHZDL?*x\t\xC3";
  int plain = 0;
  for (int i = 0; i < 200000; ++i) {
    std::string block = random.chance(50) ? "    23 w 1" : "  0000 - U";
    for (int k = random.between(0, 3); k > 0; --k)
      block[static_cast<std::size_t>(random.between(0, 9))] =
          bytes[static_cast<std::size_t>(random.between(0, static_cast<int>(bytes.size()) - 1))];
    const std::vector<Cell> cells = plain_cells(block);
    if (cells.empty()) continue;
    const Cell* const cell = &cells.front();
    ++plain;
    const ReadCell read_slowly = read_cell_text(block);
    EXPECT_EQ(read_slowly.summary, Summary{}) << block;
    EXPECT_EQ(read_slowly.cell.opponent, cell->opponent) << block;
    EXPECT_EQ(read_slowly.cell.colour, cell->colour) << block;
    EXPECT_EQ(read_slowly.cell.outcome, cell->outcome) << block;
    EXPECT_EQ(read_slowly.cell.code, cell->code) << block;
  }
  EXPECT_GT(plain, 50000);
}

}  // namespace
}  // namespace bloesem::trf::testing
