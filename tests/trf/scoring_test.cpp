#include "trf/scoring.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

PointSystem system_of(const std::string& records) {
  const ReadResult result = read_tournament(records);
  EXPECT_TRUE(result.tournament) << records;
  return result.tournament ? result.tournament->points : PointSystem{.win = -1};
}

Summary scoring_findings(const std::string& records) { return summary(read_tournament(records)); }

TEST(Scoring, IsStandardWithoutRecords) {
  EXPECT_EQ(system_of(""), PointSystem{});
  EXPECT_EQ(system_of("XXS"), PointSystem{});
}

TEST(Xxs, ShortcutsSetTheirGroups) {
  PointSystem expected;
  expected.win = expected.forfeit_win = expected.full_bye = 30;
  expected.draw = expected.half_bye = 10;
  EXPECT_EQ(system_of("XXS W=3 D=1"), expected);
  EXPECT_EQ(expected.pairing_bye, 10);
}

TEST(Xxs, LastAssignmentWins) {
  EXPECT_EQ(system_of("XXS FPB=0\nXXS W=3").full_bye, 30);
  EXPECT_EQ(system_of("XXS W=3 FPB=0").full_bye, 0);
}

TEST(Xxs, SetsEveryValue) {
  const PointSystem expected{.win = 20,
                             .draw = 15,
                             .loss = 5,
                             .forfeit_win = 18,
                             .forfeit_loss = 1,
                             .pairing_bye = 12,
                             .full_bye = 19,
                             .half_bye = 11,
                             .zero_bye = 2};
  EXPECT_EQ(system_of("XXS WW=2 BW=2 WD=1.5 BD=1,5 WL=.5 BL=0.5 fw=1.8 FL=.1 PAB=1.2 FPB=1.9 HPB=1.1 ZPB=.2"),
            expected);
}

TEST(Xxs, ColoursMustScoreAlike) {
  EXPECT_EQ(scoring_findings("XXS WW=3"), Summary{"error colour-scoring 1:5-8"});
  EXPECT_EQ(scoring_findings("XXS WD=1 BD=.5"), Summary{"error colour-scoring 1:10-14"});
  EXPECT_EQ(scoring_findings("XXS BL=.5"), Summary{"error colour-scoring 1:5-9"});
  EXPECT_EQ(scoring_findings("XXS WW=3 BW=3"), Summary{});
}

TEST(Xxs, WrongWordsAreErrors) {
  EXPECT_EQ(scoring_findings("XXS W"), Summary{"error bad-value 1:5-5"});
  EXPECT_EQ(scoring_findings("XXS Q=1"), Summary{"error bad-value 1:5-7"});
  EXPECT_EQ(scoring_findings("XXS W="), Summary{"error bad-points 1:5-6"});
  EXPECT_EQ(scoring_findings("XXS W=-1"), Summary{"error bad-points 1:5-8"});
  EXPECT_EQ(scoring_findings("XXS W=1000"), Summary{"error too-large 1:5-10"});
}

TEST(Bb, ValuesFollowWinAndDraw) {
  PointSystem expected;
  expected.win = expected.forfeit_win = expected.full_bye = expected.pairing_bye = 30;
  expected.draw = expected.half_bye = 10;
  EXPECT_EQ(system_of("BBW  3.0\nBBD  1.0"), expected);
  expected.pairing_bye = 15;
  EXPECT_EQ(system_of("BBU  1.5\nBBW  3.0\nBBD  1.0"), expected);
}

TEST(Bb, SetsLossesAndByes) {
  const PointSystem system = system_of("BBL 0.5\nBBZ  0.3\nBBF    .2");
  EXPECT_EQ(system.loss, 5);
  EXPECT_EQ(system.zero_bye, 3);
  EXPECT_EQ(system.forfeit_loss, 2);
}

TEST(Bb, WrongValuesAreErrors) {
  EXPECT_EQ(scoring_findings("BBW"), Summary{"error bad-points 1:5-5"});
  EXPECT_EQ(scoring_findings("BBW x"), Summary{"error bad-points 1:5-5"});
  EXPECT_EQ(scoring_findings("BBW 1.0 2.0"), Summary{"error bad-points 1:5-11"});
  EXPECT_EQ(scoring_findings("BBW 1000"), Summary{"error too-large 1:5-8"});
}

TEST(Scoring, DialectsMustAgree) {
  EXPECT_EQ(scoring_findings("XXS W=3 D=1 PAB=3\nBBW  3.0\nBBD  1.0"), Summary{});
  EXPECT_EQ(scoring_findings("XXS W=3 D=1\nBBW  3.0\nBBD  1.0"), Summary{"error conflict 3:1-8"});
}

}  // namespace
}  // namespace bloesem::trf::testing
