#include "engine/platform/process/command_line.hpp"

#include <gtest/gtest.h>

namespace bloesem::cli {
namespace {

using Words = std::vector<std::string>;

Words split(std::string_view text) {
  const Result<Words> words = split_words(text);
  return words ? *words : Words{"error: " + words.error().message};
}

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
  EXPECT_EQ(split("a 'b"), (Words{"error: a quote (') in the command line is not closed"}));
  EXPECT_EQ(split("a \"b\\\""), (Words{"error: a quote (\") in the command line is not closed"}));
  EXPECT_EQ(split(" \t"), (Words{"error: the command line is empty"}));
}

TEST(CommandLine, FilesTakeThePlaceOfTheMarks) {
  EXPECT_EQ(with_files({"x", "{in}", "--to={out}", "{in}{in}"}, "a b", "c"),
            (Words{"x", "a b", "--to=c", "a ba b"}));
  EXPECT_TRUE(mentions({"x", "--to={out}"}, output_mark));
  EXPECT_FALSE(mentions({"x", "{ out}"}, output_mark));
}

}  // namespace
}  // namespace bloesem::cli
