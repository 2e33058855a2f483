// A second system in everything that works for the first: solvers, literal engine, checker and judge.
#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/support/files.hpp"

namespace bloesem::test {
namespace {

Edition ranked_dutch_2026() { return find_edition("ranked-dutch", "2026").value(); }

std::vector<std::filesystem::path> files() {
  return test::files_in(std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/ranked-dutch-2026", ".trf");
}

// Calls visit(tournament, options of the round) for each round of each file.
template <class Visit>
void for_each_round(Visit visit) {
  for (const auto& file : files()) {
    const Tournament tournament = test::read(file, trf::Purpose::Check);
    for (int round = 1; round <= tournament.rounds_played; ++round) {
      PairOptions options{.edition = ranked_dutch_2026(), .round = round};
      visit(tournament, options);
    }
  }
}

// The fixtures were paired by another engine, configured for this ranking.
TEST(RankedDutch, ReplaysEveryRound) {
  int rounds = 0;
  for (const auto& file : files()) EXPECT_EQ(test::replay(file, rounds, ranked_dutch_2026()), "");
  EXPECT_EQ(rounds, 318);
}

TEST(RankedDutch, IsNotTheDutchSystem) {
  int rounds = 0;
  int different = 0;
  for_each_round([&](const Tournament& tournament, PairOptions options) {
    const auto ranked = pair_round(tournament, options);
    options.edition = Edition::Fide2026;
    const auto dutch = pair_round(tournament, options);
    ASSERT_TRUE(ranked && dutch);
    EXPECT_EQ(ranked->edition, ranked_dutch_2026());
    ++rounds;
    different += ranked->boards == dutch->boards ? 0 : 1;
  });
  EXPECT_GT(different, rounds / 3);
}

TEST(RankedDutch, SolversAndTheLiteralEngineAgree) {
  for_each_round([&](const Tournament& tournament, PairOptions options) {
    const auto literal = sequence::pair_round(tournament, options, {});
    ASSERT_TRUE(literal) << literal.error().message;
    for (const SolverChoice solver : {SolverChoice::Auto, SolverChoice::Fast, SolverChoice::Blossom}) {
      options.solver = solver;
      const auto pairing = pair_round(tournament, options);
      ASSERT_TRUE(pairing);
      EXPECT_EQ(pairing->boards, literal->boards);
      EXPECT_EQ(pairing->bye, literal->bye);
      EXPECT_EQ(pairing->record.colour_rules, literal->record.colour_rules);
    }
  });
}

// Two boards of a score group are exchanged; the judge cites the rules by which the round was paired.
TEST(RankedDutch, IsJudgedByItsOwnOrder) {
  const Tournament tournament = test::read(files().front(), trf::Purpose::Check);
  const PairOptions options{.edition = ranked_dutch_2026(), .round = 2};
  const auto pairing = pair_round(tournament, options);
  ASSERT_TRUE(pairing);
  Proposal proposal = proposal_of(*pairing);
  const auto right = judge(tournament, proposal, options);
  ASSERT_TRUE(right);
  EXPECT_EQ(right->kind, VerdictKind::Correct);
  std::swap(proposal.boards[0].board.black, proposal.boards[1].board.black);
  const auto wrong = judge(tournament, proposal, options);
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->kind, VerdictKind::Different);
  EXPECT_EQ(wrong->edition, ranked_dutch_2026());
}

}  // namespace
}  // namespace bloesem::test
