// The brackets that follow from the pairs are those in which the engine paired them.
#include "engine/proof/proof_round.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/system.hpp"
#include "tests/proof/newcomers.hpp"
#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {
namespace {

using proof::BracketPlayers;
using proof::Reach;

std::vector<PlayerIndex> players_of(const PairedCase& paired, const proof::Positions& positions) {
  std::vector<PlayerIndex> players;
  for (const proof::Position p : positions) players.push_back(paired.request.field.player(p));
  return players;
}

TEST(ProofRound, BracketsFollowFromThePairs) {
  int brackets = 0;
  for_random_cases(600, 20, [&](const PairedCase& paired, Random&) {
    std::vector<BracketRecord> records = paired.pairing.record.brackets;
    std::erase_if(records, [](const BracketRecord& record) { return record.discarded; });
    const auto found = proof::brackets_of(paired.round, paired.discarded ? paired.discarded->number : 0);
    ASSERT_EQ(found.size(), records.size());
    for (std::size_t k = 0; k < found.size(); ++k) {
      ++brackets;
      EXPECT_EQ(players_of(paired, found[k].moved_down), records[k].moved_down);
      EXPECT_EQ(players_of(paired, found[k].residents), records[k].residents);
      EXPECT_EQ(players_of(paired, proof::downfloaters_of(found[k], paired.round.mates)),
                records[k].downfloaters);
    }
  });
  EXPECT_GT(brackets, 1500);
}

TEST(ProofRound, ZonesDependOnTheKindOfBracket) {
  const proof::ProofRound round = newcomers(4, {{0, 1}, {2, 3}});
  BracketPlayers bracket = proof::brackets_of(round, 0).front();
  EXPECT_TRUE(proof::admits(round, bracket, Reach::None));
  EXPECT_FALSE(proof::admits(round, bracket, Reach::Next));
  bracket.kind = criteria::BracketKind::Penultimate;
  EXPECT_FALSE(proof::admits(round, bracket, Reach::None));
  EXPECT_TRUE(proof::admits(round, bracket, Reach::All));
  bracket.kind = criteria::BracketKind::BeforeLast;
  EXPECT_TRUE(proof::admits(round, bracket, Reach::Next));
  EXPECT_FALSE(proof::admits(round, bracket, Reach::All));
}

TEST(ProofRound, TheByeIsEvidentIfNobodyLowerMayHaveIt) {
  const Tournament points = TournamentBuilder(5).byes("1 H, 2 H, 3 H");
  const auto evident = [&](const Pairs& pairs) {
    return proof::has_evident_bye(
        proof::proof_round(next_round(points), swiss::dutch::fide_2026.criteria(), 1, pairs));
  };
  EXPECT_TRUE(evident({{0, 1}, {2, 3}}));
  EXPECT_FALSE(evident({{0, 3}, {1, 4}}));
}

TEST(ProofRound, AnObstacleBoundsTheCompletion) {
  const OneBracket three(3);
  const proof::Problem problem = proof::problem_of_completion(three.round, {0, 1, 2});
  // All cost 1; twice the weight of any matching is at most 4, so one player is left over: that is no obstacle.
  EXPECT_FALSE(proof::shows_obstacle(three.round, problem, {{0, 0, 0}, {0}, {{4, {0, 1, 2}}}}));
  EXPECT_TRUE(proof::shows_obstacle(three.round, problem, {{0, 0, 0}, {1}, {}}));
}

}  // namespace
}  // namespace bloesem::test
