#include "trf/fields.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"
#include "trf/round_cell.hpp"

namespace bloesem::trf {
namespace {

using testing::player;

std::string with(std::string line, const Field& field, std::string_view text) {
  put(line, field, text);
  return line;
}

std::string with_cell(std::string line, int round, const Cell& cell) {
  put_cell(line, round, cell);
  return line;
}

constexpr Field right{"", "", 3, 5, Align::Right};
constexpr Field left{"", "", 3, 5, Align::Left};

TEST(Fields, TextsStandAtTheirSide) {
  EXPECT_EQ(with("abcdefg", right, "1"), "ab  1fg");
  EXPECT_EQ(with("abcdefg", left, "1"), "ab1  fg");
  EXPECT_EQ(with("abcdefg", left, "12345"), "ab123fg");
  EXPECT_EQ(with("abcdefg", right, ""), "ab   fg");
}

TEST(Fields, AShortLineGrows) {
  EXPECT_EQ(with("", right, "1"), "    1");
  EXPECT_EQ(with("abcd", right, "1"), "ab  1");
}

TEST(Fields, ColumnsAreCharacters) {
  EXPECT_EQ(with("\xC3\xB6"
                 "bcdef",
                 left, "\xC3\xBC"),
            "\xC3\xB6"
            "b\xC3\xBC  f");
  EXPECT_EQ(with("ab", left,
                 "\xC3\xBC\xC3\xBC\xC3\xBC"
                 "x"),
            "ab\xC3\xBC\xC3\xBC\xC3\xBC");
}

TEST(Fields, WhatCannotBeSeenAtTheEndTurnsIntoBlanks) {
  EXPECT_EQ(with("a\t", right, "1"), "a   1");
  EXPECT_EQ(with("a\xC2\xA0", right, "1"), "a   1");
  EXPECT_EQ(with("a     \t", right, "1"), "a   1  ");
  EXPECT_EQ(with("abcdef\t", right, "1"), "ab  1f\t");
}

TEST(Fields, PointsDropTheirFractionWhereItDoesNotFit) {
  EXPECT_EQ(points_text(25, 4), "2.5");
  EXPECT_EQ(points_text(995, 4), "99.5");
  EXPECT_EQ(points_text(1005, 4), "100");
  EXPECT_EQ(points_text(1005, 5), "100.5");
  std::string line;
  put_points(line, {"", "", 2, 5, Align::Right}, 5);
  EXPECT_EQ(line, "  0.5");
}

TEST(Fields, RoundsAreTenColumns) {
  EXPECT_EQ(round_block({}), "          ");
  EXPECT_EQ(round_block({12, Colour::White, Outcome::Draw}), "    12 w =");
  EXPECT_EQ(round_block({9999, Colour::Black, Outcome::ForfeitLoss}), "  9999 b -");
  EXPECT_EQ(round_block({0, Colour::None, Outcome::HalfBye}), "  0000 - H");
  EXPECT_EQ(round_block({3, Colour::White, Outcome::Unfinished}), "     3 w  ");
  EXPECT_EQ(round_block({3, Colour::White, Outcome::Unfinished, false, '?'}), "     3 w ?");
  EXPECT_EQ(round_block({3, Colour::White, Outcome::Win, false, '?'}), "     3 w 1");
}

// Every cell that the reader can return is read back unchanged.
TEST(Fields, BlocksAreReadAsTheyWereMeant) {
  for (int outcome = 0; outcome <= static_cast<int>(Outcome::Unfinished); ++outcome) {
    for (const int opponent : {0, 7}) {
      Cell cell{opponent, opponent == 0 ? Colour::None : Colour::Black, static_cast<Outcome>(outcome)};
      const std::string text = player(1, "0.0") + round_block(cell);
      const LineText line(1, text);
      Diagnostics out(false);
      const Cell read = read_cell(line, 1, 0, out);
      const bool possible = out.take().empty() && read.outcome == cell.outcome;
      if (possible) {
        EXPECT_EQ(read.opponent, cell.opponent) << outcome;
        EXPECT_EQ(read.colour, cell.colour) << outcome;
      }
      const bool game = is_played(cell.outcome) || cell.outcome == Outcome::ForfeitWin ||
                        cell.outcome == Outcome::ForfeitLoss;
      const bool either = cell.outcome == Outcome::ZeroBye;  // with an opponent: an old notation of a forfeit
      EXPECT_EQ(possible, either || game == (opponent != 0)) << outcome << " " << opponent;
    }
  }
}

TEST(Fields, ACellIsWrittenInPlace) {
  const std::string head = player(1, "1.0");
  const std::string line = head + "     2 w 1     3 b 0";
  EXPECT_EQ(with_cell(line, 0, {4, Colour::Black, Outcome::Draw}), head + "     4 b =     3 b 0");
  EXPECT_EQ(with_cell(line, 0, {}), head + "               3 b 0");
  EXPECT_EQ(with_cell(line, 1, {}), head + "     2 w 1");
  EXPECT_EQ(with_cell(line, 3, {0, Colour::None, Outcome::HalfBye}), line + "            0000 - H");
  EXPECT_EQ(with_cell(line, 2, {}), line);
  EXPECT_EQ(with_cell(head + "               3 b 0", 1, {}), head);
}

TEST(Fields, BlanksAndTabsAtTheEndDoNotGetIntoTheRounds) {
  const std::string line = player(1, "1.0") + "     2 w 1";
  const Cell bye{0, Colour::None, Outcome::ZeroBye};
  EXPECT_EQ(with_cell(line + "\t", 1, bye), line + "  0000 - Z");
  EXPECT_EQ(with_cell(line + "  \t\t", 2, bye), line + "            0000 - Z");
  EXPECT_EQ(with_cell(line + "   ", 1, bye), line + "  0000 - Z");
  EXPECT_EQ(with_cell(line + "\t", 0, {2, Colour::White, Outcome::Win}), line + "\t");
  EXPECT_EQ(with_cell(line + "\t", 1, {}), line + "\t");
}

TEST(Fields, NumbersHaveTheirWidths) {
  EXPECT_EQ(three_digits(3), "003");
  EXPECT_EQ(three_digits(999), "999");
  EXPECT_EQ(id_text(12), "  12");
  EXPECT_EQ(id_text(9999), "9999");
}

}  // namespace
}  // namespace bloesem::trf
