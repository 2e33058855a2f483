// -o, -i, --format json and --json mean the same wherever they exist.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "report_text.hpp"
#include "run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

using Words = std::vector<std::string>;

class OutputOptions : public ProgramTest {
 protected:
  void SetUp() override {
    write("a.trf", kersen_open());
    write("b.trf", kersen_open());
  }

  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
};

TEST_F(OutputOptions, JsonIsAskedForInTheSameTwoWays) {
  for (const Words& words :
       {Words{"pair", "a.trf"}, Words{"standings", "a.trf", "--tiebreaks", "BH"},
        Words{"crosstable", "a.trf", "--tiebreaks", "BH"},
        Words{"rankings", "a.trf", "--by", "rating:0-3000", "--tiebreaks", "BH"},
        Words{"prizes", "a.trf", "--amounts", "10", "--tiebreaks", "BH"}, Words{"ratings", "a.trf"},
        Words{"upsets", "a.trf"}, Words{"zermelo", "a.trf", "--prior", "1"}, Words{"check", "a.trf"},
        Words{"judge", "a.trf", "--round", "2"}, Words{"lint", "a.trf"}}) {
    const Finished by_format = run(with(words, {"--format", "json"}));
    const Finished by_flag = run(with(words, {"--json"}));
    EXPECT_EQ(by_format.exit_code, by_flag.exit_code) << words.front() << by_format.err;
    EXPECT_EQ(by_format.out, by_flag.out) << words.front();
    EXPECT_TRUE(nlohmann::json::accept(by_format.out)) << words.front() << by_format.err;
    EXPECT_EQ(run(with(words, {"--json", "--format", "json"})).exit_code, 3) << words.front();
  }
}

TEST_F(OutputOptions, OutputGoesWhereItIsAskedFor) {
  for (const Words& words : {Words{"pair", "a.trf"}, Words{"standings", "a.trf", "--tiebreaks", "BH"},
                             Words{"report", "a.trf", "--tiebreaks", "BH"}, Words{"check", "a.trf"},
                             Words{"judge", "a.trf", "--round", "2"}, Words{"lint", "a.trf"}, Words{"man"},
                             Words{"convert", "a.trf", "--to", "json"}, Words{"completion", "bash"}}) {
    const Finished to_screen = run(words);
    const Finished to_file = run(with(words, {"-o", "out"}));
    EXPECT_EQ(to_file.exit_code, to_screen.exit_code) << words.front() << to_file.err;
    EXPECT_THAT(to_file.out, IsEmpty()) << words.front();
    EXPECT_EQ(read("out"), to_screen.out) << words.front();
  }
}

TEST_F(OutputOptions, NoInputIsReplacedByAnOutput) {
  for (const std::string command : {"check", "lint", "pair"}) {
    const Finished result = run({command, "a.trf", "-o", "./a.trf"});
    EXPECT_EQ(result.exit_code, 3) << command;
    EXPECT_THAT(result.err, HasSubstr("would replace")) << command;
    EXPECT_EQ(read("a.trf"), kersen_open()) << command;
  }
}

// `-i FILE` alone, behind the file, and with both names.
TEST_F(OutputOptions, InPlaceIsShortForInto) {
  ASSERT_EQ(run({"pair", "a.trf", "--into", "a.trf"}).exit_code, 0);
  const std::string paired = read("a.trf");
  ASSERT_NE(paired, kersen_open());
  for (const Words& words : {Words{"pair", "-i", "b.trf"}, Words{"pair", "b.trf", "-i"},
                             Words{"pair", "b.trf", "-i", "b.trf"}, Words{"pair", "--into", "b.trf"}}) {
    write("b.trf", kersen_open());
    EXPECT_EQ(run(words).exit_code, 0);
    EXPECT_EQ(read("b.trf"), paired);
  }
  const Words ranked{"standings", "--tiebreaks", "BH"};
  write("a.trf", kersen_open());
  ASSERT_EQ(run(with(ranked, {"a.trf", "--into", "c.trf"})).exit_code, 0);
  EXPECT_EQ(run(with(ranked, {"-i", "a.trf"})).exit_code, 0);
  EXPECT_EQ(read("a.trf"), read("c.trf"));
  ASSERT_EQ(run({"convert", "b.trf", "--to", "trfbx", "-o", "d.trf"}).exit_code, 0);
  EXPECT_EQ(run({"convert", "--to", "trfbx", "-i", "b.trf"}).exit_code, 0);
  EXPECT_EQ(read("b.trf"), read("d.trf"));
  EXPECT_EQ(run({"pair", "-i"}).exit_code, 3);
  EXPECT_EQ(run({"convert", "-i", "b.trf", "-o", "e.trf", "--to", "trf16"}).exit_code, 3);
}

TEST_F(OutputOptions, ResultTakesABareOne) {
  ASSERT_EQ(run({"pair", "-i", "a.trf"}).exit_code, 0);
  EXPECT_EQ(run({"result", "-i", "a.trf", "3-2:1-0"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "1-6:1-0", "-i"}).exit_code, 0);
  EXPECT_EQ(run({"result", "a.trf", "-i", "-o", "b.trf", "5-4:1-0"}).exit_code, 3);
}

// A command that writes a tournament file says so in one line, which no script takes for the result.
TEST_F(OutputOptions, WritingATournamentIsToldInOneLine) {
  const auto said = [this](const Words& words) {
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.err;
  };
  EXPECT_THAT(said({"pair", "a.trf", "--into", "a.trf"}), HasSubstr("a.trf: round 3: 3 boards written\n"));
  EXPECT_THAT(said({"standings", "b.trf", "--tiebreaks", "BH", "-i"}),
              HasSubstr("b.trf: ranks of 6 players written\n"));
  EXPECT_THAT(said({"convert", "b.trf", "--to", "json", "-o", "b.json"}),
              HasSubstr("b.json: 6 players and 2 rounds written\n"));
  EXPECT_THAT(said({"convert", "b.trf", "--to", "json"}), ::testing::Not(HasSubstr("written")));
}

TEST_F(OutputOptions, NumbersAgreeWithTheirNouns) {
  write("one.trf", report("042 2026/05/02\nXXR 1\nXXC white1\n", {{1, "Appel, Ans", 2400, "1.0", {"2 w 1"}},
                                                                  {2, "Braam, Bob", 2300, "0.0", {"1 b 0"}}}));
  write("bad.trf",
        report("042 2026/05/02\nXXR 1\nXXC white1\n", {{1, "Appel, Ans", 2400, "7.0", {"0000 - H"}}}));
  const std::regex wrong("(^|[^0-9.])1 (tournament|round|difference|file|error|warning|game|player|board)s\\b");
  for (const Words& words :
       {Words{"check", "one.trf"}, Words{"check", "one.trf", "--compare-rules"}, Words{"lint", "bad.trf"},
        Words{"pair", "one.trf", "--round", "4"}, Words{"pair", "one.trf"},
        Words{"result", "one.trf", "1-2:0-1"}, Words{"result", "one.trf", "--undo"},
        Words{"result", "one.trf", "--absent", "2", "--round", "9"}, Words{"pair", "one.trf", "-i"},
        Words{"standings", "one.trf", "--after", "8"}, Words{"upsets", "one.trf", "--round", "9"},
        Words{"convert", "one.trf", "--to", "json", "-o", "x"}}) {
    const Finished result = run(words);
    EXPECT_FALSE(std::regex_search(result.out + result.err, wrong)) << words.front() << '\n'
                                                                    << result.out << result.err;
  }
}

}  // namespace
}  // namespace bloesem::cli_test
