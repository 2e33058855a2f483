#include "trf/document.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bloesem::trf {
namespace {

std::vector<std::string> texts(std::string_view bytes) {
  std::vector<std::string> list;
  const Document document = Document::parse(bytes);
  for (const Line& line : document.lines()) list.push_back(line.text);
  return list;
}

using Texts = std::vector<std::string>;

TEST(Document, SplitsOnEveryKindOfLineEnd) {
  EXPECT_EQ(texts(""), Texts{});
  EXPECT_EQ(texts("a"), Texts{"a"});
  for (const char* end : {"\n", "\r", "\r\n", "\n\r"}) {
    const std::string e = end;
    EXPECT_EQ(texts("a" + e + "b" + e), (Texts{"a", "b"}));
    EXPECT_EQ(texts("a" + e + e + "b"), (Texts{"a", "", "b"}));
  }
}

TEST(Document, MixedLineEndsKeepTheirOwn) {
  const Document document = Document::parse("a\rb\r\nc\n\r\nd");
  const std::vector<Line> expected = {
      {"a", LineEnd::Cr}, {"b", LineEnd::CrLf}, {"c", LineEnd::Lf}, {"", LineEnd::CrLf}, {"d", LineEnd::None}};
  EXPECT_EQ(document.lines(), expected);
}

TEST(Document, GivesTheBytesBack) {
  for (const char* bytes : {"", "\n", "a", "a\r", "\r\n\n\r\n\r\r",
                            "\xEF\xBB\xBF"
                            "012 x\n",
                            "\xEF\xBB\xBF", "J\xF6rg\r\n\x80\x81", "\xEF\xBB\xBF\xFC\n", "\xC3\xA9\r"}) {
    EXPECT_EQ(Document::parse(bytes).to_bytes(), bytes);
  }
}

TEST(Document, SetsTheByteOrderMarkAside) {
  const Document document = Document::parse(
      "\xEF\xBB\xBF"
      "001");
  EXPECT_TRUE(document.has_bom());
  EXPECT_EQ(document.text(1), "001");
  EXPECT_FALSE(Document::parse("001").has_bom());
}

TEST(Document, DecodesWindows1252AndTellsWhere) {
  const Document document = Document::parse("one\r\nJ\xF6rg \x80");
  EXPECT_EQ(document.encoding(), Encoding::Windows1252);
  EXPECT_EQ(document.text(2), "J\xC3\xB6rg \xE2\x82\xAC");
  EXPECT_EQ(document.first_foreign_character(), (Place{2, 2, 2}));
  EXPECT_FALSE(Document::parse("J\xC3\xB6rg").first_foreign_character());
}

TEST(Document, RecognisesUtf16) {
  EXPECT_TRUE(Document::parse(std::string_view("\xFF\xFE"
                                               "0\0",
                                               4))
                  .looks_like_utf16());
  EXPECT_TRUE(Document::parse(std::string_view("\xFE\xFF\0"
                                               "0",
                                               4))
                  .looks_like_utf16());
  EXPECT_FALSE(Document::parse("\xFF").looks_like_utf16());
}

TEST(Document, LinesOutsideAreEmpty) {
  const Document document = Document::parse("a\n");
  EXPECT_EQ(document.text(0), "");
  EXPECT_EQ(document.text(1), "a");
  EXPECT_EQ(document.text(2), "");
}

}  // namespace
}  // namespace bloesem::trf
