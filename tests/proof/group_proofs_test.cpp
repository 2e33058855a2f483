// Proofs that come with a pairing on request, and those of groups.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bloesem/proof.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

PairOptions with_proof() {
  PairOptions options;
  options.initial_colour = Colour::White;
  options.proof = proof_bound_to({.sha256 = "ab"});
  return options;
}

// Returns why the proposal is refuted; empty if it is proven.
std::string fault(const Tournament& tournament, const Proposal& proposal, const std::string& proof) {
  const Result<ProofVerdict> verdict =
      verify_proof(tournament, with_proof(), proposal, proof, {.sha256 = "ab"});
  return verdict ? verdict->reason : "unreadable: " + verdict.error().message;
}

// Seven players in one group, four in another.
Tournament two_groups() {
  Tournament tournament = TournamentBuilder(11).declared(3);
  tournament.groups = {{"A", {0, 1, 2, 3, 4, 5, 6}}, {"B", {7, 8, 9, 10}}};
  return tournament;
}

TEST(RequestedProof, ComesWithThePairingOnlyOnRequest) {
  const Tournament tournament = TournamentBuilder(5).declared(3);
  PairOptions plain = with_proof();
  plain.proof = nullptr;
  EXPECT_EQ(pair_round(tournament, plain)->proof, "");
  const Result<RoundPairing> pairing = pair_round(tournament, with_proof());
  ASSERT_TRUE(pairing) << pairing.error().message;
  EXPECT_THAT(pairing->proof, StartsWith(R"({"bloesem-proof":1,"sha256":"ab","system":"dutch")"));
  EXPECT_EQ(fault(tournament, proposal_of(*pairing), pairing->proof), "");
}

TEST(RequestedProof, IsThatOfThePlainSolverWithParanoiaToo) {
  const Tournament tournament = TournamentBuilder(6).declared(3);
  PairOptions paranoid = with_proof();
  paranoid.paranoid = true;
  EXPECT_EQ(pair_round(tournament, paranoid)->proof, pair_round(tournament, with_proof())->proof);
}

TEST(RequestedProof, IsInTheErrorOfAnImpossibleRound) {
  const Tournament both = TournamentBuilder(2).round("1-2 1/0").declared(3);
  const Result<RoundPairing> pairing = pair_round(both, with_proof());
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing);
  EXPECT_EQ(fault(both, {}, pairing.error().proof), "");
}

TEST(RequestedProof, OfARoundWithoutProofsIsAnError) {
  Tournament tournament = TournamentBuilder(6).declared(3);
  tournament.fixed_pairs = {{1, 0, 1, true}};
  const Result<RoundPairing> pairing = pair_round(tournament, with_proof());
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::InvalidInput);
  EXPECT_THAT(pairing.error().message, HasSubstr("fixed by hand"));
  PairOptions seated = with_proof();
  seated.seated = {0, 1};
  EXPECT_THAT(pair_round(TournamentBuilder(6).declared(3), seated).error().message, HasSubstr("by hand"));
}

TEST(GroupProofs, StandOneAfterTheOther) {
  const Tournament tournament = two_groups();
  const Result<RoundPairing> pairing = pair_round(tournament, with_proof());
  ASSERT_TRUE(pairing) << pairing.error().message;
  const std::string& proof = pairing->proof;
  EXPECT_THAT(proof, HasSubstr(R"("initial_colour":"W","group":"A"})"));
  EXPECT_THAT(proof, HasSubstr(R"("initial_colour":"W","group":"B"})"));
  EXPECT_EQ(fault(tournament, proposal_of(*pairing), proof), "");
}

TEST(GroupProofs, NoneMayBeLeftOutRepeatedOrExchanged) {
  const Tournament tournament = two_groups();
  const Result<RoundPairing> pairing = pair_round(tournament, with_proof());
  ASSERT_TRUE(pairing);
  const Proposal right = proposal_of(*pairing);
  const std::size_t second = pairing->proof.find("{\"bloesem-proof\"", 1);
  const std::string a = pairing->proof.substr(0, second);
  const std::string b = pairing->proof.substr(second);
  EXPECT_EQ(fault(tournament, right, a + b), "");
  EXPECT_THAT(fault(tournament, right, a), HasSubstr("1 proofs of 2 groups"));
  EXPECT_THAT(fault(tournament, right, a + b + b), HasSubstr("3 proofs of 2 groups"));
  EXPECT_THAT(fault(tournament, right, b + a), HasSubstr("another 'group'"));
  EXPECT_NE(fault(tournament, right, a + a), "");
  EXPECT_THAT(fault(tournament, right, b), HasSubstr("another 'group'"));
  const auto lines = std::count(a.begin(), a.end(), '\n');
  EXPECT_THAT(fault(tournament, right, a + b.substr(0, b.rfind("{\"end\""))),
              StartsWith("unreadable: " + std::to_string(lines + std::count(b.begin(), b.end(), '\n') - 1) +
                         ": expected"));
}

