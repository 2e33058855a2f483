// The whole collection of known rounds, where it is at hand (-DBLOESEM_ORACLE_DIR=...). Takes minutes.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/files.hpp"

namespace bloesem::testing {
namespace {

const std::filesystem::path oracle = BLOESEM_ORACLE_DIR;

TEST(Oracle, EveryRoundOfEveryTournamentIsReproduced) {
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_ORACLE_DIR is not set";
  int rounds = 0;
  for (const auto& file : files_in(oracle / "dutch-2016", ".trf")) EXPECT_EQ(replay(file, rounds), "");
  RecordProperty("rounds", rounds);
  EXPECT_GT(rounds, 10000);
}

TEST(Oracle, EveryCaseGivesTheSamePairingFile) {
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_ORACLE_DIR is not set";
  int cases = 0;
  for (const auto& file : files_in(oracle / "cases-2016", ".trf")) {
    EXPECT_EQ(pair_case(file), "");
    ++cases;
  }
  EXPECT_GE(cases, 400);
}

}  // namespace
}  // namespace bloesem::testing
