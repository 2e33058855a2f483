// The JSON reader against JSONTestSuite (fixtures/json-test-suite), a conformance suite for RFC 8259.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "tests/support/files.hpp"
#include "tests/trf/support.hpp"
#include "trf/json_cursor.hpp"
#include "trf/json_text.hpp"

namespace bloesem::trf {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::filesystem::path> suite(const std::string& kind) {
  std::vector<std::filesystem::path> files;
  for (const auto& file :
       bloesem::test::files_in(std::filesystem::path(BLOESEM_FIXTURES_DIR) / "json-test-suite", ".json")) {
    if (file.filename().string().starts_with(kind)) files.push_back(file);
  }
  return files;
}

ReadResult read_json_file(std::string_view bytes) {
  const SourceText source(bytes);
  return read_tournament(source, source.lines(), FileFormat::Json, {});
}

std::string name_of(const std::filesystem::path& file) { return file.stem().string(); }

// Returns the faults of a text as one JSON value.
std::vector<Diagnostic> faults(std::string_view bytes) {
  Diagnostics out(false);
  const SourceText source(bytes);
  JsonCursor json(source.text(), out);
  json.skip_value();
  json.finish();
  return out.take();
}

// Returns a tournament with `value` under a key reserved for other programs.
std::string tournament_with(std::string_view value) {
  return "{\"schema\": 1, \"rounds_played\": 0, \"players\": [],\n\"x_value\": " + std::string(value) + "\n}";
}

TEST(JsonSuite, WhatTheStandardAllowsIsRead) {
  const auto files = suite("y_");
  EXPECT_EQ(files.size(), 95U);
  for (const auto& file : files) {
    const std::string bytes = bloesem::test::content_of(file);
    EXPECT_THAT(faults(bytes), IsEmpty()) << name_of(file);
    EXPECT_TRUE(read_json_file(tournament_with(bytes)).tournament) << name_of(file);
  }
}

TEST(JsonSuite, WhatTheStandardForbidsIsRefusedWithItsPlace) {
  const auto files = suite("n_");
  EXPECT_EQ(files.size(), 174U);
  for (const auto& file : files) {
    const std::string bytes = bloesem::test::content_of(file);
    const std::vector<Diagnostic> found = faults(bytes);
    ASSERT_EQ(found.size(), 1U) << name_of(file);
    EXPECT_EQ(found[0].severity, Severity::Error) << name_of(file);
    EXPECT_GE(found[0].line, 1) << name_of(file);
    EXPECT_GE(found[0].column_begin, 1) << name_of(file);
    EXPECT_LE(static_cast<std::size_t>(found[0].column_begin), bytes.size() + 1) << name_of(file);
    EXPECT_FALSE(read_json_file(tournament_with(bytes)).tournament) << name_of(file);
  }
}

// Bytes that are not UTF-8, which the suite as a text package cannot contain: errors outside strings,
// Windows-1252 inside strings (docs/trf.md).
TEST(JsonSuite, BytesThatAreNotUtf8AreOutsideOfStringsRefused) {
  for (const std::string text :
       {"[\xFF]", "[a\xE9]", "[12\xC0]", "[1e\xE5]", "[1.\xF0]", "{\"k\": 1, \x80\"l\": 2}", "\xEF\xBB[]",
        "\xE9", "[\"\\u00\xE5\"]", "[\"\\\xE5\"]"})
    EXPECT_EQ(faults(text).size(), 1U) << text;
  for (const std::string text :
       {"[\"\xFF\"]", "[\"\x80\"]", "[\"\xC0\xAF\"]", "[\"\xED\xA0\x80\"]", "[\"\xE0\xFF\"]", "{\"\xE9\": 0}"})
    EXPECT_THAT(faults(text), IsEmpty()) << text;
  const std::string utf16 = {'\xFF', '\xFE', '[', '\0', '1', '\0', ']', '\0'};
  EXPECT_EQ(faults(utf16).size(), SourceText(utf16).text() == "[1]" ? 0U : 1U);
}

// Two files of the suite are too large to store: deeply nested brackets that are never closed.
TEST(JsonSuite, EndlessNestingIsRefused) {
  std::string brackets;
  std::string objects;
  for (int i = 0; i < 100'000; ++i) brackets += '[';
  for (int i = 0; i < 50'000; ++i) objects += "[{\"\":";
  for (const std::string& text : {brackets, objects}) {
    const std::vector<Diagnostic> found = faults(text);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].code, Code::TooLarge);
    EXPECT_EQ(found[0].line, 1);
  }
}

TEST(JsonSuite, NestingHasADocumentedLimit) {
  const auto nested = [](int depth) {
    const auto count = static_cast<std::size_t>(depth);
    return std::string(count, '[') + std::string(count, ']');
  };
  EXPECT_THAT(faults(nested(deepest_nesting + 1)), IsEmpty());
  EXPECT_EQ(faults(nested(deepest_nesting + 2)).size(), 1U);
}

// The standard leaves these cases to the parser (docs/trf.md). Everything accepted has a clear meaning: numbers
// of any size are skipped, and bytes that are not UTF-8 are Windows-1252, with a warning.
TEST(JsonSuite, WhatTheStandardLeavesOpenIsDecided) {
  const std::set<std::string> refused = {
      "i_object_key_lone_2nd_surrogate",          "i_string_1st_surrogate_but_2nd_missing",
      "i_string_1st_valid_surrogate_2nd_invalid", "i_string_incomplete_surrogate_and_escape_valid",
      "i_string_incomplete_surrogate_pair",       "i_string_incomplete_surrogates_escape_valid",
      "i_string_invalid_lonely_surrogate",        "i_string_invalid_surrogate",
      "i_string_inverted_surrogates_U+1D11E",     "i_string_lone_second_surrogate",
  };
  const auto files = suite("i_");
  EXPECT_EQ(files.size(), 22U);
  for (const auto& file : files) {
    EXPECT_EQ(!faults(bloesem::test::content_of(file)).empty(), refused.contains(name_of(file)))
        << name_of(file);
  }
}

// ---- the same where a tournament is read

ReadResult named(const std::string& name) {
  return read_json_file("{\"schema\": 1, \"rounds_played\": 0, \"name\": \"" + name + "\", \"players\": []}");
}

TEST(JsonText, EveryEscapeOfTheStandardIsRead) {
  const ReadResult result = named(R"(\" \\ \/ \b \f \t \u0041 \uD834\udd1e \u0000)");
  ASSERT_TRUE(result.tournament);
  EXPECT_EQ(result.tournament->name, std::string("\" \\ / \b \f \t A \xF0\x9D\x84\x9E ") + '\0');
}

// JSON strings can contain line ends; names cannot.
TEST(JsonText, NamesAreOneLine) {
  for (const char* name : {"a\\nb", "a\\rb", "a\\u000ab", "a\\u000Db"})
    EXPECT_THAT(testing::summary(named(name)), ElementsAre("error bad-syntax 1:45-45")) << name;
}

TEST(JsonNumbers, AreWholeInAnySpelling) {
  const auto rounds = [](const std::string& number) {
    const ReadResult result =
        read_json_file("{\"schema\": 1, \"rounds\": " + number + ", \"rounds_played\": -0, \"players\": []}");
    return result.tournament ? result.tournament->rounds_declared.value_or(-1) : 0;
  };
  for (const char* nine :
       {"9", "9.0", "9e0", "9.000E+0", "90e-1", "0.9e1", "0.0009E4", "900000000000000000000e-20"})
    EXPECT_EQ(rounds(nine), 9) << nine;
  for (const char* bad : {"9.5", "95e-1", "-9", "+9", "09", "9.", ".9e1", "9e", "9e+", "0x9",
                          "9e99999999999999999999", "9e-99999999999999999999", "NaN", "Infinity", "1e3"})
    EXPECT_EQ(rounds(bad), 0) << bad;
}

TEST(JsonText, IsWrittenInOneWay) {
  std::string json;
  append_json_string(json, "a\"\\/\b\f\n\r\t\x01\x7F\xC2\x9B\xC2\xA0\xC3\xBC");
  EXPECT_EQ(json, "\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u007f\\u009b\xC2\xA0\xC3\xBC\"");
  json.clear();
  append_json_string(json, "J\xF6rg");
  EXPECT_EQ(json, "\"J\xC3\xB6rg\"");
}

}  // namespace
}  // namespace bloesem::trf
