// Tournaments with known pairings: some in fixtures/, and a whole collection, if available
// (-DBLOESEM_SYSTEMS_ORACLE_DIR=...).
#include <gtest/gtest.h>

#include "tests/support/literal_replay.hpp"

namespace bloesem::literal_test {
namespace {

namespace fs = std::filesystem;

using test::literal_burstein;
using test::literal_double_swiss;
using test::literal_dubov;
using test::LiteralReadings;
using test::LiteralReplay;
using test::LiteralSystem;
using test::replay_folder;
using test::replay_literally;

const fs::path literal_fixtures = fs::path(BLOESEM_FIXTURES_DIR) / "systems";
const fs::path systems_oracle = BLOESEM_SYSTEMS_ORACLE_DIR;

void expect_replayed(const LiteralSystem& system, int rounds, int impossible) {
  const LiteralReplay replay = replay_folder(system, literal_fixtures / system.folder);
  EXPECT_EQ(replay.differences, "");
  EXPECT_EQ(replay.rounds, rounds);
  EXPECT_EQ(replay.impossible, impossible);
}

TEST(LiteralFixtures, BursteinIsReproduced) { expect_replayed(literal_burstein(), 78, 3); }
TEST(LiteralFixtures, DubovIsReproduced) { expect_replayed(literal_dubov(), 136, 3); }
TEST(LiteralFixtures, DoubleSwissIsReproduced) { expect_replayed(literal_double_swiss(), 68, 0); }

// Returns the lines of the rounds that another reading changes: "t-1.trf round 2".
std::string changed(const LiteralSystem& system, const std::string& file, const LiteralReadings& readings) {
  LiteralReplay replay;
  replay_literally(system, literal_fixtures / system.folder / file, replay, readings);
  std::string rounds;
  for (std::size_t at = 0; (at = replay.differences.find(" round ", at)) != std::string::npos; ++at)
    rounds += replay.differences.substr(at + 7, replay.differences.find(':', at) - at - 7) + " ";
  return rounds;
}

TEST(LiteralReadings, ForfeitedUpfloatsChangeTheseRounds) {
  const LiteralReadings readings{.forfeits_upfloat = true};
  EXPECT_EQ(changed(literal_dubov(), "t-10055.trf", readings), "6 ");
  EXPECT_EQ(changed(literal_dubov(), "t-10075.trf", readings), "4 ");
  EXPECT_EQ(changed(literal_dubov(), "t-10136.trf", readings), "4 5 ");
}

TEST(LiteralReadings, RunsOfAbsentPlayersOnlyChangeTheseRounds) {
  const LiteralReadings readings{.absent_runs_only = true};
  EXPECT_EQ(changed(literal_burstein(), "t-20049.trf", readings), "4 ");
  EXPECT_EQ(changed(literal_burstein(), "t-20095.trf", readings), "3 ");
  EXPECT_EQ(changed(literal_burstein(), "t-20126.trf", readings), "4 ");
  EXPECT_EQ(changed(literal_burstein(), "t-20195.trf", readings), "3 ");
}

void expect_whole_collection(const LiteralSystem& system, int rounds, int impossible) {
  if (systems_oracle.empty()) GTEST_SKIP() << "BLOESEM_SYSTEMS_ORACLE_DIR is not set";
  const LiteralReplay replay = replay_folder(system, systems_oracle / system.folder);
  EXPECT_EQ(replay.differences, "");
  EXPECT_GE(replay.rounds, rounds);
  EXPECT_GE(replay.impossible, impossible);
  ::testing::Test::RecordProperty("files", replay.files);
  ::testing::Test::RecordProperty("rounds", replay.rounds);
}

TEST(SystemsOracle, LiteralBursteinIsReproduced) { expect_whole_collection(literal_burstein(), 1000, 17); }
TEST(SystemsOracle, LiteralDubovIsReproduced) { expect_whole_collection(literal_dubov(), 1100, 17); }
TEST(SystemsOracle, LiteralDoubleSwissIsReproduced) { expect_whole_collection(literal_double_swiss(), 800, 0); }

}  // namespace
}  // namespace bloesem::literal_test
