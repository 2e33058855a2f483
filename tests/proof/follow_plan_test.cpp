#include "engine/proof/follow_plan.hpp"

#include <gtest/gtest.h>

#include "engine/proof/given_steps.hpp"
#include "tests/proof/small_claims.hpp"

namespace bloesem::test {
namespace {

using proof::Reach;
using swiss::ProofZone;

TEST(FollowPlan, TheNextGroupIsNoZoneOfAPlan) {
  EXPECT_EQ(proof::zone_of(Reach::None), ProofZone::Bracket);
  EXPECT_EQ(proof::zone_of(Reach::All), ProofZone::All);
  EXPECT_FALSE(proof::zone_of(Reach::Next));
}

TEST(FollowPlan, AllButOne) { EXPECT_EQ(proof::all_but(newcomers(4, {}), 2), (proof::Positions{0, 1, 3})); }

// Pairs that the claim does not join are none of its matching.
TEST(FollowPlan, OnlyEdgesOfTheClaimArePairs) {
  const proof::ProofRound round = newcomers(4, {{0, 1}, {2, 3}});
  swiss::ProofClaim claim = claim_of(4);
  claim.kinds = 2;
  claim.kind_of = {0, 0, 1, 1};
  claim.joins = [](std::int32_t earlier, std::int32_t later) { return earlier == 0 && later == 0; };
  const proof::Problem problem(round.field, claim, 0);
  EXPECT_EQ(proof::mates_of_claim(problem, round.mates),
            (std::vector<proof::Vertex>{1, 0, proof::no_vertex, proof::no_vertex}));
}

TEST(FollowPlan, BoundVerticesMustBePaired) {
  const proof::ProofRound round = newcomers(4, {{0, 1}});
  const swiss::ProofClaim claim = claim_of(4);
  const proof::Problem problem(round.field, claim, 0);
  const std::vector<proof::Step> none;
  proof::GivenSteps steps(none);
  EXPECT_EQ(
      proof::follow_claim(problem, claim, proof::mates_of_claim(problem, round.mates), no_duals(4), steps),
      "a player has no opponent");
}

// Pairs of 0 weigh -1, so that no perfect matching weighs 0.
TEST(FollowPlan, ACeilingIsShownByDuals) {
  const proof::ProofRound round = newcomers(4, {{0, 1}, {2, 3}});
  swiss::ProofCeiling ceiling{claim_of(4), {0}};
  ceiling.claim.kinds = 2;
  ceiling.claim.kind_of = {0, 1, 1, 1};
  ceiling.claim.digits = 1;
  ceiling.claim.weigh = [](std::int32_t earlier, std::int32_t, std::span<std::int64_t> weight) {
    if (earlier == 0) weight[0] -= 1;
  };
  const proof::Duals duals{{0, 1, 1, 1}, {-2, 0}, {}};
  EXPECT_EQ(proof::check_ceiling(round, ceiling, duals).value_or(""), "");
  EXPECT_EQ(proof::check_ceiling(round, ceiling, {{0, 1, 1, 1}, {0, 0}, {}}), "a matching could be as heavy");
  EXPECT_TRUE(proof::check_ceiling(round, ceiling, {{0, 1, 1, 1}, {-3, 0}, {}}));  // does not cover
  ceiling.weight = {-1};
  EXPECT_EQ(proof::check_ceiling(round, ceiling, duals), "a matching could be as heavy");
  ceiling.weight = {0};
  ceiling.claim.bound[0] = 0;
  EXPECT_EQ(proof::check_ceiling(round, ceiling, duals), "a value is negative");
}

}  // namespace
}  // namespace bloesem::test
