// The options that messages name. The library names none; the program adds those that its command has.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Arguments = std::vector<std::string>;

class OptionHints : public ProgramTest {
 protected:
  // Returns the messages of a run that ends with this exit code.
  [[nodiscard]] std::string messages(const Arguments& arguments, int exit_code = 3) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code) << result.err;
    return result.err;
  }

  // Returns the text without the lines of this record.
  [[nodiscard]] static std::string without(std::string text, const std::string& code) {
    for (std::size_t at = text.find(code + ' '); at != std::string::npos; at = text.find(code + ' '))
      text.erase(at, text.find('\n', at) + 1 - at);
    return text;
  }
};

TEST_F(OptionHints, TheNumberOfRounds) {
  write("t.trf", without(kersen_open(), "XXR"));
  for (const char* engine : {"matching", "sequence"})
    EXPECT_THAT(messages({"pair", "t.trf", "--engine", engine}), HasSubstr("--rounds")) << engine;
  EXPECT_THAT(messages({"pair", "t.trf", "--paranoid"}), HasSubstr("--rounds"));
  write("pairs", round_three);
  EXPECT_THAT(messages({"judge", "t.trf", "--pairs", "pairs"}), HasSubstr("--rounds"));
  EXPECT_THAT(messages({"pair", "t.trf", "--acceleration", "baku"}), HasSubstr("--rounds"));
  EXPECT_THAT(messages({"pair", "t.trf", "--rounds", "5"}, 0), Not(HasSubstr("--rounds")));
}

TEST_F(OptionHints, TheInitialColour) {
  write("t.trf", without(kersen_open_unplayed(), "XXC"));
  for (const char* engine : {"matching", "sequence"})
    EXPECT_THAT(messages({"pair", "t.trf", "--engine", engine}), HasSubstr("--initial-colour")) << engine;
  write("pairs", "3\n1 4\n5 2\n3 6\n");
  EXPECT_THAT(messages({"judge", "t.trf", "--pairs", "pairs"}), HasSubstr("--initial-colour"));
}

// A file may lack what has nothing to do with its error.
TEST_F(OptionHints, OnlyAgainstTheErrorThatOccurred) {
  write("t.trf", without(without(kersen_open_unplayed(), "XXC"), "XXR"));
  const std::string message = messages({"pair", "t.trf", "--round", "4"});
  EXPECT_THAT(message, HasSubstr("round 4 cannot be paired"));
  EXPECT_THAT(message, Not(HasSubstr("--")));
}

TEST_F(OptionHints, TheEditionOfTheRules) {
  write("t.trf", without(kersen_open(), "042"));
  EXPECT_THAT(messages({"pair", "t.trf"}, 0), HasSubstr("--rules"));
  EXPECT_THAT(messages({"check", "t.trf"}, 0), HasSubstr("--rules"));
  EXPECT_THAT(messages({"result", "t.trf", "--pair", "1-3", "--pair", "2-4", "--pair", "5-6"}, 3),
              Not(HasSubstr("--rules")));
  // Another engine's command line may begin with the option.
  EXPECT_THAT(messages({"--verbose", "t.trf", "-p"}, 0), HasSubstr("--rules"));
  EXPECT_THAT(messages({"--verbose", "--rules", "2016", "t.trf", "-p"}, 0), Not(HasSubstr("--rules")));
}

TEST_F(OptionHints, AnotherSystemIsPairedAsRequested) {
  write("t.trf", "192 FIDE_SCHEVENINGEN\n" + kersen_open());
  EXPECT_THAT(messages({"pair", "t.trf", "--system", "dutch", "--rules", "2016"}, 0),
              HasSubstr("FIDE_SCHEVENINGEN"));
}

