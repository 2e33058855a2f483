// Proofs of all systems of the register as text: made, read and verified, or refused with a sentence.
#include <gtest/gtest.h>

#include "bloesem/proof.hpp"
#include "engine/proof/round_proof.hpp"
#include "engine/swiss/system.hpp"
#include "tests/proof/planned_rounds.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

const ProofBinding any_binding{std::string(64, '0')};

TEST(ProofsOfSystems, AreVerifiedAsText) {
  for (const Edition edition : planned_editions()) {
    int proven = 0;
    int reversed = 0;
    for_planned_cases(edition, 60, 20, [&](const PairedCase& paired, Random&) {
      const Result<std::string> proof =
          prove_round(paired.tournament, paired.options, paired.pairing, any_binding);
      ASSERT_TRUE(proof) << proof.error().message;
      Proposal proposal = proposal_of(paired.pairing);
      Result<ProofVerdict> verdict =
          verify_proof(paired.tournament, paired.options, proposal, *proof, any_binding);
      ASSERT_TRUE(verdict) << verdict.error().message;
      EXPECT_EQ(verdict->reason, "") << full_title_of(edition);
      ++proven;
      if (proposal.boards.empty()) return;
      std::swap(proposal.boards.back().board.white, proposal.boards.back().board.black);
      verdict = verify_proof(paired.tournament, paired.options, proposal, *proof, any_binding);
      ASSERT_TRUE(verdict);
      EXPECT_FALSE(verdict->proven);
      ++reversed;
    });
    EXPECT_EQ(proven, 60);
    EXPECT_GT(reversed, 50);
  }
}

TEST(ProofsOfSystems, ImpossibleRoundsHaveAnObstacle) {
  for (const Edition edition : planned_editions()) {
    Random random(5);
    int impossible = 0;
    for (int i = 0; i < 400; ++i) {
      const PlannedPosition position = planned_position(random, edition, 8);
      const Result<RoundPairing> pairing = pair_round(position.tournament, position.options);
      if (pairing || pairing.error().code != ErrorCode::NoValidPairing) continue;
      ++impossible;
      const Result<std::string> proof =
          prove_round(position.tournament, position.options, pairing, any_binding);
      ASSERT_TRUE(proof) << proof.error().message;
      const Result<ProofVerdict> verdict =
          verify_proof(position.tournament, position.options, {}, *proof, any_binding);
      ASSERT_TRUE(verdict);
      EXPECT_EQ(verdict->reason, "");
    }
    EXPECT_GT(impossible, 5) << full_title_of(edition);
  }
}

// Ranked Dutch has the proofs of the Dutch System, and so have the seeding rounds of Burstein.
TEST(ProofsOfSystems, DutchBracketsOfOtherSystemsAreProved) {
  Random random(31);
  int ranked = 0;
  int seeding = 0;
  for (int i = 0; i < 400; ++i) {
    const bool is_ranked = i % 2 == 0;
    Tournament tournament = random_past(random, 24);
    if (!is_ranked) tournament.rounds_declared = 2 * (tournament.rounds_played + 1);
    const auto edition = default_edition(is_ranked ? "ranked-dutch" : "burstein");
    PairOptions options;
    options.edition = edition;
    options.initial_colour = Colour::Black;
    if (is_ranked && random.chance(50)) options.readings = {{"tie-breaks", "sums"}};
    const Result<RoundPairing> pairing = pair_round(tournament, options);
    if (!pairing || (!is_ranked && tournament.rounds_played >= 4)) continue;
    ++(is_ranked ? ranked : seeding);
    const Result<std::string> proof = prove_round(tournament, options, pairing, any_binding);
    ASSERT_TRUE(proof) << proof.error().message;
    EXPECT_EQ(proof->find("\"part\""), std::string::npos);
    const Result<ProofVerdict> verdict =
        verify_proof(tournament, options, proposal_of(*pairing), *proof, any_binding);
    ASSERT_TRUE(verdict) << verdict.error().message;
    EXPECT_EQ(verdict->reason, "");
  }
  EXPECT_GT(ranked, 150);
  EXPECT_GT(seeding, 100);
}

// Systems without proofs say so.
TEST(ProofsOfSystems, AreRefusedWhereThereAreNone) {
  int with = 0;
  int without = 0;
  for (const Edition edition : editions()) {
    Tournament tournament = TournamentBuilder(6).build();
    tournament.rounds_declared = 5;
    for (Player& player : tournament.players) player.rating = 2000;
    PairOptions options;
    options.edition = edition;
    options.initial_colour = Colour::White;
    const Result<RoundPairing> pairing = pair_round(tournament, options);
    ASSERT_TRUE(pairing) << full_title_of(edition) << ": " << pairing.error().message;
    const Result<std::string> proof = prove_round(tournament, options, pairing, any_binding);
    EXPECT_EQ(proof.has_value(), has_proofs(edition)) << full_title_of(edition);
    ++(proof ? with : without);
    if (proof) continue;
    EXPECT_EQ(proof.error().code, ErrorCode::InvalidInput);
    EXPECT_NE(proof.error().message.find("no proofs for " + full_title_of(edition)), std::string::npos);
  }
  EXPECT_EQ(with, 8);
  EXPECT_EQ(without, 7);
}

}  // namespace
}  // namespace bloesem::test
