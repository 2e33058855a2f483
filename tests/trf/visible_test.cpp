#include "trf/visible.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace bloesem::trf::testing {
namespace {

TEST(Visible, PlainTextStaysAsItIs) {
  EXPECT_EQ(visible(""), "");
  EXPECT_EQ(visible("Jos\xC3\xA9 \xE2\x82\xAC \\x1b"), "Jos\xC3\xA9 \xE2\x82\xAC \\x1b");
}

TEST(Visible, ControlCharactersBecomeNumbers) {
  EXPECT_EQ(visible("a\x1b[2J\n\x7f"), "a\\x1b[2J\\x0a\\x7f");
  EXPECT_EQ(visible(std::string_view("\0", 1)), "\\x00");
  EXPECT_EQ(visible("\xC2\x80 \xC2\x9B \xC2\x9F \xC2\xA0"), "\\x80 \\x9b \\x9f \xC2\xA0");
}

TEST(Visible, BytesThatAreNotUtf8BecomeNumbers) {
  EXPECT_EQ(visible("\xE9 \xC2"), "\\xe9 \\xc2");
  EXPECT_EQ(visible("\xED\xA0\x80"), "\\xed\\xa0\\x80");  // a lone surrogate
  EXPECT_EQ(visible("\xFF\x1b\xC2\x9B"), "\\xff\\x1b\\x9b");
}

TEST(Visible, ControlsOfDirectionBecomeNumbers) {
  EXPECT_EQ(visible("a\u202eb\u2066c\u2069\u200f\u061c"), "a\\u{202e}b\\u{2066}c\\u{2069}\\u{200f}\\u{061c}");
  EXPECT_EQ(visible("\u2029 \u2013 \u05d0 \u200d"), "\u2029 \u2013 \u05d0 \u200d");
  EXPECT_EQ(visible_in_isolation("\u200f\u202e\x1b"), "\u200f\\u{202e}\\x1b");
}

TEST(Visible, AControlCharacterIsNoDirection) {
  EXPECT_TRUE(has_control_characters("a\x1b"));
  EXPECT_TRUE(has_control_characters("\xff"));
  EXPECT_FALSE(has_control_characters("\u05d0\u200f"));
  EXPECT_TRUE(begins_with_control("\xC2\x9Bx"));
  EXPECT_FALSE(begins_with_control("x\x1b"));
}

TEST(WithBlankControls, OneColumnStaysOneColumn) {
  EXPECT_EQ(with_blank_controls("a\tb\xC2\x9B\x63\x7f\xC3\xA9"), "a b c \xC3\xA9");
  EXPECT_EQ(with_blank_controls("\x1b\x1b"), "  ");
  EXPECT_EQ(with_blank_controls("a\u202e\u200f\u00e9\u674e"), "a  \u00e9\u674e");
}

}  // namespace
}  // namespace bloesem::trf::testing
