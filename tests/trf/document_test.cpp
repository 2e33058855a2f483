#include "bloesem/trf/document.hpp"

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

Document parsed(std::string_view bytes) { return Document::parse(bytes); }

TEST(Document, AReplacedLineKeepsItsEnd) {
  Document document = parsed("a\rb\r\nc");
  document.replace(2, "xy");
  document.replace(3, "");
  EXPECT_EQ(document.to_bytes(), "a\rxy\r\n");
}

TEST(Document, NewLinesEndAsTheFirstDoes) {
  Document document = parsed("a\r\nb\n");
  document.insert(1, {"1", "2"});
  EXPECT_EQ(document.to_bytes(), "1\r\n2\r\na\r\nb\n");
  document.insert(4, {"3"});
  document.insert(6, {"4"});
  document.insert(7, {});
  EXPECT_EQ(document.to_bytes(), "1\r\n2\r\na\r\n3\r\nb\n4\r\n");
}

TEST(Document, AFileThatDoesNotEndItsLastLineGoesOnNotTo) {
  Document document = parsed("a\rb");
  document.insert(3, {"c", "d"});
  EXPECT_EQ(document.to_bytes(), "a\rb\rc\rd");
  EXPECT_TRUE(document.erase_if([](const Line& line) { return line.text > "b"; }));
  EXPECT_EQ(document.to_bytes(), "a\rb");
  document.insert(1, {"0"});
  EXPECT_EQ(document.to_bytes(), "0\ra\rb");
}

TEST(Document, AFileOfOneOpenLineOrNoneCanGrow) {
  Document one = parsed("a");
  one.insert(1, {"0"});
  EXPECT_EQ(one.to_bytes(), "0\na");
  Document none = parsed("");
  none.insert(1, {"a", "b"});
  EXPECT_EQ(none.to_bytes(), "a\nb\n");
}

TEST(Document, TakesLinesOut) {
  Document document = parsed("a\r\nb\nc\n");
  EXPECT_FALSE(document.erase_if([](const Line& line) { return line.text == "x"; }));
  EXPECT_TRUE(document.erase_if([](const Line& line) { return line.text == "c"; }));
  EXPECT_EQ(document.to_bytes(), "a\r\nb\n");
  EXPECT_TRUE(document.erase_if([](const Line&) { return true; }));
  EXPECT_EQ(document.to_bytes(), "");
}

TEST(Document, ATextBeyondWindows1252TurnsTheFileIntoUtf8) {
  Document document = parsed("J\xF6rg\nb\n");
  document.replace(2, "\xC3\xBC");
  EXPECT_EQ(document.to_bytes(), "J\xF6rg\n\xFC\n");
  document.insert(3, {"\xC5\x91"});
  EXPECT_EQ(document.encoding(), Encoding::Utf8);
  EXPECT_EQ(document.to_bytes(), "J\xC3\xB6rg\n\xC3\xBC\n\xC5\x91\n");
}

TEST(Document, OnRequestItIsPlainUtf8) {
  Document document = parsed(
      "\xEF\xBB\xBF"
      "J\xF6rg\r");
  document.to_utf8();
  EXPECT_EQ(document.to_bytes(), "J\xC3\xB6rg\r");
}

}  // namespace
}  // namespace bloesem::trf
