// Double-Swiss and Swiss Team through the program.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>

#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class MatchFiles : public ProgramTest {
 protected:
  void SetUp() override {
    const std::filesystem::path fixtures = BLOESEM_FIXTURES_DIR;
    write("event.trf", bloesem::test::content_of(fixtures / "systems/double-swiss-2026/t-40003.trf"));
  }
};

constexpr const char* third_match = "5\n1 3\n6 2\n10 4\n5 9\n8 7\n";

TEST_F(MatchFiles, RoundsAreMatches) {
  EXPECT_EQ(run({"check", "event.trf", "--system", "double-swiss"}).out,
            "1 tournament, 8 rounds, 0 differences\n");
  EXPECT_EQ(run({"pair", "event.trf", "--system", "double-swiss", "--round", "3"}).out, third_match);
  write("stated.trf", read("event.trf") + "192 FIDE_DOUBLESWISS\n");
  EXPECT_EQ(run({"pair", "stated.trf", "--round", "3", "--paranoid"}).out, third_match);
  EXPECT_EQ(run({"pair", "stated.trf", "--round", "3", "--reading", "c6=graded"}).out, third_match);
  EXPECT_EQ(run({"check", "stated.trf"}).exit_code, 0);
  EXPECT_EQ(run({"pair", "event.trf"}).exit_code, 3) << "16 columns, but 8 rounds";
}

TEST_F(MatchFiles, AreNotWritten) {
  write("stated.trf", read("event.trf") + "192 FIDE_DOUBLESWISS\n");
  const Finished paired = run({"pair", "stated.trf", "--into", "new.trf", "--rounds", "9"});
  EXPECT_EQ(paired.exit_code, 3);
  EXPECT_THAT(paired.err, HasSubstr("--into cannot write matches of two games"));
  const Finished result = run({"result", "stated.trf", "--show"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("cannot write matches of two games"));
  const Finished named = run({"result", "event.trf", "--system", "double-swiss", "--show"});
  EXPECT_EQ(named.exit_code, 3);
}

TEST_F(MatchFiles, AColumnTooManyOrTooFewIsNamed) {
  std::string text = read("event.trf");
  const std::size_t second_game = text.find("     6 b =");
  ASSERT_NE(second_game, std::string::npos);
  text.replace(second_game, 10, "  0000 - H");
  text.replace(text.find("     1 w =", second_game), 10, "  0000 - H");
  write("broken.trf", text);
  const Finished checked = run({"check", "broken.trf", "--system", "double-swiss"});
  EXPECT_EQ(checked.exit_code, 3);
  EXPECT_THAT(checked.err, HasSubstr("are not one match"));
}

// Four teams after a round: 1 and 2 won with White and Black.
constexpr const char* team_event =
    "001    1      Leiden                                                             2.0    1     3 w 1\n"
    "001    2      Delft                                                              2.0    2     4 b 1\n"
    "001    3      Goes                                                               0.0    3     1 b 0\n"
    "001    4      Sneek                                                              0.0    4     2 w 0\n"
    "XXR 5\nXXC white1\nXXS W=2 D=1\n### bloesem:system team-swiss\n";

TEST_F(MatchFiles, EventsOfMatchesAreGeneratedAndReplayed) {
  for (const std::string system : {"double-swiss", "team-swiss"}) {
    const Finished generated = run(
        {"generate", "--system", system, "--players", "9", "--rounds", "4", "--seed", "1", "-o", "event.trf"});
    EXPECT_EQ(generated.exit_code, 0) << generated.err;
    EXPECT_THAT(run({"check", "event.trf"}).out, HasSubstr("1 tournament, 4 rounds, 0 differences"));
  }
}

TEST_F(MatchFiles, TeamsAreRankedByGamePointsForColours) {
  write("teams.trf", team_event);
  const Finished paired = run({"pair", "teams.trf"});
  EXPECT_EQ(paired.out, "2\n2 1\n3 4\n") << paired.err;
  EXPECT_EQ(run({"pair", "teams.trf", "--reading", "preferences=type-b", "--reading", "scores=mp"}).out,
            "2\n2 1\n3 4\n");
  EXPECT_THAT(run({"pair", "teams.trf", "--reading", "scores=gp"}).err, HasSubstr("game points come first"));
  write("teams.trf", std::string(team_event) + "### bloesem:game-points 1 2.5\n### bloesem:game-points 2 3\n");
  EXPECT_EQ(run({"pair", "teams.trf", "--reading", "scores=gp-mp"}).exit_code, 0);
}

}  // namespace
}  // namespace bloesem::cli_test
