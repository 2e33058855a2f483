// Malformed records of 2026 with the exact messages; none is silently ignored.
#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "tests/trf/support.hpp"

namespace bloesem::trf::testing {
namespace {

struct Broken {
  const char* record;
  const char* told;
};

void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.record; }

class MalformedRecord : public ::testing::TestWithParam<Broken> {};

TEST_P(MalformedRecord, IsToldAndRefused) {
  const std::string players =
      file({player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), player(3, "1.0", "  0000 - U")});
  const ReadResult read = read_tournament(std::string(GetParam().record) + "\n" + players);
  ASSERT_FALSE(read.tournament);
  EXPECT_EQ(render(read.diagnostics.front(), "f"), GetParam().told);
}

constexpr const char* incomplete_240 =
    "f:1:5: error: the type or the round of the byes is missing (expected F, H or Z, the round and starting "
    "ranks, as "
    "in '240 H 003    6') [bad-value]";

INSTANTIATE_TEST_SUITE_P(
    Rounds, MalformedRecord,
    ::testing::Values(
        Broken{"142", "f:1:5: error: the number of rounds cannot be read (expected one number) [bad-number]"},
        Broken{"142 nine",
               "f:1:5: error: the number of rounds cannot be read (found 'nine', expected one number) "
               "[bad-number]"},
        Broken{"142 9 9",
               "f:1:5: error: the number of rounds cannot be read (found '9 9', expected one number) "
               "[bad-number]"},
        Broken{
            "142 0",
            "f:1:5: error: the number of rounds cannot be read (found '0', expected one number) [bad-number]"},
        Broken{
            "142 -5",
            "f:1:5: error: the number of rounds cannot be read (found '-5', expected one number) [bad-number]"},
        Broken{"142 1000", "f:1:5: error: too many rounds (found '1000', expected at most 999) [too-large]"},
        Broken{"142:9",
               "f:1:4: error: the record code is not followed by a blank (found ':', expected a blank in "
               "column 4) "
               "[shifted-columns]"},
        Broken{"142 9\n142 8",
               "f:2:5: error: the number of rounds differs from line 1 (expected the same on both lines, or "
               "one of them "
               "only) [conflict]"},
        Broken{"142 9\nXXR 8",
               "f:2:5: error: the number of rounds differs from line 1 (expected the same on both lines, or "
               "one of them "
               "only) [conflict]"}));

INSTANTIATE_TEST_SUITE_P(
    Colour, MalformedRecord,
    ::testing::Values(
        Broken{"152", "f:1:5: error: unknown initial colour (expected W or B) [bad-value]"},
        Broken{"152 white",
               "f:1:5: error: unknown initial colour (found 'white', expected W or B) [bad-value]"},
        Broken{"152 -", "f:1:5: error: unknown initial colour (found '-', expected W or B) [bad-value]"},
        Broken{"152 W\nXXC black1",
               "f:2:5: error: the initial colour differs from line 1 (expected the same on both lines, or one "
               "of them "
               "only) [conflict]"}));

INSTANTIATE_TEST_SUITE_P(
    Scoring, MalformedRecord,
    ::testing::Values(
        Broken{"162  Q 1.0",
               "f:1:6: error: unknown scoring code (found 'Q', expected letters W D L A P X, each with its "
               "value, as in "
               "'162  W 3.0    D 1.0') [bad-value]"},
        Broken{"162  W",
               "f:1:6: error: unknown scoring code (found 'W', expected letters W D L A P X, each with its "
               "value, as in "
               "'162  W 3.0    D 1.0') [bad-value]"},
        Broken{"162  W 3.0.1",
               "f:1:8: error: the value of a result cannot be used (found '3.0.1', expected a number like 1.0) "
               "[bad-points]"},
        Broken{"162  W -1.0",
               "f:1:8: error: the value of a result cannot be used (found '-1.0', expected a number like 1.0) "
               "[bad-points]"},
        Broken{"162  W 0.25",
               "f:1:8: error: the value of a result cannot be used (found '0.25', expected a number like 1.0) "
               "[bad-points]"},
        Broken{"162  W 1000",
               "f:1:8: error: the value of a result cannot be used (found '1000', expected a number like 1.0) "
               "[too-large]"},
        Broken{"162  A 0.5    Z 0.0",
               "f:1:17: error: record 162 gives this result two values (see line 1) (expected each letter once "
               "(A and Z "
               "are the same)) [conflict]"}));

