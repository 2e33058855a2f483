#include "engine/proof/best_ahead.hpp"

#include <gtest/gtest.h>

#include <cstdint>

#include "engine/swiss/bracket_walk.hpp"
#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {
namespace {

using proof::Integer;
using proof::Vertex;

// Returns the weight of the pairs ahead.
Integer weight_ahead(const proof::ProofRound& round, const proof::BracketPlayers& bracket,
                     const proof::Positions& mates) {
  const proof::Problem problem = proof::problem_of(round, bracket, proof::Reach::Next);
  const std::vector<Vertex> pairs = proof::mates_in(problem, mates);
  Integer sum = 0;
  for (Vertex v = 0; v < problem.size(); ++v)
    if (pairs[at(v)] > v && pairs[at(v)] >= problem.players().inside) sum += problem.twice(v, pairs[at(v)]);
  return sum;
}

TEST(BestAhead, IsNoWorseThanTheRoundAndASampleNoBetter) {
  int better = 0;
  int sampled = 0;
  for_random_cases(1500, 24, [&](const PairedCase& paired, Random&) {
    for (const proof::BracketPlayers& bracket : proof::brackets_of(paired.round, 0)) {
      const proof::Positions& own = paired.round.mates;
      const proof::BestAhead best = proof::best_ahead(paired.round, bracket, own, SIZE_MAX);
      const proof::BestAhead few = proof::best_ahead(paired.round, bracket, own, 0);
      EXPECT_FALSE(best.sampled);
      sampled += few.sampled ? 1 : 0;
      if (!best.pairs) {
        EXPECT_EQ(best.mates, own);
        EXPECT_FALSE(few.pairs);
        continue;
      }
      ++better;
      EXPECT_FALSE(proof::attains_best_ahead(paired.round, bracket, own));
      const Integer most = weight_ahead(paired.round, bracket, best.mates);
      const Integer of_few = weight_ahead(paired.round, bracket, few.mates);
      EXPECT_GT(most, weight_ahead(paired.round, bracket, own));
      EXPECT_LE(of_few, most);
      EXPECT_EQ(downfloaters_of(bracket, best.mates), downfloaters_of(bracket, own));
    }
  });
  EXPECT_GT(better, 10);
  EXPECT_GT(sampled, 10);
}

}  // namespace
}  // namespace bloesem::test
