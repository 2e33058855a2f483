// Tournaments of the Burstein System whose rounds are known.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "criteria/burstein/burstein_2026.hpp"
#include "engine/burstein/flow_2026.hpp"
#include "engine/burstein/seeding.hpp"
#include "engine/requested_round.hpp"
#include "tests/engine/burstein/rounds.hpp"
#include "tests/support/files.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::swiss::burstein {
namespace {

std::vector<std::filesystem::path> burstein_files(const std::string& beginning) {
  std::vector<std::filesystem::path> files;
  for (const auto& file :
       testing::files_in(std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/burstein", ".trf"))
    if (file.filename().string().starts_with(beginning)) files.push_back(file);
  return files;
}

TEST(BursteinFixtures, EveryRoundIsReproduced) {
  for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom}) {
    int rounds = 0;
    for (const char* kind : {"t-", "m-", "x-"})
      for (const auto& file : burstein_files(kind))
        EXPECT_EQ(testing::replay(file, rounds, test::burstein_2026, solver), "");
    EXPECT_GT(rounds, 80);
  }
}

TEST(BursteinFixtures, RoundsWithoutALegalPairingAreRefused) {
  int rounds = 0;
  for (const auto& file : burstein_files("none-")) {
    const Tournament t = testing::read(file, trf::Purpose::Pair);
    EXPECT_THAT(pair_round(t, {.edition = test::burstein_2026}),
                test::FailsWith(ErrorCode::NoValidPairing, ""));
    ++rounds;
  }
  EXPECT_GE(rounds, 2);
}

// Returns the pairs of a round after the seeding rounds by a reading, as players.
std::set<std::pair<PlayerIndex, PlayerIndex>> pairs_by(const Tournament& t, int round, ZeroByes reading) {
  const PairOptions options{.edition = test::burstein_2026, .round = round};
  Result<RequestedRound> request = requested_round(t, options);
  const Result<Walk> walk = pair_by_index(request->field, criteria::burstein_2026(),
                                          {nullptr, {}, request->task(t, options)}, reading);
  std::set<std::pair<PlayerIndex, PlayerIndex>> pairs;
  for (const auto& [a, b] : walk->pairs)
    pairs.insert(std::minmax(request->field.player(a), request->field.player(b)));
  return pairs;
}

// Four tournaments have one round each in which the readings of 1.7.2 differ: a player returns.
TEST(BursteinFixtures, TheReadingsDifferWhereAPlayerReturns) {
  const std::map<std::string, int> different = {{"t-20049", 4}, {"t-20095", 3}, {"t-20126", 4}, {"t-20195", 3}};
  std::map<std::string, int> found;
  for (const auto& file : burstein_files("t-")) {
    const Tournament t = testing::read(file, trf::Purpose::Check);
    for (int round = seeding_rounds(*t.rounds_declared) + 1; round <= t.rounds_played; ++round)
      if (pairs_by(t, round, ZeroByes::UpToLastRound) != pairs_by(t, round, ZeroByes::UpToThisRound))
        found[file.stem().string()] = round;
  }
  EXPECT_EQ(found, different);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