TEST_F(OptionHints, TheRegulationsAndTheListOfTieBreaks) {
  const std::string ranked = run({"generate", "--rules", "2016", "--seed", "3", "--players", "8", "--rounds",
                                  "5", "--tiebreaks", "BH"})
                                 .out;
  write("ranked.trf", without(ranked, "042"));
  write("other.trf", without(ranked, "042"));
  for (const Arguments& command :
       {Arguments{"check", "ranked.trf"}, Arguments{"check", "ranked.trf", "other.trf"},
        Arguments{"standings", "ranked.trf"}, Arguments{"rankings", "ranked.trf", "--by", "number:1-8"},
        Arguments{"report", "ranked.trf", "-o", "page.html"}})
    EXPECT_THAT(messages(command, 0), HasSubstr("--tiebreak-rules")) << command.front();
  EXPECT_THAT(messages({"check", "ranked.trf", "--tiebreak-rules", "2026"}, 0),
              Not(HasSubstr("--tiebreak-rules")));
  write("t.trf", kersen_open());
  for (const char* command : {"standings", "crosstable"})
    EXPECT_THAT(messages({command, "t.trf"}, 0), HasSubstr("--tiebreaks")) << command;
}

TEST_F(OptionHints, PointsAreRecomputedByTheCommandsThatCan) {
  std::string text = kersen_open();
  text.replace(text.find(" 1.5 "), 5, " 2.5 ");
  write("t.trf", text);
  for (const Arguments& command : {Arguments{"pair", "t.trf"}, Arguments{"result", "t.trf", "--show"},
                                   Arguments{"convert", "t.trf", "--to", "json"}}) {
    const std::string message = messages(command);
    EXPECT_THAT(message, HasSubstr("t.trf:5:81: ")) << command.front();
    EXPECT_THAT(message, HasSubstr("--recompute")) << command.front();
  }
  EXPECT_THAT(messages({"check", "t.trf"}, 0), Not(HasSubstr("--recompute")));
  EXPECT_THAT(run({"lint", "t.trf"}).out, Not(HasSubstr("--recompute")));
}

TEST_F(OptionHints, TheRoundWhenAllAreAbsent) {
  write("t.trf", report("042 2025/05/02\nXXR 5\n", {{1, "Appel, Ans", 2400, "1.0", {"2 w 1", "0000 - Z"}},
                                                    {2, "Braam, Bob", 2300, "0.0", {"1 b 0", "0000 - H"}}}));
  EXPECT_THAT(messages({"pair", "t.trf"}), HasSubstr("--round "));
  EXPECT_EQ(run({"pair", "t.trf", "--round", "2"}).exit_code, 0);
  // Here --round means something else.
  const std::string message = messages({"result", "t.trf", "--show"});
  EXPECT_THAT(message, HasSubstr("[everybody-absent]"));
  EXPECT_THAT(message, Not(HasSubstr("--round")));
}

TEST_F(OptionHints, TheNumberOfRoundsWhenThereAreMoreColumns) {
  std::string text = kersen_open();
  text.replace(text.find("XXR 5"), 5, "XXR 1");
  write("t.trf", text);
  EXPECT_THAT(messages({"pair", "t.trf"}), HasSubstr("--rounds"));
  // This command has no such option.
  const std::string message = messages({"crosstable", "t.trf"}, 0);
  EXPECT_THAT(message, HasSubstr("[too-many-rounds]"));
  EXPECT_THAT(message, Not(HasSubstr("--rounds")));
}

TEST_F(OptionHints, DuplicatePlayers) {
  EXPECT_THAT(messages({"new", "a.trf", "--rounds", "5", "--initial-colour", "W", "--player", "Kok, Jan",
                        "--player", "Kok, Jan"}),
              HasSubstr("--allow-duplicates"));
  write("t.trf", kersen_open());
  const std::string message = messages({"result", "t.trf", "--enter", "Appel, Ans;1900"});
  EXPECT_THAT(message, HasSubstr("1 (Appel, Ans)"));
  EXPECT_THAT(message, HasSubstr("--allow-duplicates"));
  EXPECT_EQ(run({"result", "t.trf", "--enter", "Appel, Ans;1900", "--allow-duplicates"}).exit_code, 0);
}

TEST_F(OptionHints, ResultsThatWouldBeLost) {
  write("t.trf", kersen_open());
  EXPECT_THAT(messages({"result", "t.trf", "--undo-round", "2"}), HasSubstr("--yes"));
  EXPECT_EQ(run({"result", "t.trf", "--undo-round", "2", "--yes"}).exit_code, 0);
}

}  // namespace
}  // namespace bloesem::cli_test
