#include "engine/platform/process/command_line.hpp"

#include <gtest/gtest.h>

namespace bloesem::platform {
namespace {

using Words = std::vector<std::string>;

Words split(std::string_view text) { return split_words(text).value(); }

TEST(CommandLine, BlanksSeparateWords) {
  EXPECT_EQ(split("javafo {in} -p {out}"), (Words{"javafo", "{in}", "-p", "{out}"}));
  EXPECT_EQ(split("  a\t b\n"), (Words{"a", "b"}));
}

TEST(CommandLine, QuotesKeepWordsTogether) {
  EXPECT_EQ(split(R"('C:\Program Files\x.exe' "a b" c'd e'f)"),
            (Words{R"(C:\Program Files\x.exe)", "a b", "cd ef"}));
  EXPECT_EQ(split(R"("it's" 'say "no"' "say \"no\"" "back\\slash")"),
            (Words{"it's", "say \"no\"", "say \"no\"", "back\\slash"}));
  EXPECT_EQ(split(R"('' a "")"), (Words{"", "a", ""}));
}

TEST(CommandLine, ABackslashTakesTheNextCharacter) {
  EXPECT_EQ(split(R"(a\ b \' \" \\ $x)"), (Words{"a b", "'", "\"", "\\", "$x"}));
  EXPECT_EQ(split("a\\"), (Words{"a\\"}));  // nothing follows
}

TEST(CommandLine, MustBeComplete) {
  for (const auto& [text, named] : {std::pair("a 'b", "'"), {"a \"b\\\"", "\""}, {" \t", "empty"}}) {
    const Result<Words> words = split_words(text);
    ASSERT_FALSE(words) << text;
    EXPECT_EQ(words.error().code, ErrorCode::InvalidInput);
    EXPECT_NE(words.error().message.find(named), std::string::npos) << words.error().message;
  }
}

TEST(CommandLine, FilesTakeThePlaceOfTheMarks) {
  EXPECT_EQ(with_files({"x", "{in}", "--to={out}", "{in}{in}"}, "a b", "c"),
            (Words{"x", "a b", "--to=c", "a ba b"}));
  EXPECT_TRUE(mentions({"x", "--to={out}"}, output_mark));
  EXPECT_FALSE(mentions({"x", "{ out}"}, output_mark));
}

}  // namespace
}  // namespace bloesem::platform
