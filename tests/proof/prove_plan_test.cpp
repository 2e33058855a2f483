// In systems whose proofs follow a plan, every round has a proof, and no other pairing has one.
#include "engine/proof/prove_plan.hpp"

#include <gtest/gtest.h>

#include "engine/literal/pair_round.hpp"
#include "engine/proof/verify_plan.hpp"
#include "tests/proof/planned_rounds.hpp"

namespace bloesem::test {
namespace {

std::string name_of_edition(const testing::TestParamInfo<Edition>& info) {
  std::string name;
  for (const char c : full_title_of(info.param))
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += c;
  return name;
}

// C6 of matches is passed or failed.
bool has_ceilings(Edition edition) {
  return system_id_of(edition) == "double-swiss" || system_id_of(edition) == "team-swiss";
}

class ProvePlan : public testing::TestWithParam<Edition> {};

// Returns what keeps the round from being proved, or an empty text.
std::string failure_by_plan(const PairedCase& paired, proof::ProofCounts& counts) {
  const auto plan = plan_for(paired, paired.round);
  const std::optional<proof::RoundProof> proof = proof::prove_by_plan(paired.round, *plan, counts);
  if (!proof) return "no proof";
  return proof::verify_by_plan(paired.round, *plan, *proof).value_or("");
}

TEST_P(ProvePlan, EveryRandomRoundHasAProof) {
  proof::ProofCounts counts;
  int rounds = 0;
  for_planned_cases(GetParam(), 1000, 30, [&](const PairedCase& paired, Random&) {
    ++rounds;
    ASSERT_EQ(failure_by_plan(paired, counts), "") << "round " << rounds;
  });
  EXPECT_EQ(rounds, 1000);
  EXPECT_GT(counts.none, 500);
  EXPECT_GT(counts.all, 5);
  EXPECT_GT(counts.criteria_by_classes, 500);
  EXPECT_GT(counts.criteria_by_blossoms, 5);
  EXPECT_GT(counts.steps, 100);
  EXPECT_GT(counts.byes, 5);
  if (has_ceilings(GetParam())) {
    EXPECT_GT(counts.ceilings, 5);
  }
}

// The round of the literal engine is the only pairing that has a proof.
TEST_P(ProvePlan, NoOtherPairingHasAProof) {
  proof::ProofCounts counts;
  int pairings = 0;
  int proven = 0;
  for_planned_cases(GetParam(), 150, 8, [&](const PairedCase& paired, Random&) {
    const Result<RoundPairing> literal = literal::pair_round(paired.tournament, paired.options);
    ASSERT_TRUE(literal);
    const proof::Positions right = proof::round_of(paired.request, proposal_of(*literal)).mates;
    for (const auto& pairs : all_pairings(paired.request.field)) {
      const proof::ProofRound round =
          proof::proof_round(paired.request.field, paired.round.criteria, paired.round.rounds, pairs);
      const auto plan = plan_for(paired, round);
      ++pairings;
      const bool has_proof = proof::prove_by_plan(round, *plan, counts).has_value();
      proven += has_proof ? 1 : 0;
      EXPECT_EQ(has_proof, round.mates == right);
    }
  });
  EXPECT_GT(pairings, 1500);
  EXPECT_EQ(proven, 150);
}

TEST(SlowProofs, RandomRoundsOfOtherSystemsHaveProofs) {
  for (const Edition edition : planned_editions()) {
    proof::ProofCounts counts;
    int rounds = 0;
    for_planned_cases(edition, 2000, 60, [&](const PairedCase& paired, Random&) {
      ++rounds;
      ASSERT_EQ(failure_by_plan(paired, counts), "") << full_title_of(edition) << " round " << rounds;
    });
    EXPECT_EQ(rounds, 2000);
  }
}

INSTANTIATE_TEST_SUITE_P(Systems, ProvePlan, testing::ValuesIn(planned_editions()), name_of_edition);

}  // namespace
}  // namespace bloesem::test
