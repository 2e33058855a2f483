#include "bloesem/trf/diagnostic.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace bloesem::trf {
namespace {

Diagnostic example() {
  Diagnostic diagnostic;
  diagnostic.code = Code::BadPoints;
  diagnostic.severity = Severity::Error;
  diagnostic.line = 7;
  diagnostic.column_begin = 5;
  diagnostic.column_end = 7;
  diagnostic.found = "x";
  diagnostic.expected = "a number";
  diagnostic.message = "bad";
  return diagnostic;
}

TEST(Diagnostic, EveryCodeHasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < code_count; ++i) names.insert(name_of(static_cast<Code>(i)));
  EXPECT_EQ(names.size(), code_count);
  EXPECT_FALSE(names.contains(""));
}

TEST(Diagnostic, RendersPlaceFindingAndCode) {
  EXPECT_EQ(render(example(), "a.trf"), "a.trf:7:5: error: bad (found 'x', expected a number) [bad-points]");
}

TEST(Diagnostic, RendersWithoutEmptyParts) {
  Diagnostic diagnostic = example();
  diagnostic.line = 0;
  diagnostic.severity = Severity::Warning;
  diagnostic.found.clear();
  EXPECT_EQ(render(diagnostic, "-"), "-: warning: bad (expected a number) [bad-points]");
  diagnostic.expected.clear();
  EXPECT_EQ(render(diagnostic, "-"), "-: warning: bad [bad-points]");
}

TEST(Diagnostic, ShowsControlCharactersHarmlessly) {
  Diagnostic diagnostic = example();
  diagnostic.found = "\x1b[2J";
  EXPECT_NE(render(diagnostic, "f").find("found '\\x1b[2J'"), std::string::npos);
}

TEST(Diagnostic, CaretStandsUnderTheColumns) {
  const std::string text = render(example(), "f", "abcdEFGhi");
  EXPECT_TRUE(text.ends_with("\n  abcdEFGhi\n      ^~~")) << text;
}

TEST(Diagnostic, CaretCountsCharactersNotBytes) {
  const std::string text = render(example(), "f",
                                  "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9"
                                  "EFG");
  EXPECT_TRUE(text.ends_with("EFG\n      ^~~")) << text;
}

TEST(Diagnostic, CaretSurvivesColumnsBeyondTheLine) {
  Diagnostic diagnostic = example();
  diagnostic.column_begin = 1000;
  diagnostic.column_end = 1'000'000'000;
  EXPECT_LT(render(diagnostic, "f", "short").size(), 500U);
  diagnostic.column_begin = 0;
  diagnostic.column_end = 0;
  EXPECT_NE(render(diagnostic, "f", ""), "");
}

TEST(Diagnostic, LongLinesAreShownAroundTheCaret) {
  Diagnostic diagnostic = example();
  diagnostic.column_begin = diagnostic.column_end = 5000;
  std::string line(10'000, '.');
  line[4999] = 'X';
  const std::string text = render(diagnostic, "f", line);
  const std::size_t shown = text.find("\n  ") + 3;
  const std::size_t caret = text.find("\n  ", shown) + 3;
  EXPECT_EQ(text.find('X') - shown, text.find('^') - caret);
}

TEST(Diagnostics, AreSortedByPlace) {
  Diagnostics out;
  out.error(Code::BadPoints, {3, 1, 1}, {"c"});
  out.warn(Code::NumberGap, {1, 9, 9}, {"b"});
  out.warn(Code::NumberGap, {1, 2, 2}, {"a"});
  const std::vector<Diagnostic> list = out.take();
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0].message + list[1].message + list[2].message, "abc");
}

TEST(Diagnostics, StrictRefusesWarningsButNotNotes) {
  Diagnostics out(true);
  out.note(Code::PointsMismatch, {1, 1, 1}, {"asked for"});
  EXPECT_FALSE(out.has_errors());
  out.warn(Code::NumberGap, {1, 1, 1}, {"repaired"});
  EXPECT_TRUE(out.has_errors());
}

TEST(Diagnostics, WarnOnceGivesTheFirst) {
  Diagnostics out;
  out.warn_once(Code::LegacyBye, {2, 1, 1}, {"first"});
  out.warn_once(Code::LegacyBye, {3, 1, 1}, {"second"});
  const std::vector<Diagnostic> list = out.take();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].line, 2);
}

TEST(Diagnostics, AnErrorIsKeptAfterAFloodOfWarnings) {
  Diagnostics out;
  for (int i = 1; i <= 20'000; ++i) out.warn(Code::UnknownWord, {i, 1, 1}, {"w"});
  out.error(Code::BadPoints, {30'000, 1, 1}, {"e"});
  const std::vector<Diagnostic> list = out.take();
  EXPECT_EQ(list.size(), 10'001U);
  EXPECT_EQ(list.back().code, Code::BadPoints);
}

TEST(Diagnostics, ClipLongQuotations) {
  Diagnostics out;
  out.error(Code::BadPoints, {1, 1, 1}, {"e", std::string(1000, 'x')});
  EXPECT_EQ(out.take().front().found, std::string(40, 'x') + "...");
}

}  // namespace
}  // namespace bloesem::trf
