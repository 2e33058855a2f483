#include "engine/proof/refutation_of.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/proof/newcomers.hpp"

namespace bloesem::test {
namespace {

using proof::Claim;
using proof::ClaimKind;
using proof::Duals;
using proof::Reach;
using testing::HasSubstr;

// Four players of one bracket, all of whom may meet.
class RefutationOf : public testing::Test {
 protected:
  // Returns the refutation of a heavier bracket, with the same value for all players.
  [[nodiscard]] proof::Refutation with_value(const proof::Integer& y) const {
    const Duals duals{{0, 0, 0, 0}, {y}, {}};
    return proof::refutation_of(Claim{ClaimKind::Bracket, 1, Reach::None, bracket_.round.field,
                                      bracket_.problem, bracket_.mates, duals},
                                tournament_);
  }

  const OneBracket bracket_{4, {{0, 2}, {1, 3}}};
  const Tournament tournament_ = TournamentBuilder(4);
};

TEST_F(RefutationOf, ABracketIsRefutedByDualsThatCoverItsWeights) {
  const proof::Integer weight = bracket_.problem.twice(0, 2) / 2;
  const proof::Refutation refutation = with_value(weight);
  EXPECT_TRUE(refutation.proof_text());
  EXPECT_THAT(refutation.problem_text(), HasSubstr("* variables, from x1: 1-2 1-3 1-4 2-3 2-4 3-4\n"));
  EXPECT_THAT(refutation.problem_text(), HasSubstr("* of the round: x2 x5\n"));
  EXPECT_THAT(refutation.problem_text(), HasSubstr(">= " + proof::Integer(2 * weight + 1).str() + " ;\n"));
}

TEST_F(RefutationOf, SmallerValuesRefuteNothing) {
  EXPECT_FALSE(with_value(bracket_.problem.twice(0, 2) / 2 - 1).proof_text());
}

// Of three players one has the bye, so the values of 1 that cover the edges are no obstacle.
TEST(RefutationOfObstacle, ARoundThatIsPossibleIsNotRefuted) {
  const OneBracket three(3);
  const proof::Problem problem = proof::problem_of_completion(three.round, {0, 1, 2});
  const std::vector<proof::Vertex> nobody(3, matching::no_vertex);
  const Tournament tournament = TournamentBuilder(3);
  for (const int y : {1, 2}) {
    const Duals duals{{0, 0, 0}, {y}, {}};
    const Claim claim{ClaimKind::Impossible, 0, Reach::All, three.round.field, problem, nobody, duals};
    EXPECT_FALSE(proof::refutation_of(claim, tournament).proof_text());
  }
}

TEST(RefutationOfWholeRound, HoldsForTheHeaviestRoundOnly) {
  const proof::ProofRound round = newcomers(4, {{0, 2}, {1, 3}});
  const Tournament tournament = TournamentBuilder(4);
  swiss::WeighedRound weighed;
  for (proof::Vertex u = 0; u < 4; ++u)
    for (proof::Vertex v = u + 1; v < 4; ++v) weighed.edges.push_back({u, v, v == u + 2 ? 8 : 7});
  weighed.pairs = {{0, 2}, {1, 3}};
  EXPECT_TRUE(proof::refutation_of(weighed, round.field, tournament).proof_text());
  weighed.pairs = {{0, 3}, {1, 2}};
  EXPECT_FALSE(proof::refutation_of(weighed, round.field, tournament).proof_text());
}

}  // namespace
}  // namespace bloesem::test
