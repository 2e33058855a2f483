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

// The engine does not know tie-breaks: an event that has a list needs its ranking.
TEST(RankedDutch, AnEventWithAListNeedsARanking) {
  Tournament tournament = test::read(files().front(), trf::Purpose::Check);
  tournament.heading.tie_breaks = "PTS,BH";
  PairOptions options{.edition = ranked_dutch_2026(), .round = 1};
  EXPECT_TRUE(pair_round(tournament, options)) << "there are no tie-breaks before round 1";
  options.round = 2;
  EXPECT_EQ(pair_round(tournament, options).error().code, ErrorCode::InvalidInput);
  EXPECT_EQ(sequence::pair_round(tournament, options, {}).error().code, ErrorCode::InvalidInput);
  options.readings = {{"tie-breaks", "sums"}};
  const auto by_sums = pair_round(tournament, options);
  ASSERT_TRUE(by_sums);
  options.readings = {};
  std::vector<int> asked;
  options.ranking = [&](const Tournament& t, int round) -> Result<std::vector<PlayerIndex>> {
    asked.push_back(round);
    std::vector<PlayerIndex> players;
    for (auto p = static_cast<PlayerIndex>(t.players.size()); p > 0; --p) players.push_back(p - 1);
    return players;
  };
  const auto reversed = pair_round(tournament, options);
  ASSERT_TRUE(reversed);
  EXPECT_NE(reversed->boards, by_sums->boards);
  EXPECT_EQ(asked, std::vector<int>{2});
  EXPECT_EQ(sequence::pair_round(tournament, options, {})->boards, reversed->boards);
  EXPECT_TRUE(pair_round(tournament, {.edition = Edition::Fide2026, .round = 2, .ranking = options.ranking}));
  EXPECT_EQ(asked.size(), 2U) << "the Dutch system does not ask";
}

TEST(RankedDutch, ARankingHasEveryPlayerOnce) {
  const Tournament tournament = test::read(files().front(), trf::Purpose::Check);
  for (const std::vector<PlayerIndex>& ranking : {std::vector<PlayerIndex>{}, {0}, {0, 0}, {-1}}) {
    PairOptions options{.edition = ranked_dutch_2026(), .round = 2};
    options.ranking = [&](const Tournament&, int) -> Result<std::vector<PlayerIndex>> { return ranking; };
    EXPECT_EQ(pair_round(tournament, options).error().code, ErrorCode::InvalidInput);
  }
  PairOptions failing{.edition = ranked_dutch_2026(), .round = 2};
  failing.ranking = [](const Tournament&, int) -> Result<std::vector<PlayerIndex>> {
    return Error{ErrorCode::TooLarge, "too large", {}};
  };
  EXPECT_EQ(pair_round(tournament, failing).error().code, ErrorCode::TooLarge);
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
