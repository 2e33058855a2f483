#include "engine/proof/step_maker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/proof/newcomers.hpp"
#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {
namespace {

using testing::ElementsAre;

TEST(StepMaker, BlocksAreVerticesWithEqualValuesAndLabels) {
  const OneBracket four(4);
  const proof::RemainingGraph graph(four.problem, four.mates);
  const proof::Duals duals =
      proof::duals_in_blocks(graph, {{0, 1, 0, 2}, {5, 7, 5}, {{3, {0, 1, 2}}}}, {0, 0, 0, 1});
  EXPECT_THAT(duals.blocks, ElementsAre(0, 1, 0, 2));
  EXPECT_THAT(duals.y, ElementsAre(5, 7, 5));
  ASSERT_EQ(duals.sets.size(), 1U);
  EXPECT_THAT(duals.sets[0].players, ElementsAre(0, 1, 2));
}

TEST(StepMaker, SetsAreSortedBySize) {
  const OneBracket five(5);
  const proof::RemainingGraph graph(five.problem, five.mates);
  const proof::Duals duals = proof::duals_in_blocks(
      graph, {{0, 0, 0, 0, 0}, {0}, {{3, {0, 1, 2, 3, 4}}, {1, {1, 2, 3}}}}, {0, 0, 0, 0, 0});
  EXPECT_EQ(duals.sets.front().players.size(), 3U);
  EXPECT_EQ(duals.sets.back().players.size(), 5U);
}

// Every kind of step is made where rounds need it.
TEST(StepMaker, MakesEveryKindOfStep) {
  std::map<proof::StepKind, int> kinds;
  for_random_cases(600, 16, [&](const PairedCase& paired, Random&) {
    proof::ProofCounts counts;
    const auto proof = proof::prove(paired.round, paired.discarded, counts);
    ASSERT_TRUE(proof);
    for (const proof::BracketProof& bracket : proof->brackets)
      for (const proof::Step& step : bracket.order) {
        ++kinds[step.kind];
        EXPECT_EQ(step.staying.size(), step.kind == proof::StepKind::Stay ? 1U : 0U);
        EXPECT_EQ(step.refused.empty(), step.kind != proof::StepKind::Refuse);
      }
  });
  EXPECT_GT(kinds[proof::StepKind::Refuse], 100);
  EXPECT_GT(kinds[proof::StepKind::Stay], 5);
  EXPECT_GT(kinds[proof::StepKind::Exchanges], 20);
  EXPECT_EQ(kinds[proof::StepKind::Exchanges], kinds[proof::StepKind::Sum]);
}

}  // namespace
}  // namespace bloesem::test
