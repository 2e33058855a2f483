#include "trf/line_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace bloesem::trf {
namespace {

TEST(LineText, DropsItsInvisibleEnd) {
  EXPECT_EQ(LineText(1, "").length(), 0);
  EXPECT_EQ(LineText(1, " \t\f").length(), 0);
  EXPECT_EQ(LineText(1, std::string_view("ab \t\x1A\0", 6)).length(), 2);
  EXPECT_EQ(LineText(1, "ab\xC2\xA0").length(), 2);
}

TEST(LineText, CutsColumnsAsFarAsTheLineGoes) {
  const LineText line(1, "abcdef");
  EXPECT_EQ(line.cut(1, 3), "abc");
  EXPECT_EQ(line.cut(5, 9), "ef");
  EXPECT_EQ(line.cut(7, 9), "");
  EXPECT_EQ(line.cut(4, 3), "");
  EXPECT_EQ(line.at(6), 'f');
  EXPECT_EQ(line.at(7), ' ');
  EXPECT_EQ(line.at(0), ' ');
}

TEST(LineText, ColumnsAreCharacters) {
  const LineText line(1,
                      "\xC3\xA9"
                      "b\xE2\x82\xAC"
                      "d");
  EXPECT_EQ(line.length(), 4);
  EXPECT_EQ(line.cut(2, 3), "b\xE2\x82\xAC");
  EXPECT_EQ(line.at(1), '\xFF');
  EXPECT_EQ(line.at(4), 'd');
  EXPECT_EQ(line.column_of('d'), 4);
}

TEST(LineText, ReadsNoBreakSpacesAsBlanks) {
  const LineText line(1,
                      "a\xC2\xA0\xC2\xA0"
                      "b");
  EXPECT_EQ(line.cut(1, 4), "a  b");
  EXPECT_EQ(line.first_no_break_space(), 2);
  EXPECT_EQ(LineText(1, "a b").first_no_break_space(), 0);
}

TEST(LineText, TokensKnowTheirColumns) {
  const LineText line(9, "XXP 1\t\xC3\xA9\xC3\xA9  30 ");
  const std::vector<Token> tokens = line.tokens(5);
  ASSERT_EQ(tokens.size(), 3U);
  EXPECT_EQ(tokens[0].place, (Place{9, 5, 5}));
  EXPECT_EQ(tokens[1].place, (Place{9, 7, 8}));
  EXPECT_EQ(tokens[2].text, "30");
  EXPECT_EQ(tokens[2].place, (Place{9, 11, 12}));
  EXPECT_TRUE(line.tokens(13).empty());
}

TEST(LineText, FoldsTheRecordCode) {
  EXPECT_EQ(LineText(1, "xxr 5").code(), "XXR");
  EXPECT_EQ(LineText(1, "xx").code(), "XX");
}

}  // namespace
}  // namespace bloesem::trf
