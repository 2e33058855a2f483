#include "trf/encoding.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bloesem::trf {
namespace {

TEST(Encoding, AcceptsWellFormedUtf8) {
  EXPECT_FALSE(first_invalid_utf8(""));
  EXPECT_FALSE(first_invalid_utf8("plain"));
  EXPECT_FALSE(first_invalid_utf8("\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x99\x82 padding to eight"));
  EXPECT_FALSE(first_invalid_utf8("\xF4\x8F\xBF\xBF"));
}

TEST(Encoding, FindsTheFirstByteThatIsNotUtf8) {
  EXPECT_EQ(first_invalid_utf8("abc\xFC"
                               "d"),
            3U);                                              // Latin-1
  EXPECT_EQ(first_invalid_utf8("0123456789\x80"), 10U);       // lone continuation
  EXPECT_EQ(first_invalid_utf8("\xC3"), 0U);                  // cut off
  EXPECT_EQ(first_invalid_utf8("\xC0\xAF"), 0U);              // overlong, two bytes
  EXPECT_EQ(first_invalid_utf8("\xE0\x80\x80"), 0U);          // overlong, three
  EXPECT_EQ(first_invalid_utf8("\xED\xA0\x80"), 0U);          // surrogate
  EXPECT_EQ(first_invalid_utf8("\xF0\x80\x80\x80"), 0U);      // overlong, four
  EXPECT_EQ(first_invalid_utf8("\xF4\x90\x80\x80"), 0U);      // beyond Unicode
  EXPECT_EQ(first_invalid_utf8("\xF8\x88\x80\x80\x80"), 0U);  // five bytes
}

TEST(Encoding, Windows1252RoundTripsEveryByte) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(static_cast<unsigned char>(i));
  const std::string text = windows_1252_to_utf8(bytes);
  EXPECT_FALSE(first_invalid_utf8(text));
  EXPECT_EQ(count_characters(text), 256U);
  EXPECT_EQ(utf8_to_windows_1252(text), bytes);
}

TEST(Encoding, Windows1252KnowsTheEuroSign) {
  EXPECT_EQ(windows_1252_to_utf8("\x80 \xE9"), "\xE2\x82\xAC \xC3\xA9");
  EXPECT_EQ(utf8_to_windows_1252("\xF0\x9F\x99\x82"), "?");
}

TEST(Encoding, CountsCharacters) {
  const std::string_view text =
      "a\xC3\xA9\xE2\x82\xAC"
      "b";
  EXPECT_EQ(count_characters(text), 4U);
  EXPECT_EQ(byte_offset(text, 0), 0U);
  EXPECT_EQ(byte_offset(text, 2), 3U);
  EXPECT_EQ(byte_offset(text, 3), 6U);
  EXPECT_EQ(byte_offset(text, 4), text.size());
  EXPECT_EQ(byte_offset(text, 99), text.size());
  EXPECT_TRUE(is_ascii("0123456789"));
  EXPECT_FALSE(is_ascii("0123456789\xC3\xA9"));
}

}  // namespace
}  // namespace bloesem::trf
