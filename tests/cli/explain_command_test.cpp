#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using Words = std::vector<std::string>;

// Six players, of whom 1 has met 2 to 5; a round in which 1 cannot play 6 either has no pairing.
class ExplainCommand : public ProgramTest {
 protected:
  void SetUp() override { write("open.trf", kersen_open()); }

  [[nodiscard]] Finished asked(const Words& question) const {
    Words words{"explain", "open.trf"};
    words.insert(words.end(), question.begin(), question.end());
    return run(words);
  }
};

TEST_F(ExplainCommand, TellsAboutTheRoundWithoutAQuestion) {
  const Finished answer = asked({});
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_EQ(answer.err, kersen_rules);
  EXPECT_THAT(answer.out,
              StartsWith("Kersen Open, round 3 (FIDE Dutch, rules of 2016)\n\nIn round 3, 3 boards "));
  EXPECT_THAT(answer.out, HasSubstr("\n1 Appel floats down from the bracket of 1.5 in round 3.\n"));
}

TEST_F(ExplainCommand, AsksAboutAnEarlierRoundAsItWasPaired) {
  EXPECT_THAT(asked({"--round", "1"}).out, HasSubstr("Nobody floats down in round 1.\n"));
}

// Without --round the coming round is meant, also while one is being played.
TEST_F(ExplainCommand, AnEarlierRoundIsOfferedWhereTheComingOneMayNotBeMeant) {
  EXPECT_EQ(run({"pair", "open.trf", "-i"}).exit_code, 0);
  write("pairs", "0\n");
  EXPECT_THAT(asked({}).err, HasSubstr("draws; use --round N"));
  EXPECT_THAT(run({"judge", "open.trf", "--pairs", "pairs"}).err, HasSubstr("draws; use --round N"));
  EXPECT_THAT(asked({"--round", "3"}).err, Not(HasSubstr("--round")));
  EXPECT_EQ(run({"result", "open.trf", "3-2:=", "1-6:=", "5-4:="}).exit_code, 0);
  const Finished over = asked({"--rounds", "3"});
  EXPECT_EQ(over.exit_code, 3);
  EXPECT_THAT(over.err, HasSubstr("the tournament has 3 rounds; use --round N"));
}

TEST_F(ExplainCommand, AbsenceIsSaidFirst) {
  for (const Words& question : {Words{"--how", "bye Druif"}, Words{"--how", "3-4"}, Words{"--pair", "3-4"}}) {
    Words words = question;
    words.insert(words.end(), {"--absent", "4"});
    const Finished answer = asked(words);
    EXPECT_THAT(answer.out, HasSubstr("\n\n4 Druif takes no part in round 3.\n")) << question[1];
    EXPECT_THAT(answer.out, Not(HasSubstr("was tried"))) << question[1];
  }
}

TEST_F(ExplainCommand, TheByeIsNoFloat) {
  const std::string text = asked({"--absent", "5"}).out;
  EXPECT_THAT(text, HasSubstr(" receives the\npairing-allocated bye.\n"));
}

TEST_F(ExplainCommand, EveryClaimIsInJson) {
  const json answer = json::parse(asked({"--json"}).out);
  EXPECT_EQ(answer["question"], "round");
  EXPECT_EQ(answer["round"], 3);
  EXPECT_EQ(answer["complete"], true);
  EXPECT_EQ(answer["story"][1], json({{"says", "float-down"},
                                      {"text", "1 Appel floats down from the bracket of 1.5 in round 3."},
                                      {"players", {1}},
                                      {"score", "1.5"},
                                      {"round", 3}}));
  EXPECT_EQ(answer["tables"][0]["rows"][0], json({1, "1.5", json::array(), 3, 1, {1}}));
}

TEST_F(ExplainCommand, TablesAsCsv) {
  EXPECT_THAT(
      asked({"--format", "csv"}).out,
      StartsWith("bracket,score,moved-down,residents,pairs,downfloaters\n1,1.5,,3,1,1\n2,1.0,1,1,1,\n"));
}

TEST_F(ExplainCommand, APageNeedsNothingElse) {
  const std::string page = asked({"--format", "html"}).out;
  EXPECT_THAT(
      page, AllOf(StartsWith("<!DOCTYPE html>"), HasSubstr("1 Appel floats down"), Not(HasSubstr("<script"))));
}

