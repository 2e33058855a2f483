// bloesem rankings, prizes, ratings, upsets, zermelo: the requests that they refuse. Their output is kept
// in fixtures/rankings.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using bloesem::test::content_of;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Words = std::vector<std::string>;

class RankingsCommands : public ProgramTest {
 protected:
  void SetUp() override { write("open.trf", kersen_open()); }

  // Expects exit code 3 and nothing but one message.
  void expect_refused(const Words& words, const std::string& what) const {
    const Finished result = run(words);
    EXPECT_EQ(result.exit_code, 3) << what;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr(what));
  }
};

TEST_F(RankingsCommands, RefuseUnknownGroups) {
  expect_refused({"rankings", "open.trf"}, "--by");
  expect_refused({"rankings", "open.trf", "--by", "club"}, "found 'club'");
  expect_refused({"rankings", "open.trf", "--by", "rating"}, "rating needs ranges");
  expect_refused({"rankings", "open.trf", "--by", "sex:1-2"}, "sex takes no ranges");
  expect_refused({"rankings", "open.trf", "--by", "rating:2000-1000"}, "found '2000-1000'");
  expect_refused({"rankings", "open.trf", "--by", "rating:1-9,9-"}, "the ranges 1-9 and 9- overlap");
  expect_refused({"rankings", "open.trf", "--by", "age:2000-", "--best", "0"}, "a number from 1 to 9999");
}

// The file has neither teams nor dates of birth.
TEST_F(RankingsCommands, RefuseGroupsThatTheFileDoesNotTell) {
  expect_refused({"rankings", "open.trf", "--by", "team"}, "team");
  expect_refused({"rankings", "open.trf", "--by", "age"}, "date of birth");
  write("teams.trf", kersen_open() + "013 Noord                              1    9\n");
  expect_refused({"rankings", "teams.trf", "--by", "team"}, "found '9'");
}

TEST_F(RankingsCommands, RefuseAmountsThatAreNone) {
  expect_refused({"prizes", "open.trf"}, "--amounts");
  for (const char* amount : {"1e3", "-5", "1.005", "5.", ".5", "1,,2", "99999999999999999999", "x"})
    expect_refused({"prizes", "open.trf", "--amounts", amount}, "expected an amount such as 500 or 249.50");
  expect_refused({"prizes", "open.trf", "--amounts", "900000000000,900000000000"}, "together are too large");
  expect_refused({"prizes", "open.trf", "--amounts", "5", "--sharing", "half"}, "hort, equal or place");
  EXPECT_THAT(run({"prizes", "open.trf", "--amounts", "10,5.5", "--amounts", "2.25", "--format", "csv"}).out,
              HasSubstr(",1.5,2.25,"));
}

TEST_F(RankingsCommands, PrizesWithoutPlayersAreTold) {
  EXPECT_THAT(run({"prizes", "open.trf", "--amounts", "9,8,7,6,5,4,3.5"}).out,
              EndsWith("There are fewer players than prizes: 3.50 is not given out.\n"));
}

TEST_F(RankingsCommands, RefuseParametersThatAreNone) {
  for (const char* number : {"-1", "1e3", "nan", "inf", "0x1", "1,5"})
    expect_refused({"zermelo", "open.trf", "--draws", number}, "expected a decimal number such as 0.5");
  expect_refused({"zermelo", "open.trf", "--colours", "0"}, "the colour parameter must lie between");
  expect_refused({"zermelo", "open.trf", "--prior", "1000001"}, "the prior must lie between");
  expect_refused({"zermelo", "open.trf", "--after", "9"}, "--after: found 9, the file has 2 rounds");
}

TEST_F(RankingsCommands, RefuseKThatIsNone) {
  for (const char* k : {"4", "4:", ":20", "4:0", "4:101", "4:2.5", "x:20"})
    EXPECT_EQ(run({"ratings", "open.trf", "--k-of", k}).exit_code, 3) << k;
  expect_refused({"ratings", "open.trf", "--k-of", "9:20"}, "found '9'");
  expect_refused({"ratings", "open.trf", "--after", "3"}, "--after: found 3, the file has 2 rounds");
  expect_refused({"upsets", "open.trf", "--round", "3"}, "--round: found 3, the file has 2 rounds");
}

TEST_F(RankingsCommands, TakeNoTournamentForAnOutput) {
  for (const Words& words : {Words{"ratings"}, Words{"upsets"}, Words{"zermelo"},
                             Words{"rankings", "--by", "sex"}, Words{"prizes", "--amounts", "5"}}) {
    Words all = words;
    all.insert(all.end(), {"open.trf", "-o", "open.trf"});
    expect_refused(all, "would replace the tournament");
    all.back() = "new.txt";
    EXPECT_EQ(run(all).exit_code, 0) << words.front();
    EXPECT_FALSE(read("new.txt").empty());
  }
}

// docs/rankings.md shows the program's real output.
TEST_F(RankingsCommands, AreShownAsTheyAre) {
  const std::string document = content_of(fs::path(BLOESEM_SOURCE_DIR) / "docs" / "rankings.md");
  for (const char* kept : {"rating.txt", "teams.txt", "hort.txt", "ratings.txt", "upsets.txt", "zermelo.txt"})
    EXPECT_THAT(document, HasSubstr(content_of(fs::path(BLOESEM_FIXTURES_DIR) / "rankings" / kept))) << kept;
}

// Names are escaped and cannot affect the terminal.
TEST_F(RankingsCommands, NamesSteerNoTerminal) {
  std::string text = kersen_open();
  text.replace(text.find("Appel, Ans"), 10, "\x1b[31m;,\"x\"");
  write("steer.trf", text);
  EXPECT_THAT(run({"zermelo", "steer.trf"}).out, HasSubstr(R"(  \x1b[31m;,"x"  )"));
  EXPECT_THAT(run({"ratings", "steer.trf", "--format", "csv"}).out, HasSubstr(R"(,"\x1b[31m;,""x""",)"));
}

}  // namespace
}  // namespace bloesem::cli_test
