// Configuration files of other generators: their keys, and errors in them.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class GeneratorConfig : public ProgramTest {
 protected:
  [[nodiscard]] Finished generate(const std::string& dialect, const std::string& config,
                                  const std::vector<std::string>& more = {}) const {
    write("a.cfg", config);
    std::vector<std::string> words{"generate", "--seed", "1", "--config", "a.cfg"};
    if (!dialect.empty()) words.insert(words.end(), {"--config-dialect", dialect});
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }

  // Returns the settings as the generated file states them.
  [[nodiscard]] std::string settings(const std::string& dialect, const std::string& config,
                                     const std::vector<std::string>& more = {}) const {
    const Finished result = generate(dialect, config, more);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.err, IsEmpty());
    const std::size_t from = result.out.find("### --");
    return result.out.substr(from, result.out.find('\n', from) - from) + " ";
  }

  [[nodiscard]] std::string refused(const std::string& dialect, const std::string& config) const {
    const Finished result = generate(dialect, config);
    EXPECT_EQ(result.exit_code, 3) << config;
    EXPECT_THAT(result.out, IsEmpty());
    return result.err;
  }
};

TEST_F(GeneratorConfig, KeysOfBbpPairings) {
  EXPECT_THAT(
      settings("bbp",
               "# all of them\nPlayersNumber=20\nRoundsNumber=8\nDrawPercentage=35\nHighestRating=2100\n"
               "LowestRating=1800\nForfeitRate=4\nRetiredRate=10\nHalfPointByeRate=5\nPointsForWin=3.0\n"
               "PointsForDraw=1.0\nPointsForLoss=0.5\nPointsForForfeitLoss=0.2\nPointsForPAB=2.0\n"),
      AllOf(HasSubstr("--players 20 --rounds 8 --highest-rating 2100 --lowest-rating 1800 --spread uniform "),
            // 1 - sqrt(3/4) = 0.133974 on each side.
            HasSubstr(" --draws 35 --forfeits 232.051 --double-forfeits 17.949 "),
            // One player in 10, or in 5, once in 8 rounds.
            HasSubstr(" --half-byes 25 --full-byes 0 --zero-byes 12.5 "),
            HasSubstr(" --win-points 3 --loss-points 0.5 --draw-points 1 --pairing-bye-points 2 "),
            HasSubstr(" --forfeit-win-points 3 --forfeit-loss-points 0.2 --full-bye-points 3 "),
            HasSubstr(" --half-bye-points 1 --zero-bye-points 0.2 ")));
}

TEST_F(GeneratorConfig, KeysOfJaVaFo) {
  EXPECT_THAT(
      settings("javafo",
               "PlayersNumber=20\nRoundsNumber = "
               "8\nForfeitRate=40\nQuickgameRate=10\nZPBRate=7\nHPBRate=8\nFPBRate=9\n"
               "HighestRating=2100\nLowestRating=1800\nGroups=4\nSeparator=33\nWWPoints=3\nBWPoints=3."
               "0\nWDPoints=1\n"
               "BDPoints=1\nWLPoints=.5\nBLPoints=0.5\nZPBPoints=.2\nHPBPoints=.7\nFPBPoints=2\nPABPoints=2.5\n"
               "FWPoints=2.8\nFLPoints=.1\n",
               {"--to", "trfx"}),
      AllOf(
          HasSubstr(
              "--players 20 --rounds 8 --highest-rating 2100 --lowest-rating 1800 --spread gaussian --groups 4 "
              "--separator 33 "),
          HasSubstr(" --forfeits 40 --double-forfeits 0 --quick-games 10 "),
          HasSubstr(" --half-byes 8 --full-byes 9 --zero-byes 7 --withdrawals 0 "),
          HasSubstr(" --win-points 3 --loss-points 0.5 --draw-points 1 --pairing-bye-points 2.5 "),
          HasSubstr(
              " --forfeit-win-points 2.8 --forfeit-loss-points 0.1 --full-bye-points 2 --half-bye-points 0.7 "
              "--zero-bye-points 0.2 ")));
}

