// The work of a proof grows as the number of players does, not as that of their pairs.
#include <gtest/gtest.h>

#include "engine/proof/follow.hpp"
#include "tests/proof/random_proofs.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

class StepsOfProof final : public proof::StepSource {
 public:
  explicit StepsOfProof(const std::vector<proof::Step>& steps) : steps_(steps) {}
  const proof::Step* next(const proof::StepNeed&, const proof::WalkState&) override {
    return used_ < steps_.size() ? &steps_[used_++] : nullptr;
  }

 private:
  const std::vector<proof::Step>& steps_;
  std::size_t used_ = 0;
};

// Returns how many vertices and edges are looked at when the proof is followed.
std::int64_t visits_of(const proof::ProofRound& round, const proof::RoundProof& proof) {
  std::int64_t visits = 0;
  const auto brackets = proof::brackets_of(round, 0);
  EXPECT_EQ(proof.brackets.size(), brackets.size());
  for (std::size_t k = 0; k < brackets.size(); ++k) {
    const proof::BracketProof& bracket = proof.brackets[k];
    EXPECT_FALSE(bracket.ahead);
    const proof::Problem problem = proof::problem_of(round, brackets[k], bracket.reach);
    proof::RemainingGraph graph(problem, proof::mates_in(problem, round.mates));
    std::vector<std::int32_t> blocks;
    EXPECT_EQ(proof::follow_criteria(graph, bracket.criteria, blocks).value_or(""), "");
    StepsOfProof steps(bracket.order);
    EXPECT_EQ(proof::OrderWalk(graph, blocks, {}, steps).run().value_or(""), "");
    visits += graph.visits();
  }
  return visits;
}

TEST(ProofWork, IsLinear) {
  for (const Edition edition : {Edition::Baku2016, Edition::Fide2026}) {
    for (int rounds = 0; rounds <= 6; rounds += 2) {
      Random random(71);
      const auto paired = paired_case(played_tournament(random, 2000, rounds), edition);
      ASSERT_TRUE(paired);
      proof::ProofCounts counts;
      const auto proof = proof::prove(paired->round, paired->discarded, counts);
      ASSERT_TRUE(proof);
      EXPECT_EQ(counts.criteria_by_blossoms + counts.steps_by_blossoms, 0);
      const std::int64_t players = paired->round.field.size().value();
      EXPECT_GT(players, 1500);
      EXPECT_LE(visits_of(paired->round, *proof), 40 * players) << rounds;
      EXPECT_LE(counts.edges, 40 * players) << rounds;
    }
  }
}

}  // namespace
}  // namespace bloesem::test
