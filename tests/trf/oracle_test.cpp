// Thousands of correct files must be read without diagnostics about what is wrong with them. They are not part
// of the repository; the test is skipped without them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/trf/support.hpp"

#ifndef BLOESEM_ORACLE_DIR
#define BLOESEM_ORACLE_DIR ""
#endif

namespace bloesem::trf::testing {
namespace {

bool has_pairing_bye(const Tournament& tournament) {
  for (const Player& player : tournament.players)
    for (const RoundEntry& entry : player.rounds)
      if (entry.outcome == Outcome::PairingBye) return true;
  return false;
}

void expect_silence(const std::string& folder, const ReadOptions& options) {
  const std::filesystem::path directory = std::filesystem::path(BLOESEM_ORACLE_DIR) / folder;
  std::error_code missing;
  if (std::string(BLOESEM_ORACLE_DIR).empty() || !std::filesystem::is_directory(directory, missing)) {
    GTEST_SKIP() << "no oracle directory";
  }
  for (const auto& entry : std::filesystem::directory_iterator(directory)) {
    if (entry.path().extension() != ".trf") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    ReadResult result = read_tournament(bytes, options);
    ASSERT_TRUE(result.tournament) << entry.path();
    // A full-point bye on request in a file without any pairing-allocated bye looks as if the writer had meant
    // one, which is worth a warning: nothing in the file tells the two apart.
    if (!has_pairing_bye(*result.tournament))
      std::erase_if(result.diagnostics,
                    [](const Diagnostic& finding) { return finding.code == Code::LoneFullBye; });
    EXPECT_EQ(summary(result), Summary{}) << entry.path();
    EXPECT_EQ(Document::parse(bytes).to_bytes(), bytes) << entry.path();
  }
}

TEST(Oracle, CasesToPairAreReadSilently) { expect_silence("cases-2016", {}); }
TEST(Oracle, CasesToCheckAreReadSilently) { expect_silence("cases-2016", checking); }
TEST(Oracle, WholeTournamentsAreReadSilently) { expect_silence("dutch-2016", checking); }

}  // namespace
}  // namespace bloesem::trf::testing