TEST_F(GeneratorConfig, OptionsWin) {
  EXPECT_THAT(settings("bbp", "PlayersNumber=20\nForfeitRate=4\n", {"--players", "22", "--forfeits", "5"}),
              AllOf(HasSubstr("--players 22 "), HasSubstr("--forfeits 5 --double-forfeits 0 ")));
}

TEST_F(GeneratorConfig, CommentsBlanksAndEveryEndOfLine) {
  for (const std::string end : {"\n", "\r", "\r\n"})
    EXPECT_THAT(
        settings("bbp", "# x" + end + end + " # y" + end + "PlayersNumber=9 " + end + "\tRoundsNumber\t=\t3"),
        HasSubstr("--players 9 --rounds 3 "));
}

TEST_F(GeneratorConfig, KeysThatMeanOtherThingsElsewhereAreTold) {
  EXPECT_THAT(generate("", "PlayersNumber=9\nForfeitRate=10\n").err,
              ::testing::HasSubstr("a.cfg:2:1: warning: ForfeitRate "));
  EXPECT_EQ(generate("", "PlayersNumber=9\n").err, "");
}

TEST_F(GeneratorConfig, WhatIsWrongIsToldWithItsPlace) {
  EXPECT_THAT(refused("", "# x\nPlayers=9\n"), ::testing::StartsWith("a.cfg:2:1: error: found 'Players'"));
  EXPECT_THAT(refused("", " ZPBRate=9\n"), ::testing::StartsWith("a.cfg:1:2: error: found 'ZPBRate'"));
  EXPECT_THAT(refused("javafo", "RetiredRate=9\n"),
              ::testing::StartsWith("a.cfg:1:1: error: found 'RetiredRate'"));
  EXPECT_THAT(refused("", "PlayersNumber\n"), ::testing::StartsWith("a.cfg:1:1: error: found 'PlayersNumber'"));
  EXPECT_THAT(refused("", "=9\n"), ::testing::StartsWith("a.cfg:1:1: error: found ''"));
  EXPECT_THAT(refused("", "PlayersNumber=\n"),
              ::testing::StartsWith("a.cfg:1:15: error: PlayersNumber: found ''"));
  EXPECT_THAT(refused("", "PlayersNumber = 1O\n"),
              ::testing::StartsWith("a.cfg:1:17: error: PlayersNumber: found '1O'"));
  EXPECT_THAT(refused("", "RetiredRate=1.9\n"),
              ::testing::StartsWith("a.cfg:1:13: error: RetiredRate: found '1.9'"));
  EXPECT_THAT(refused("", "DrawPercentage=100.1\n"),
              ::testing::StartsWith("a.cfg:1:16: error: DrawPercentage: found '100.1'"));
  EXPECT_THAT(refused("", "PlayersNumber=9\nRoundsNumber=3\nPlayersNumber=9\n"),
              ::testing::StartsWith("a.cfg:3:1: "));
  EXPECT_THAT(refused("javafo", "WWPoints=2\n"),
              ::testing::StartsWith("a.cfg:1:10: error: WWPoints: found '2'"));
  EXPECT_THAT(refused("", std::string("Pl\x1b\xff") + "=9\n"),
              ::testing::StartsWith("a.cfg:1:1: error: found 'Pl\\x1b\xC3\xBF'"));
}

TEST_F(GeneratorConfig, ImpossibleOnesAreRefused) {
  EXPECT_THAT(refused("", "PlayersNumber=6\nRoundsNumber=9\n"),
              ::testing::StartsWith("bloesem: error: rounds: found 9"));
  EXPECT_THAT(refused("", "HighestRating=1400\nLowestRating=1500\n"),
              ::testing::StartsWith("bloesem: error: lowest-rating: found 1500"));
  EXPECT_EQ(run({"generate", "--seed", "1", "--config", "none.cfg"}).exit_code, 5);
}

}  // namespace
}  // namespace bloesem::cli_test
