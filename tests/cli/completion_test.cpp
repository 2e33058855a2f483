#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/help_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;
using Words = std::vector<std::string>;

constexpr int no_such_tool = 127;

class Completion : public ProgramTest {
 protected:
  [[nodiscard]] std::string script(const std::string& shell) const {
    const Finished result = run({"completion", shell});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.out;
  }

  [[nodiscard]] Words commands() const { return listed_commands(run({"--help"}).out); }

  // Returns what bash offers for the last of the words; the ones before it are complete.
  [[nodiscard]] Words offered(const Words& words) const {
    write("script", script("bash"));
    std::string line;
    for (const std::string& word : words) line += " '" + word + "'";
    const Finished result = run_tool("bash", {"--norc", "-c",
                                              "source ./script\nCOMP_WORDS=(bloesem" + line +
                                                  ")\nCOMP_CWORD=" + std::to_string(words.size()) +
                                                  "\n_bloesem\n(( ${#COMPREPLY[@]} == 0 )) || "
                                                  "printf '%s\\n' \"${COMPREPLY[@]}\""});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.err, IsEmpty());
    return lines_of(result.out);
  }

  [[nodiscard]] static Words lines_of(const std::string& text) {
    Words lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
  }

  // Returns the lines of a script that contain `part`.
  [[nodiscard]] static std::string lines_with(const std::string& part, const std::string& text) {
    std::string found;
    for (const std::string& line : lines_of(text)) {
      if (line.find(part) != line.npos) found += line + "\n";
    }
    return found;
  }

  void expect_syntax(const std::string& shell) const {
    write("script", script(shell));
    const Finished result = run_tool(shell, {"-n", path("script")});
    if (result.exit_code == no_such_tool) GTEST_SKIP() << shell << " is not installed";
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.err, IsEmpty());
  }
};

