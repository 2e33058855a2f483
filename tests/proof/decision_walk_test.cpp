#include "engine/proof/decision_walk.hpp"

#include <gtest/gtest.h>

#include "engine/proof/given_steps.hpp"
#include "engine/proof/step_maker.hpp"
#include "tests/proof/small_claims.hpp"

namespace bloesem::test {
namespace {

using proof::Step;
using proof::StepKind;
using proof::Vertex;
using swiss::OrderDecision;
using Kind = swiss::OrderDecision::Kind;

// Returns what fails if the decisions are walked with these steps, or with steps that are made.
std::string walk(int players, const Pairs& pairs, const std::vector<OrderDecision>& order,
                 const std::vector<Step>* given = nullptr) {
  const proof::ProofRound round = newcomers(players, pairs);
  swiss::ProofClaim claim = claim_of(players);
  claim.order = order;
  const proof::Problem problem(round.field, claim, 0);
  const auto mates = proof::mates_of_claim(problem, round.mates);
  proof::ProofCounts counts;
  proof::StepMaker made(counts);
  if (given == nullptr) return proof::follow_claim(problem, claim, mates, no_duals(players), made).value_or("");
  proof::GivenSteps steps(*given);
  return proof::follow_claim(problem, claim, mates, no_duals(players), steps).value_or("");
}

TEST(DecisionWalk, TheFirstMatchingNeedsNoSteps) {
  EXPECT_EQ(walk(4, {{0, 1}, {2, 3}}, {{Kind::Settle, 0, 1, 1}, {Kind::Settle, 2, 3, 3}}), "");
}

TEST(DecisionWalk, AnEarlierOptionThatIsPossibleCannotBeRefused) {
  EXPECT_NE(walk(4, {{0, 2}, {1, 3}}, {{Kind::Settle, 0, 1, 2}}), "");
  EXPECT_NE(walk(4, {{0, 1}, {2, 3}}, {{Kind::Refuse, 0, 2, 4}}), "");
}

// If 0 and 1 have opponents who come later, 2 is no opponent of 3.
TEST(DecisionWalk, KeptVerticesAreDecidedTogether) {
  const std::vector<OrderDecision> tops = {{Kind::Keep, 0, 1, 4}, {Kind::Keep, 1, 2, 4}};
  std::vector<OrderDecision> order = tops;
  order.push_back({Kind::Refuse, 2, 3, 4});
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, order), "");
  order = tops;
  order.push_back({Kind::Settle, 0, 1, 2});
  order.push_back({Kind::Settle, 1, 2, 3});
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, order), "");
  order[2] = {Kind::Settle, 0, 1, 3};
  EXPECT_NE(walk(4, {{0, 3}, {1, 2}}, order), "");
}

// 0 keeps to the last two: 1 is then paired with the other one.
TEST(DecisionWalk, AKeptVertexMayHaveARangeOfItsOwn) {
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, {{Kind::Keep, 0, 2, 4}, {Kind::Settle, 0, 1, 2}}), "");
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, {{Kind::Keep, 0, 2, 3}, {Kind::Refuse, 0, 3, 4}}), "");
}

TEST(DecisionWalk, RefusesStepsThatAreWrong) {
  const std::vector<OrderDecision> order = {
      {Kind::Keep, 0, 1, 4}, {Kind::Keep, 1, 2, 4}, {Kind::Refuse, 2, 3, 4}};
  const std::vector<Step> none;
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, order, &none), "a step is missing");
  const std::vector<Step> other = {{StepKind::Sum, no_duals(4), {}, {}}};
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, order, &other), "a step is of another kind than is needed");
  const std::vector<Step> useless = {{StepKind::Refuse, no_duals(4), {}, {}}};
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, order, &useless), "a step does not help");
  const std::vector<Step> foreign = {{StepKind::Refuse, no_duals(4), {{0, 7}}, {}}};
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, order, &foreign), "a step names a block that does not exist");
  const std::vector<Step> own = {{StepKind::Refuse, no_duals(4), {{0, 0}}, {}}};
  EXPECT_EQ(walk(4, {{0, 2}, {1, 3}}, order, &own), "a step refuses a pair of the round");
}

}  // namespace
}  // namespace bloesem::test
