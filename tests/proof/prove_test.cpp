// Every round has a proof, and no other pairing has one.
#include "engine/proof/prove.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "bloesem/check_tournament.hpp"
#include "engine/proof/verify.hpp"
#include "engine/swiss/system.hpp"
#include "tests/proof/random_proofs.hpp"
#include "tests/support/files.hpp"

namespace bloesem::test {
namespace {

// Returns what keeps the round from being proved, or an empty text.
std::string failure_of(const PairedCase& paired, proof::ProofCounts& counts) {
  const std::optional<proof::RoundProof> proof = proof::prove(paired.round, paired.discarded, counts);
  if (!proof) return "no proof";
  return proof::verify(paired.round, *proof).value_or("");
}

TEST(Prove, EveryRandomRoundHasAProof) {
  proof::ProofCounts counts;
  int rounds = 0;
  for_random_cases(3000, 40, [&](const PairedCase& paired, Random&) {
    ++rounds;
    ASSERT_EQ(failure_of(paired, counts), "") << "round " << rounds;
  });
  EXPECT_EQ(rounds, 3000);
  // All ways of finding values, and all zones, have been used.
  EXPECT_GT(counts.none, 1000);
  EXPECT_GT(counts.next, 100);
  EXPECT_GT(counts.all, 100);
  EXPECT_GT(counts.criteria_by_classes, 1000);
  EXPECT_GT(counts.criteria_by_blossoms, 100);
  EXPECT_GT(counts.steps_by_classes, 500);
  EXPECT_GT(counts.steps_by_vertices, 10);
  EXPECT_GT(counts.steps_by_blossoms, 50);
  EXPECT_GT(counts.discarded, 10);
  EXPECT_GT(counts.byes, 3);
}

// What is not the round of the rules has no proof, whichever bracket is said to have been discarded.
TEST(Prove, NoOtherPairingHasAProof) {
  proof::ProofCounts counts;
  int pairings = 0;
  for_random_cases(250, 8, [&](const PairedCase& paired, Random&) {
    for (const auto& pairs : all_pairings(paired.request.field)) {
      const proof::ProofRound round =
          proof::proof_round(paired.request.field, paired.round.criteria, paired.round.rounds, pairs);
      const bool right = round.mates == paired.round.mates;
      ++pairings;
      EXPECT_EQ(proof::prove(round, std::nullopt, counts).has_value(), right && !paired.discarded);
      if (paired.discarded) {
        EXPECT_EQ(proof::prove(round, paired.discarded, counts).has_value(), right);
      }
    }
  });
  EXPECT_GT(pairings, 3000);
}

TEST(Prove, ImpossibleRoundsHaveAnObstacle) {
  Random random(9);
  proof::ProofCounts counts;
  int impossible = 0;
  int possible = 0;
  for (int i = 0; i < 1500; ++i) {
    const Tournament tournament = random_past(random, 9);
    PairOptions options;
    options.edition = i % 2 == 0 ? Edition::Baku2016 : Edition::Fide2026;
    const Result<RequestedRound> request = requested_round(tournament, options);
    if (!request) continue;
    const proof::ProofRound round = proof::round_without_pairs(*request);
    const std::optional<proof::RoundProof> proof = proof::prove_impossible(round, counts);
    const bool is_possible = !all_pairings(request->field).empty();
    ++(is_possible ? possible : impossible);
    ASSERT_EQ(proof.has_value(), !is_possible);
    if (proof) {
      EXPECT_EQ(proof::verify_impossible(round, *proof).value_or(""), "");
    }
  }
  EXPECT_GT(impossible, 30);
  EXPECT_GT(possible, 500);
}

// Returns the number of rounds of the file, all of which must have proofs.
int prove_all(const std::filesystem::path& file, Edition edition) {
  const Tournament tournament = read(file, trf::Purpose::Check);
  proof::ProofCounts counts;
  int rounds = 0;
  for (int number = 1; number <= last_round_to_check(tournament); ++number) {
    PairOptions options = replay_options(tournament, {});
    options.edition = edition;
    options.round = number;
    const Result<RoundPairing> pairing = pair_round(tournament, options);
    const Result<RequestedRound> request = requested_round(tournament, options);
    if (!pairing || !request) continue;
    ++rounds;
    const proof::ProofRound round = proof::round_of(*request, proposal_of(*pairing));
    const auto proof = proof::prove(round, proof::discarded_in(pairing->record, *request), counts);
    EXPECT_TRUE(proof) << file << " round " << number;
    if (proof) {
      EXPECT_EQ(proof::verify(round, *proof).value_or(""), "") << file << " round " << number;
    }
  }
  return rounds;
}

TEST(Prove, RoundsOfTheFixturesHaveProofs) {
  for (const auto& [year, edition] : known_editions) {
    int rounds = 0;
    for (const auto& file :
         files_in(std::filesystem::path(BLOESEM_FIXTURES_DIR) / (std::string("dutch-") + year), ".trf"))
      rounds += prove_all(file, edition);
    EXPECT_GT(rounds, 100) << year;
  }
}

TEST(SlowProofs, TenThousandRandomRoundsHaveProofs) {
  proof::ProofCounts counts;
  for_random_cases(10'000, 60,
                   [&](const PairedCase& paired, Random&) { ASSERT_EQ(failure_of(paired, counts), ""); });
  EXPECT_GT(counts.criteria_by_blossoms + counts.steps_by_blossoms, 1000);
}

TEST(SlowProofs, RoundsOfTheOracleHaveProofs) {
  const std::filesystem::path oracle = BLOESEM_ORACLE_DIR;
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_ORACLE_DIR is not set";
  for (const auto& [year, edition] : known_editions) {
    int rounds = 0;
    for (const auto& file : files_in(oracle / (std::string("dutch-") + year), ".trf"))
      rounds += prove_all(file, edition);
    RecordProperty(std::string("rounds_") + year, rounds);
    EXPECT_GT(rounds, 9000) << year;
  }
}

}  // namespace
}  // namespace bloesem::test
