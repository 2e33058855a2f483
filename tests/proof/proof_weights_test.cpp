#include "engine/burstein/proof_weights.hpp"

#include <gtest/gtest.h>

#include "engine/proof/follow_plan.hpp"
#include "engine/swiss/system.hpp"
#include "tests/proof/planned_rounds.hpp"

namespace bloesem::test {
namespace {

using swiss::ProofZone;

// What a pair of the bracket saves in zone none, it does not cost in zone all: the pairs of a bracket differ
// by the singles that all matchings have in common.
TEST(ProofWeights, BothZonesWeighThePairsOfABracketAlike) {
  int pairs = 0;
  for_planned_cases(*default_edition("burstein"), 200, 16, [&](const PairedCase& paired, Random&) {
    const auto plan = plan_for(paired, paired.round);
    for (std::size_t part = 0; part < plan->parts().size(); ++part) {
      const auto none = plan->claim(part, ProofZone::Bracket);
      const auto all = plan->claim(part, ProofZone::All);
      if (!none || !all) continue;
      ASSERT_EQ(std::vector(all->players.begin(), all->players.begin() + std::ssize(none->players)),
                none->players);
      for (std::size_t u = 0; u < none->players.size(); ++u) {
        for (std::size_t v = u + 1; v < none->players.size(); ++v) {
          std::vector<std::int64_t> saved(none->digits);
          std::vector<std::int64_t> cost(all->digits);
          none->weigh(none->kind_of[u], none->kind_of[v], saved);
          all->weigh(all->kind_of[u], all->kind_of[v], cost);
          ++pairs;
          EXPECT_EQ(saved.front(), 2);  // C5: nobody floats
          EXPECT_EQ(cost.front(), 0);
          EXPECT_EQ(saved.back(), cost.back());  // C8
        }
      }
    }
  });
  EXPECT_GT(pairs, 500);
}

// An edge that leaves the bracket costs a floater, and one that leaves the next group a player unpaired there.
TEST(ProofWeights, EdgesAcrossZonesCost) {
  int edges = 0;
  for_planned_cases(*default_edition("burstein"), 200, 16, [&](const PairedCase& paired, Random&) {
    const auto& field = paired.round.field;
    swiss::burstein::ProofWeights weights(field, criteria::BracketKind::Normal, ProofZone::All);
    if (field.size() < 3) return;
    const std::int32_t inside = weights.add(0, criteria::Zone::Bracket);
    const std::int32_t next = weights.add(1, criteria::Zone::Next);
    const std::int32_t below = weights.add(2, criteria::Zone::Below);
    swiss::ProofClaim claim;
    std::move(weights).write(claim);
    const auto cost = [&](std::int32_t a, std::int32_t b) {
      std::vector<std::int64_t> digits(claim.digits);
      claim.weigh(a, b, digits);
      std::int64_t sum = 0;
      for (const std::int64_t digit : digits) sum -= digit;
      return sum;
    };
    EXPECT_EQ(cost(inside, next), 2);   // a floater and the score
    EXPECT_EQ(cost(inside, below), 4);  // and in the next bracket as well
    EXPECT_EQ(cost(next, below), 2);
    EXPECT_EQ(cost(below, below), 0);
    ++edges;
  });
  EXPECT_GT(edges, 150);
}

}  // namespace
}  // namespace bloesem::test