INSTANTIATE_TEST_SUITE_P(
    Byes, MalformedRecord,
    ::testing::Values(Broken{"240", incomplete_240},
                      Broken{"240 H",
                             "f:1:5: error: the type or the round of the byes is missing (found 'H', expected "
                             "F, H or Z, the round and "
                             "starting ranks, as in '240 H 003    6') [bad-value]"},
                      Broken{"240 P 002    1",
                             "f:1:5: error: unknown type of bye (found 'P', expected F, H or Z) [bad-value]"},
                      Broken{"240 H 0x2    1",
                             "f:1:7: error: the round cannot be read (found '0x2', expected a number from 1 to "
                             "999) [bad-number]"},
                      Broken{"240 H 000    1",
                             "f:1:7: error: the round cannot be read (found '000', expected a number from 1 to "
                             "999) [bad-number]"},
                      Broken{"240 H 002    9",
                             "f:1:14: error: no player has this starting rank (found '9', expected the "
                             "starting rank of a player) "
                             "[unknown-player]"},
                      Broken{"240 H 005    9",
                             "f:1:14: error: no player has this starting rank (found '9', expected the "
                             "starting rank of a player) "
                             "[unknown-player]"},
                      Broken{
                          "240 H 002  1,2",
                          "f:1:12: error: not a starting rank (found '1,2', expected a number) [bad-number]"},
                      Broken{"240 H 001    1",
                             "f:1:14: error: record 240 gives player 1 a bye H in round 1, but line 2 or "
                             "another record 240 says "
                             "otherwise (found '1', expected the same on both) [conflict]"}));

INSTANTIATE_TEST_SUITE_P(
    Acceleration, MalformedRecord,
    ::testing::Values(
        Broken{"250",
               "f:1:5: error: accelerated rounds cannot be read (expected points, first round, last round, "
               "first and "
               "last starting rank, as in '250       1.0 001 003    1   90') [bad-value]"},
        Broken{"250  1.0      001 003    1    2",
               "f:1:6: error: match points are for teams; single players have their fictitious points in "
               "columns 10-13 "
               "(found '1.0', expected blanks in columns 5-8) [bad-points]"},
        Broken{"250       1/2 001 003    1    2",
               "f:1:11: error: fictitious points cannot be used (found '1/2', expected a number like 1.0) "
               "[bad-points]"},
        Broken{"250       1.0 003 001    1    2",
               "f:1:19: error: the range ends before it begins (found '001', expected 3 or more) [bad-value]"},
        Broken{"250       1.0 001 003    2    1",
               "f:1:31: error: the range ends before it begins (found '1', expected 2 or more) [bad-value]"},
        Broken{"250       1.0 001 003    7    9",
               "f:1:5: error: no player has a starting rank from 7 to 9 (expected starting ranks of players) "
               "[unknown-player]"},
        Broken{"250       1.0 001 1000    1    2",
               "f:1:19: error: the round cannot be read (found '1000', expected a number from 1 to 999) "
               "[too-large]"},
        Broken{"250       1.0 001 001    1    1\nXXA    1  0.5",
               "f:1:5: error: records 250 and XXA (line 2) give player 1 different fictitious points (expected "
               "the "
               "same, or one of the two) [conflict]"}));

INSTANTIATE_TEST_SUITE_P(
    Prohibited, MalformedRecord,
    ::testing::Values(
        Broken{
            "260",
            "f:1:5: error: the rounds of the forbidden pairs are missing (expected first round, last round and "
            "starting ranks, as in '260 001 005    1    2') [bad-value]"},
        Broken{
            "260 001 x     1    2",
            "f:1:9: error: the round cannot be read (found 'x', expected a number from 1 to 999) [bad-number]"},
        Broken{"260 003 001    1    2",
               "f:1:9: error: the range ends before it begins (found '001', expected 3 or more) [bad-value]"},
        Broken{"260 001 005    1   99",
               "f:1:20: error: no player has this starting rank (found '99', expected the starting rank of a "
               "player) "
               "[unknown-player]"},
        Broken{"260 001 005    1    b",
               "f:1:21: error: not a starting rank (found 'b', expected a number) [bad-number]"}));

constexpr const char* refused_team_record =
    "f:1:1: error: this is an event between teams, and pairing by teams is not offered; standings, crosstable, "
    "rankings, convert and lint read the results of its players (expected a tournament of single players, "
    "without "
    "records 300, 320 and 330) [team-record]";

INSTANTIATE_TEST_SUITE_P(Teams, MalformedRecord,
                         ::testing::Values(Broken{"300   1   1   2    1    3", refused_team_record},
                                           Broken{"320  1.0  1.0 000", refused_team_record},
                                           Broken{"330 +- 002 001 002", refused_team_record}));

TEST(KeptRecords, AreNeverAnError) {
  const std::string gap(28, ' ');
  const std::string kept =
      "172 what\n182\n192 NOTHING\n202 /,,:x\n212 \n222 90 minutes\n352 WB\n801 1 x\n802   1 y\n###\n" +
      std::string("ESP    1      Nobody") + gap + "2100\nNED    9      Nobody" + gap + "2100\nESP x\n";
  const std::string bytes = kept + file({player(1, "0.0")});
  EXPECT_TRUE(read_tournament(bytes).tournament);
  EXPECT_EQ(summary(read_tournament(bytes)), Summary{});
  EXPECT_EQ(Document::parse(bytes).to_bytes(), bytes);
}

}  // namespace
}  // namespace bloesem::trf::testing
