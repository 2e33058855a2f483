#include "trf/text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bloesem::trf {
namespace {

TEST(ParseNumber, RefusesWhatIsNone) {
  for (const char* text : {"", " ", "x", "-1", "+1", "1 ", "1.0", "0x1"})
    EXPECT_FALSE(parse_number(text)) << text;
}

TEST(ParseNumber, ReadsDigits) {
  EXPECT_EQ(parse_number("0"), 0);
  EXPECT_EQ(parse_number("0007"), 7);
  EXPECT_EQ(parse_number("9999"), 9999);
}

TEST(ParseNumber, StopsAtItsCeiling) { EXPECT_EQ(parse_number(std::string(100, '9')), number_ceiling); }

TEST(ParsePoints, RefusesWhatIsNone) {
  for (const char* text : {"", ".", ",", "1.", "x", "-1", "1.x", "1.05", "1.0.0", "1 .0", "1,5,"}) {
    EXPECT_FALSE(parse_points(text)) << text;
  }
}

TEST(ParsePoints, ReadsTheSpellingsSeen) {
  EXPECT_EQ(parse_points("1"), 10);
  EXPECT_EQ(parse_points("1.0"), 10);
  EXPECT_EQ(parse_points("1,0"), 10);
  EXPECT_EQ(parse_points("1.00"), 10);
  EXPECT_EQ(parse_points(".5"), 5);
  EXPECT_EQ(parse_points("10.5"), 105);
}

TEST(ParsePoints, StopsAtItsCeiling) {
  EXPECT_EQ(parse_points(std::string(100, '9')), number_ceiling);
  EXPECT_EQ(parse_points(std::string(100, '9') + ".9"), number_ceiling);
}

TEST(Text, TrimsBlanksAndTabsOnly) {
  EXPECT_EQ(trimmed(""), "");
  EXPECT_EQ(trimmed(" \t "), "");
  EXPECT_EQ(trimmed("\t a b \t"), "a b");
}

TEST(Text, FoldsAsciiOnly) { EXPECT_EQ(upper("xXz1\xC3\xA9"), "XXZ1\xC3\xA9"); }

TEST(Text, FormatsPoints) {
  EXPECT_EQ(format_points(0), "0.0");
  EXPECT_EQ(format_points(25), "2.5");
}

}  // namespace
}  // namespace bloesem::trf