TEST_F(Completion, ShellIsNeededAndKnown) {
  EXPECT_EQ(run({"completion"}).exit_code, 3);
  const Finished result = run({"completion", "csh"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("found 'csh'"));
}

TEST_F(Completion, BashReadsItsScript) { expect_syntax("bash"); }
TEST_F(Completion, ZshReadsItsScript) { expect_syntax("zsh"); }
TEST_F(Completion, FishReadsItsScript) { expect_syntax("fish"); }

TEST_F(Completion, BashOffersEveryCommandAndEveryOption) {
  EXPECT_THAT(offered({""}), UnorderedElementsAreArray(commands()));
  EXPECT_THAT(offered({"-"}), UnorderedElementsAreArray(option_names(run({"--help"}).out)));
  for (const std::string& command : commands()) {
    const Words names = option_names(run({command, "--help"}).out);
    ASSERT_THAT(names, Contains("--help"));
    EXPECT_THAT(offered({command, "-"}), UnorderedElementsAreArray(names)) << command;
  }
}

TEST_F(Completion, BashCompletesWhatWasBegun) {
  EXPECT_THAT(offered({"pa"}), ElementsAre("pair"));
  EXPECT_THAT(offered({"pair", "--ini"}), ElementsAre("--initial-colour"));
  EXPECT_THAT(offered({"pair", "--initial-colour", "B"}), ElementsAre("B"));
}

TEST_F(Completion, BashOffersTheWordsOfAnOption) {
  EXPECT_THAT(offered({"pair", "--rules", ""}), ::testing::IsSupersetOf({"2016", "2026"}));
  EXPECT_THAT(offered({"pair", "--format", "t"}), ElementsAre("table"));
  EXPECT_THAT(offered({"check", "--numbers", ""}), UnorderedElementsAre("effective", "fixed"));
  EXPECT_THAT(offered({"completion", ""}), UnorderedElementsAre("bash", "zsh", "fish"));
}

TEST_F(Completion, BashSplitsAtTheEqualsSign) {
  EXPECT_THAT(offered({"pair", "--rules", "="}), ::testing::IsSupersetOf({"2016", "2026"}));
  EXPECT_THAT(offered({"pair", "--rules", "=", "202"}), ElementsAre("2020", "2026"));
}

// Each item of a list is completed on its own, and the items before it remain.
TEST_F(Completion, TieBreaksAreCompletedBehindEachComma) {
  EXPECT_THAT(offered({"standings", "a.trf", "--tiebreaks", ""}), ::testing::IsSupersetOf({"BH", "SB", "DE"}));
  EXPECT_THAT(offered({"standings", "a.trf", "--tiebreaks", "BH,S"}), Contains("BH,SB"));
  EXPECT_THAT(offered({"check", "--tiebreaks", "=", "BH,DE,AR"}), Contains("BH,DE,ARO"));
  EXPECT_THAT(offered({"standings", "a.trf", "--tiebreaks", "BH,S"}),
              ::testing::Each(testing::StartsWith("BH,S")));
  EXPECT_THAT(script("zsh"), testing::ContainsRegex("--tiebreaks=\\[.*:TIEBREAKS:_sequence compadd - .*BH "));
  EXPECT_THAT(script("fish"), testing::ContainsRegex(" -l tiebreaks -x -a '\\(__fish_append , .*BH .*\\)'"));
}

TEST_F(Completion, BashOffersTheCommandsForHelp) { EXPECT_THAT(offered({"help", "pa"}), ElementsAre("pair")); }

TEST_F(Completion, BashOffersFilesWhereFilesStand) {
  write("two words.trf", "");
  const std::string file = "two words.trf";
  EXPECT_THAT(offered({"pair", "tw"}), ElementsAre(file));
  EXPECT_THAT(offered({"check", "a.trf", "tw"}), ElementsAre(file));
  EXPECT_THAT(offered({"pair", "-o", "tw"}), ElementsAre(file));
  EXPECT_THAT(offered({"pair", "--strict", "tw"}), ElementsAre(file));
  EXPECT_THAT(offered({"completion", "tw"}), IsEmpty());
}

TEST_F(Completion, BashOffersNothingWhereItKnowsNothing) {
  write("3.trf", "");
  EXPECT_THAT(offered({"pair", "--rounds", ""}), IsEmpty());
  EXPECT_THAT(offered({"pair", "--absent", "3"}), IsEmpty());
  EXPECT_THAT(offered({"--rounds", "3"}), IsEmpty());
}

TEST_F(Completion, AfterTwoDashesBashOffersOnlyNames) {
  write("--rules", "");
  EXPECT_THAT(offered({"pair", "--", "--r"}), ElementsAre("--rules"));
  EXPECT_THAT(offered({"pair", "--", "--rules", "--r"}), ElementsAre("--rules"));
}

TEST_F(Completion, ZshKnowsEveryCommandAndEveryOption) {
  const std::string text = script("zsh");
  for (const std::string& command : commands()) {
    EXPECT_THAT(text, HasSubstr("        " + command + ") _bloesem_" + command + " ;;\n"));
    const std::size_t begin = text.find("\n_bloesem_" + command + "() {");
    ASSERT_NE(begin, text.npos) << command;
    const std::string function = text.substr(begin, text.find("\n}\n", begin) - begin);
    for (const std::string& name : option_names(run({command, "--help"}).out)) {
      EXPECT_THAT(function, testing::ContainsRegex("[)*]" + name + "[+=]?\\[")) << command;
    }
  }
  EXPECT_THAT(text, testing::ContainsRegex(":EDITION:\\([ 0-9]*2016 2020 2026\\)'"));
}

TEST_F(Completion, FishKnowsEveryCommandAndEveryOption) {
  const std::string text = script("fish");
  for (const std::string& command : commands()) {
    EXPECT_THAT(text, HasSubstr("' -a " + command + " -d '"));
    const std::string lines = lines_with("'__fish_seen_subcommand_from " + command + "'", text);
    for (const std::string& name : option_names(run({command, "--help"}).out)) {
      const bool is_long = name.starts_with("--");
      EXPECT_THAT(lines, HasSubstr(is_long ? " -l " + name.substr(2) + " " : " -s " + name.substr(1) + " "));
    }
  }
  EXPECT_THAT(text, ::testing::ContainsRegex(" -l rules -x -a '[ 0-9]*2016 2020 2026' "));
}

TEST_F(Completion, FishOffersCommandsAndWords) {
  write("script", script("fish"));
  const auto complete = [&](const std::string& line) {
    return run_tool("fish", {"--no-config", "-c", "source ./script; complete -C '" + line + "'"});
  };
  const Finished commands_offered = complete("bloesem ");
  if (commands_offered.exit_code == no_such_tool) GTEST_SKIP() << "fish is not installed";
  for (const std::string& command : commands()) EXPECT_THAT(commands_offered.out, HasSubstr(command + "\t"));
  const Words words = lines_of(complete("bloesem pair --rules ").out);
  ASSERT_GE(words.size(), 3U);
  EXPECT_TRUE(words[words.size() - 3].starts_with("2016"));
  EXPECT_TRUE(words.back().starts_with("2026"));
}

}  // namespace
}  // namespace bloesem::cli_test
