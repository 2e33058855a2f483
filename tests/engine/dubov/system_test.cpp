// The row of the Dubov System in what works for every system: files with known pairings, the facade, the judge.
#include "engine/dubov/system.hpp"

#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/swiss/system.hpp"
#include "tests/engine/dubov/dubov_position.hpp"
#include "tests/engine/judge/proposals.hpp"
#include "tests/support/files.hpp"

namespace bloesem::swiss::dubov {
namespace {

namespace fs = std::filesystem;

const Edition dubov_2026(fide_2026);

struct Replayed {
  int rounds = 0;
  int impossible = 0;
  std::string differences;
};

// Files none-* end before a round that has no pairing.
Replayed replayed(const fs::path& folder, SolverChoice solver) {
  Replayed result;
  for (const auto& file : test::files_in(folder, ".trf")) {
    if (!file.filename().string().starts_with("none-")) {
      result.differences += test::replay(file, result.rounds, dubov_2026, solver);
      continue;
    }
    const auto pairing =
        pair_round(test::read(file, trf::Purpose::Pair), {.edition = dubov_2026, .solver = solver});
    const bool none = !pairing && pairing.error().code == ErrorCode::NoValidPairing;
    result.impossible += none ? 1 : 0;
    if (!none) result.differences += file.string() + ": paired\n";
  }
  return result;
}

TEST(DubovSystem, ReplaysEveryRoundWithBothSolvers) {
  const fs::path folder = fs::path(BLOESEM_FIXTURES_DIR) / "systems/dubov-2026";
  for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Blossom}) {
    const Replayed replay = replayed(folder, solver);
    EXPECT_EQ(replay.differences, "");
    EXPECT_EQ(replay.rounds, 136);
    EXPECT_EQ(replay.impossible, 3);
  }
}

TEST(SystemsOracle, DubovIsReproduced) {
  const fs::path oracle = BLOESEM_SYSTEMS_ORACLE_DIR;
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_SYSTEMS_ORACLE_DIR is not set";
  const Replayed replay = replayed(oracle / "dubov-2026", SolverChoice::Auto);
  EXPECT_EQ(replay.differences, "");
  EXPECT_GE(replay.rounds, 1499);
  EXPECT_GE(replay.impossible, 17);
}

TEST(DubovSystem, OffersCountingAndWeightedMatchings) {
  EXPECT_TRUE(fide_2026.offers(SolverChoice::Auto));
  EXPECT_TRUE(fide_2026.offers(SolverChoice::Blossom));
  EXPECT_FALSE(fide_2026.offers(SolverChoice::Whole));
}

std::string judged(const Tournament& tournament, std::string_view proposal, int round) {
  return test::text_of(judge(tournament, test::proposed(proposal), {.edition = dubov_2026, .round = round}));
}

Tournament four_rounds() {
  return test::read(fs::path(BLOESEM_FIXTURES_DIR) / "systems/dubov-2026/t-10001.trf", trf::Purpose::Check);
}

TEST(DubovSystem, TheJudgeAcceptsWhatItPairs) {
  const Tournament tournament = four_rounds();
  for (int round = 1; round <= tournament.rounds_played; ++round) {
    const auto verdict =
        judge(tournament, played_proposal(tournament, round), {.edition = dubov_2026, .round = round});
    EXPECT_EQ(test::text_of(verdict), "correct") << round;
  }
}

// Every pairing made of two exchanged opponents is judged without a contradiction.
TEST(DubovSystem, TheJudgeNamesWhatIsWorse) {
  const Tournament tournament = four_rounds();
  int different = 0;
  for (int round = 1; round <= tournament.rounds_played; ++round) {
    const PairOptions options{.edition = dubov_2026, .round = round};
    const Proposal played = played_proposal(tournament, round);
    for (std::size_t i = 0; i < played.boards.size(); ++i)
      for (std::size_t k = i + 1; k < played.boards.size(); ++k) {
        Proposal other = played;
        std::swap(other.boards[i].board.black, other.boards[k].board.black);
        const auto verdict = judge(tournament, other, options);
        ASSERT_TRUE(verdict) << verdict.error().message;
        EXPECT_NE(verdict->kind, VerdictKind::Correct);
        different += verdict->kind == VerdictKind::Different ? 1 : 0;
      }
  }
  EXPECT_GT(different, 10);
}

TEST(DubovSystem, TheJudgeCitesItsArticles) {
  test::LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
  Tournament tournament = position.tournament;
  tournament.initial_colour = Colour::White;
  tournament.rounds_declared = 5;
  EXPECT_EQ(judged(tournament, "1-3 4-2 5 bye", 2), "correct");
  EXPECT_EQ(judged(tournament, "1-4 3-2 5 bye", 2), "different: bracket 2 later 4.4");
  EXPECT_EQ(judged(tournament, "1-2 3-4 5 bye", 2), "different: bracket 2 later 3.2.4");
  EXPECT_EQ(judged(tournament, "1-3 5-2 4 bye", 2), "different: bracket 1 later 3.1.5");
  EXPECT_EQ(judged(tournament, "3-1 4-2 5 bye", 2), "different: 5.2.1 1-3");
}

}  // namespace
}  // namespace bloesem::swiss::dubov
