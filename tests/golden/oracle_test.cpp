// The whole collection of known rounds, if available (-DBLOESEM_ORACLE_DIR=...). Takes minutes.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/files.hpp"

namespace bloesem::test {
namespace {

const std::filesystem::path oracle = BLOESEM_ORACLE_DIR;

TEST(Oracle, EveryRoundOfEveryTournamentIsReproduced) {
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_ORACLE_DIR is not set";
  for (const auto& [year, edition] : known_editions) {
    int rounds = 0;
    for (const auto& file : files_in(oracle / (std::string("dutch-") + year), ".trf"))
      EXPECT_EQ(replay(file, rounds, edition), "");
    RecordProperty(std::string("rounds_") + year, rounds);
    EXPECT_GT(rounds, 9900) << year;
  }
}

TEST(Oracle, EveryCaseGivesTheSamePairingFile) {
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_ORACLE_DIR is not set";
  for (const auto& [year, edition] : known_editions) {
    int cases = 0;
    for (const auto& file : files_in(oracle / (std::string("cases-") + year), ".trf")) {
      EXPECT_EQ(pair_case(file, edition), "");
      ++cases;
    }
    EXPECT_GE(cases, 400) << year;
  }
}

}  // namespace
}  // namespace bloesem::test
