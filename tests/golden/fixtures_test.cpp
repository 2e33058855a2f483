// Rounds with their known correct pairing (fixtures/README.md tells where they come from).
#include <gtest/gtest.h>

#include "tests/support/files.hpp"

namespace bloesem::testing {
namespace {

const std::filesystem::path fixtures = BLOESEM_FIXTURES_DIR;

TEST(Fixtures, EveryRoundOfEveryTournamentIsReproduced) {
  int rounds = 0;
  for (const auto& file : files_in(fixtures / "dutch-2016", ".trf")) EXPECT_EQ(replay(file, rounds), "");
  EXPECT_GT(rounds, 1000);
}

TEST(Fixtures, EveryCaseGivesTheSamePairingFile) {
  int cases = 0;
  for (const auto& file : files_in(fixtures / "cases-2016", ".trf")) {
    EXPECT_EQ(pair_case(file), "");
    ++cases;
  }
  EXPECT_GT(cases, 100);
}

}  // namespace
}  // namespace bloesem::testing
