#include "trf/virtual_records.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/trf/support.hpp"

namespace bloesem::trf {
namespace {

using Lines = std::vector<std::string>;

TEST(VirtualRecords, OneFieldForEachRound) {
  EXPECT_EQ(xxa_record(7, {10, 0, 5}), "XXA    7  1.0  0.0  0.5");
  EXPECT_EQ(xxa_record(1234, {995, 1000}), "XXA 1234 99.5  100");
}

TEST(VirtualRecords, OneLineForEachRunOfRounds) {
  EXPECT_EQ(records_250({1, 4}, {10, 10, 10, 5, 5}),
            (Lines{"250       1.0 001 003    1    4", "250       0.5 004 005    1    4"}));
  EXPECT_EQ(records_250({2, 2}, {0, 10, 0, 0, 5}),
            (Lines{"250       1.0 002 002    2    2", "250       0.5 005 005    2    2"}));
  EXPECT_EQ(records_250({1, 9}, {}), Lines{});
  EXPECT_EQ(records_250({1, 9}, {0, 0}), Lines{});
}

TEST(VirtualRecords, AreReadAsTheyWereMeant) {
  const std::vector<Points> points = {10, 10, 0, 5, 0, 20};
  std::string players =
      testing::file({testing::player(1, "0.0"), testing::player(2, "0.0"), testing::player(3, "0.0")});
  std::string ranges = players;
  for (const std::string& line : records_250({2, 3}, points)) ranges += line + "\n";
  for (const std::string& text : {players + xxa_record(2, points) + "\n" + xxa_record(3, points), ranges}) {
    const ReadResult read = read_tournament(text);
    ASSERT_TRUE(read.tournament && read.diagnostics.empty()) << text;
    EXPECT_TRUE(read.tournament->players[0].virtual_points.empty());
    EXPECT_EQ(read.tournament->players[1].virtual_points, points);
    EXPECT_EQ(read.tournament->players[2].virtual_points, points);
  }
}

}  // namespace
}  // namespace bloesem::trf
