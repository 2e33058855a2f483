// Double-Swiss tournaments with known pairings, two columns for each match.
#include <gtest/gtest.h>

#include <filesystem>

#include "bloesem/check_tournament.hpp"
#include "bloesem/trf/reader.hpp"
#include "engine/as_paired.hpp"
#include "engine/double_swiss/system.hpp"
#include "tests/support/files.hpp"

namespace bloesem::test {
namespace {

const Edition double_swiss_row(swiss::double_swiss::fide_2026);

Tournament known_matches(const std::filesystem::path& file) {
  const trf::ReadResult read = trf::read_tournament(
      content_of(file), {.purpose = trf::Purpose::Check, .columns = trf::RoundColumns::Two});
  return as_paired(read.tournament.value(), double_swiss_row, {}).value();
}

// Returns the number of rounds, each of which is paired by both solvers.
int expect_matches_reproduced(const std::filesystem::path& folder) {
  int rounds = 0;
  for (const auto& file : files_in(folder, ".trf")) {
    const Tournament tournament = known_matches(file);
    for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom}) {
      const Result<CheckReport> report =
          check_tournament(tournament, {.edition = double_swiss_row, .solver = solver});
      EXPECT_TRUE(report) << file << report.error().message;
      if (!report) continue;
      EXPECT_TRUE(report->differences.empty()) << file << " round " << report->differences.front().round;
      rounds += solver == SolverChoice::Auto ? report->rounds : 0;
    }
  }
  return rounds;
}

TEST(DoubleSwissFixtures, AreReproduced) {
  EXPECT_EQ(
      expect_matches_reproduced(std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/double-swiss-2026"), 68);
}

TEST(Oracle, DoubleSwissIsReproduced) {
  const std::filesystem::path oracle = BLOESEM_SYSTEMS_ORACLE_DIR;
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_SYSTEMS_ORACLE_DIR is not set";
  EXPECT_GE(expect_matches_reproduced(oracle / "double-swiss-2026"), 977);
}

}  // namespace
}  // namespace bloesem::test