TEST(GroupProofs, BoardsAreThoseOfTheGroupsInOrder) {
  const Tournament tournament = two_groups();
  const Result<RoundPairing> pairing = pair_round(tournament, with_proof());
  ASSERT_TRUE(pairing);
  const Proposal right = proposal_of(*pairing);
  Proposal other = right;
  std::rotate(other.boards.begin(), other.boards.begin() + 3, other.boards.end());
  EXPECT_THAT(fault(tournament, other, pairing->proof), HasSubstr("order of the groups"));
  other = right;
  std::swap(other.boards[0].board.white, other.boards[4].board.white);
  EXPECT_THAT(fault(tournament, other, pairing->proof), HasSubstr("two groups"));
  other = right;
  std::swap(other.boards[3].board.black, other.boards[4].board.black);
  EXPECT_THAT(fault(tournament, other, pairing->proof), StartsWith("group B: "));
  other = right;
  other.byes.clear();
  EXPECT_THAT(fault(tournament, other, pairing->proof), StartsWith("group A: "));
  EXPECT_NE(fault(tournament, {}, pairing->proof), "");
}

TEST(GroupProofs, OneImpossibleGroupIsEnough) {
  Tournament tournament = TournamentBuilder(6).round("1-2 1/0, 3-4 1/0, 5-6 1/0").declared(3);
  tournament.groups = {{"A", {0, 1, 2, 3}}, {"B", {4, 5}}};
  const Result<RoundPairing> pairing = pair_round(tournament, with_proof());
  ASSERT_FALSE(pairing);
  ASSERT_EQ(pairing.error().code, ErrorCode::NoValidPairing) << pairing.error().message;
  const std::string& proof = pairing.error().proof;
  EXPECT_THAT(proof, HasSubstr(R"("group":"B"})"));
  EXPECT_EQ(fault(tournament, {}, proof), "");
  Tournament others = tournament;
  std::swap(others.groups[0].name, others.groups[1].name);
  EXPECT_NE(fault(others, {}, proof), "");
}

TEST(GroupProofs, TheImpossibleGroupIsTheOneThatTheProofNames) {
  // 3, 4 and 5 have met 6, 7 and 8: each three are an odd set.
  Tournament tournament = TournamentBuilder(8)
                              .round("3-6 1/0, 4-7 1/0, 5-8 1/0")
                              .round("7-3 1/0, 8-4 1/0, 6-5 1/0")
                              .round("3-8 1/0, 4-6 1/0, 5-7 1/0")
                              .declared(9);
  tournament.groups = {{"A", {0, 1}}, {"B", {2, 3, 4, 5, 6, 7}}};
  const Result<RoundPairing> pairing = pair_round(tournament, with_proof());
  ASSERT_FALSE(pairing);
  const std::string& proof = pairing.error().proof;
  ASSERT_THAT(proof, HasSubstr(R"("sets")"));  // players whom A does not have
  EXPECT_EQ(fault(tournament, {}, proof), "");
}

TEST(ProveAndVerify, ReturnsTheProofOfARightAnswerAndNamesAWrongOne) {
  const Tournament tournament = TournamentBuilder(6).round("1-4 1/0, 2-5 1/0, 3-6 0/1").declared(5);
  PairOptions options = with_proof();
  options.proof = nullptr;
  const Result<RoundPairing> right = pair_round(tournament, options);
  ASSERT_TRUE(right);
  EXPECT_TRUE(prove_and_verify(tournament, options, right, {}));
  RoundPairing wrong = *right;
  std::swap(wrong.boards[0].black, wrong.boards[1].black);
  const Result<std::string> proof = prove_and_verify(tournament, options, wrong, {});
  ASSERT_FALSE(proof);
  EXPECT_EQ(proof.error().code, ErrorCode::Internal);
  RoundPairing reversed = *right;
  std::swap(reversed.boards[0].white, reversed.boards[0].black);
  EXPECT_THAT(prove_and_verify(tournament, options, reversed, {}).error().message,
              HasSubstr("colours are reversed"));
}

}  // namespace
}  // namespace bloesem::test
