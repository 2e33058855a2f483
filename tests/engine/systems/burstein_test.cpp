// Tournaments of the Burstein System whose rounds are known.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "criteria/burstein/burstein_2026.hpp"
#include "engine/burstein/flow_2026.hpp"
#include "engine/burstein/seeding.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/files.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::swiss::burstein {
namespace {

namespace fs = std::filesystem;

const fs::path burstein_fixtures = fs::path(BLOESEM_FIXTURES_DIR) / "systems/burstein-2026";
const fs::path burstein_oracle = BLOESEM_SYSTEMS_ORACLE_DIR;

struct Replayed {
  int rounds = 0;
  int impossible = 0;  // rounds without a legal pairing
};

// Replays every round of every file of a folder; of a file none-*.trf the coming round, which has no pairing.
Replayed replay_all(const fs::path& folder, SolverChoice solver) {
  Replayed replayed;
  for (const fs::path& file : test::files_in(folder, ".trf")) {
    if (!file.filename().string().starts_with("none-")) {
      EXPECT_EQ(test::replay(file, replayed.rounds, test::burstein_2026, solver), "");
      continue;
    }
    const Tournament t = test::read(file, trf::Purpose::Pair);
    EXPECT_THAT(pair_round(t, {.edition = test::burstein_2026, .solver = solver}),
                test::FailsWith(ErrorCode::NoValidPairing, ""));
    ++replayed.impossible;
  }
  return replayed;
}

TEST(BursteinFixtures, AreReproduced) {
  for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom}) {
    const Replayed replayed = replay_all(burstein_fixtures, solver);
    EXPECT_EQ(replayed.rounds, 95);
    EXPECT_EQ(replayed.impossible, 3);
  }
}

TEST(SystemsOracle, BursteinIsReproduced) {
  if (burstein_oracle.empty()) GTEST_SKIP() << "BLOESEM_SYSTEMS_ORACLE_DIR is not set";
  for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom}) {
    const Replayed replayed = replay_all(burstein_oracle / "burstein-2026", solver);
    EXPECT_GE(replayed.rounds, 1272);
    EXPECT_GE(replayed.impossible, 17);
  }
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
  for (const fs::path& file : test::files_in(burstein_fixtures, ".trf")) {
    if (file.filename().string().starts_with("none-")) continue;
    const Tournament t = test::read(file, trf::Purpose::Check);
    for (int round = seeding_rounds(*t.rounds_declared) + 1; round <= t.rounds_played; ++round)
      if (pairs_by(t, round, ZeroByes::UpToLastRound) != pairs_by(t, round, ZeroByes::UpToThisRound))
        found[file.stem().string()] = round;
  }
  EXPECT_EQ(found, different);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