TEST_F(ExplainCommand, AllPairsAsCsv) {
  const std::string text = asked({"--all-pairs", "--format", "csv"}).out;
  EXPECT_THAT(text, StartsWith("one,other,fate,article,bracket,value,with\n1,2,met,C.1,,,\n"
                               "1,3,criterion,C.10,1,0,1\n"));
  EXPECT_THAT(text, HasSubstr("\n1,6,plays,,,,\n"));
}

TEST_F(ExplainCommand, AllPairsHaveTheSameAnswersInJson) {
  const json answer = json::parse(asked({"--all-pairs", "--json"}).out);
  EXPECT_EQ(answer["players"], json({1, 2, 3, 4, 5, 6}));
  ASSERT_EQ(answer["rows"].size(), 6U);
  EXPECT_EQ(answer["rows"][0], "");
  const std::size_t number = std::stoul(answer["rows"][1].get<std::string>());
  EXPECT_EQ(answer["answers"][number]["fate"], "met");
  EXPECT_EQ(answer["answers"][number]["article"], "C.1");
}

TEST_F(ExplainCommand, AllPairsAsAPictureOfLetters) {
  EXPECT_THAT(asked({"--all-pairs"}).out, HasSubstr("\n     1 \\ x "));
}

TEST_F(ExplainCommand, AllPairsAsAPage) {
  const std::string page = asked({"--all-pairs", "--format", "html"}).out;
  EXPECT_THAT(
      page, HasSubstr("title=\"1-3: C.10: players who do not get their colour preference: 0 \xE2\x86\x92 1\""));
}

TEST_F(ExplainCommand, WhetherARoundIsTheOnlyOne) {
  const Finished answer = asked({"--only-one"});
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_THAT(answer.out, HasSubstr("The pairing of round 3 is the only one with these criteria"));
  EXPECT_THAT(asked({"--only-one", "--round", "1"}).out, HasSubstr("boards of round 1 could be otherwise"));
}

TEST_F(ExplainCommand, WhichOtherPairsABracketCouldHave) {
  const json answer = json::parse(asked({"--only-one", "--round", "1", "--bracket", "0.0", "--json"}).out);
  EXPECT_EQ(answer["story"][0]["says"], "bracket-otherwise") << answer;
}

TEST_F(ExplainCommand, OnlyOneGoesWithNoOtherQuestion) {
  const Finished answer = asked({"--only-one", "--bye"});
  EXPECT_EQ(answer.exit_code, 3);
  EXPECT_THAT(answer.err, HasSubstr("--only-one"));
}

TEST_F(ExplainCommand, ARoundWithoutPairing) {
  const Finished answer = asked({"--forbid", "1-3,1-4,1-5,1-6"});
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_THAT(answer.out, HasSubstr("1 Appel"));
  EXPECT_EQ(json::parse(asked({"--forbid", "1-3,1-4,1-5,1-6", "--json"}).out)["question"], "impossible");
}

TEST_F(ExplainCommand, RoundsAhead) {
  const Finished answer = asked({"--rounds-ahead"});
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_THAT(answer.out, HasSubstr("Whatever the results, "));
}

TEST_F(ExplainCommand, OneQuestionAtATime) {
  const Finished answer = asked({"--all-pairs", "--rounds-ahead"});
  EXPECT_EQ(answer.exit_code, 3);
  EXPECT_EQ(answer.err,
            "bloesem: error: one question at a time: --all-pairs cannot be combined with --rounds-ahead\n");
  EXPECT_THAT(answer.out, IsEmpty());
}

TEST_F(ExplainCommand, JobsAreForSearches) {
  const Finished one = asked({"--how", "1-2", "--jobs", "1"});
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_EQ(asked({"--how", "1-2", "--jobs", "3"}).out, one.out);
  const Finished answer = asked({"--pair", "1-2", "--jobs", "2"});
  EXPECT_EQ(answer.exit_code, 3);
  EXPECT_EQ(answer.err, "bloesem: error: --jobs requires --how\n");
}

TEST_F(ExplainCommand, LanguagesThatHaveAColumn) {
  EXPECT_EQ(asked({"--lang", "en"}).exit_code, 0);
  const Finished answer = asked({"--lang", "nl"});
  EXPECT_EQ(answer.exit_code, 3);
  EXPECT_THAT(answer.err, HasSubstr("found 'nl', expected en"));
}

TEST_F(ExplainCommand, DoesNotReplaceTheTournament) {
  EXPECT_EQ(asked({"-o", "open.trf"}).exit_code, 3);
  EXPECT_EQ(read("open.trf"), kersen_open());
}

}  // namespace
}  // namespace bloesem::cli_test
