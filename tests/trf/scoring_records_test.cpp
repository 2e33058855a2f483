#include "trf/scoring_records.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/trf/reader.hpp"
#include "tests/support/random.hpp"

namespace bloesem::trf {
namespace {

using Lines = std::vector<std::string>;

const PointSystem three_one{
    .win = 30, .draw = 10, .forfeit_win = 30, .pairing_bye = 10, .full_bye = 30, .half_bye = 10};

PointSystem read_back(const ScoringRecords& records) {
  std::string text = "012 x\n";
  for (const std::string& line : records.lines) text += line + "\n";
  const ReadResult read = read_tournament(text);
  EXPECT_TRUE(read.diagnostics.empty()) << text;
  PointSystem system = read.tournament.value().points;
  if (system.unfinished == system.draw) system.unfinished.reset();
  return system;
}

TEST(ScoringRecords, TheStandardNeedsNone) {
  for (const auto write : {xxs_records, bb_records, records_162}) {
    EXPECT_EQ(write({}).lines, Lines{});
    EXPECT_EQ(write({}).unsaid, Lines{});
  }
}

TEST(ScoringRecords, ThreeOneNoughtInEachDialect) {
  EXPECT_EQ(xxs_records(three_one).lines, Lines{"XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 FW=3.0 FPB=3.0 HPB=1.0"});
  EXPECT_EQ(bb_records(three_one).lines,
            (Lines{"BBW  3.0", "BBD  1.0", "BBL  0.0", "BBF  0.0", "BBU  1.0", "BBZ  0.0"}));
  EXPECT_EQ(records_162(three_one).lines, Lines{"162  W 3.0    D 1.0    P 1.0"});
  for (const auto write : {xxs_records, bb_records, records_162}) EXPECT_EQ(write(three_one).unsaid, Lines{});
}

TEST(ScoringRecords, WhatADialectCannotSayIsNamed) {
  PointSystem odd = three_one;
  odd.full_bye = 10;
  odd.half_bye = 0;
  odd.forfeit_win = 20;
  odd.forfeit_loss = 5;
  odd.unfinished = 0;
  EXPECT_EQ(xxs_records(odd).unsaid, Lines{"unfinished games"});
  EXPECT_EQ(bb_records(odd).unsaid,
            (Lines{"forfeit wins", "full-point byes", "half-point byes", "unfinished games"}));
  EXPECT_EQ(records_162(odd).unsaid,
            (Lines{"forfeit wins", "forfeit losses", "full-point byes", "half-point byes"}));
  EXPECT_EQ(records_162(odd).lines, Lines{"162  W 3.0    D 1.0    P 1.0    X 0.0"});
}

TEST(ScoringRecords, ValuesHaveFourColumns) {
  PointSystem large;
  large.win = large.forfeit_win = large.full_bye = 1000;
  EXPECT_EQ(records_162(large).unsaid, Lines{});
  EXPECT_EQ(records_162(large).lines, Lines{"162  W 100    P 1.0"});
  large.win = large.forfeit_win = large.full_bye = 1005;
  EXPECT_EQ(records_162(large).unsaid, (Lines{"wins", "forfeit wins", "full-point byes"}));
  EXPECT_EQ(xxs_records(large).unsaid, Lines{});
}

// Values not listed as unsaid are read back unchanged.
TEST(ScoringRecords, AreReadAsTheyWereMeant) {
  test::Random random(4711);
  for (int i = 0; i < 300; ++i) {
    const auto value = [&random] { return random.between(0, 30); };
    PointSystem system{value(), value(), value(), value(), value(), value(), value(), value(), value(), {}};
    if (random.chance(50)) system.forfeit_win = system.full_bye = system.win;
    if (random.chance(50)) system.half_bye = system.draw;
    if (random.chance(50)) system.forfeit_loss = system.zero_bye;
    if (random.chance(20)) system.unfinished = value();
    if (system.unfinished == system.draw) system.unfinished.reset();
    for (const auto write : {xxs_records, bb_records, records_162}) {
      const ScoringRecords records = write(system);
      EXPECT_EQ(records.unsaid.empty(), read_back(records) == system);
    }
  }
}

}  // namespace
}  // namespace bloesem::trf
