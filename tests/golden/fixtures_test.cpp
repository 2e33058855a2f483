// Rounds with their known correct pairings (sources: fixtures/README.md).
#include <gtest/gtest.h>

#include "tests/support/files.hpp"

namespace bloesem::test {
namespace {

const std::filesystem::path all_fixtures = BLOESEM_FIXTURES_DIR;

TEST(Fixtures, EveryRoundOfEveryTournamentIsReproduced) {
  for (const auto& [year, edition] : known_editions) {
    int rounds = 0;
    for (const auto& file : files_in(all_fixtures / (std::string("dutch-") + year), ".trf"))
      EXPECT_EQ(replay(file, rounds, edition), "");
    EXPECT_GT(rounds, 1000) << year;
  }
}

TEST(Fixtures, EveryCaseGivesTheSamePairingFile) {
  for (const auto& [year, edition] : known_editions) {
    int cases = 0;
    for (const auto& file : files_in(all_fixtures / (std::string("cases-") + year), ".trf")) {
      EXPECT_EQ(pair_case(file, edition), "");
      ++cases;
    }
    EXPECT_GT(cases, 100) << year;
  }
}

// Rounds in which the endorsed engine gives a player a second bye (docs/divergences.md).
TEST(Fixtures, DisputedRoundsOf2026ArePairedAsTheTextSays) {
  int cases = 0;
  for (const auto& file : files_in(all_fixtures / "disputes-2026", ".trf")) {
    EXPECT_EQ(pair_case(file, Edition::Fide2026), "");
    ++cases;
  }
  EXPECT_EQ(cases, 3);
}

}  // namespace
}  // namespace bloesem::test
