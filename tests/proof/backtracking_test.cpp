// Proofs of the Dutch System of 2012, whose brackets may be paired again: every round has a proof, no other
// pairing has one, and whatever is false is refused.
#include "engine/proof/backtracking.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/literal/pair_round.hpp"
#include "engine/proof/round_proof.hpp"
#include "engine/proof/verify.hpp"
#include "tests/engine/dutch_2012/istanbul_positions.hpp"
#include "tests/proof/random_proofs.hpp"
#include "tests/support/matchers.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;
using proof::BracketPlayers;
using proof::BracketProof;
using proof::Duals;
using proof::Position;
using proof::ProofRound;
using proof::Reach;
using proof::RoundProof;
using proof::Step;
using PairList = std::vector<std::pair<Position, Position>>;

// What rounds of 2012 consist of, by brackets.
struct Seen {
  int next = 0;  // chosen for the sake of the next bracket
  int ahead = 0;
  int unpaired = 0;
  int discarded = 0;
  int unpaired_and_discarded = 0;
  int merged = 0;
  int meeting = 0;
  int homogeneous = 0;
  int nobody_paired = 0;  // of the players who moved down
};

void look_at(const ProofRound& round, const RoundProof& proof, Seen& seen) {
  int penultimate = 0;
  for (const BracketProof& bracket : proof.brackets) {
    if (bracket.discarded) penultimate = bracket.number;
    seen.discarded += bracket.discarded ? 1 : 0;
    seen.next += bracket.reach == Reach::Next ? 1 : 0;
    seen.ahead += bracket.ahead ? 1 : 0;
    seen.unpaired += bracket.unpaired ? 1 : 0;
    seen.unpaired_and_discarded += bracket.unpaired && bracket.discarded ? 1 : 0;
    seen.meeting += bracket.obstacle && !bracket.discarded ? 1 : 0;
  }
  for (const BracketPlayers& bracket : proof::brackets_of(round, penultimate)) {
    seen.merged += bracket.kind == BracketKind::Collapsed ? 1 : 0;
    seen.homogeneous += proof::treated_as_homogeneous(round, bracket) ? 1 : 0;
    seen.nobody_paired +=
        !bracket.moved_down.empty() && proof::order_form(round, bracket, round.mates).all_join ? 1 : 0;
  }
}

// Returns the round of a position, or nothing if it cannot be paired.
std::optional<PairedCase> istanbul_round(const IstanbulCase& made) {
  const Result<RoundPairing> pairing = pair_round(made.tournament, made.options);
  Result<RequestedRound> request = requested_round(made.tournament, made.options);
  if (!pairing || !request) return std::nullopt;
  ProofRound round = proof::round_of(*request, proposal_of(*pairing));
  auto discarded = proof::discarded_in(pairing->record, *request);
  return PairedCase{made.tournament,     made.options,     *pairing,
                    *std::move(request), std::move(round), std::move(discarded)};
}

// Calls `visit` with random rounds of at most `players` players.
void for_istanbul_rounds(int rounds, int players,
                         const std::function<void(const PairedCase&, Random&)>& visit) {
  Random random(20261126);
  for (int i = 0; i < rounds;) {
    const auto paired = istanbul_round(random_istanbul_case(random, 1, players));
    if (!paired) continue;
    ++i;
    visit(*paired, random);
  }
}

RoundProof proof_of_2012(const PairedCase& paired) {
  proof::ProofCounts counts;
  return proof::prove(paired.round, paired.discarded, counts).value();
}

ProofRound with_pairs(const PairedCase& paired, const PairList& pairs) {
  const ProofRound& round = paired.round;
  return proof::proof_round(paired.request.field, round.criteria, round.rounds, pairs, round.homogeneous);
}

void expect_proofs(int rounds, int players, Seen& seen) {
  int number = 0;
  for_istanbul_rounds(rounds, players, [&](const PairedCase& paired, Random&) {
    ++number;
    proof::ProofCounts counts;
    const auto proof = proof::prove(paired.round, paired.discarded, counts);
    ASSERT_TRUE(proof) << "round " << number;
    ASSERT_EQ(proof::verify(paired.round, *proof).value_or(""), "") << "round " << number;
    look_at(paired.round, *proof, seen);
  });
}

TEST(Backtracking, EveryRandomRoundHasAProof) {
  Seen seen;
  expect_proofs(3000, 13, seen);
  expect_proofs(300, 40, seen);
  EXPECT_GT(seen.next, 20);
  EXPECT_GT(seen.ahead, 5);
  EXPECT_GT(seen.unpaired, 100);
  EXPECT_GT(seen.discarded, 100);
  EXPECT_GT(seen.unpaired_and_discarded, 5);
  EXPECT_GT(seen.merged, 50);
  EXPECT_GT(seen.meeting, 5);
  EXPECT_GT(seen.homogeneous, 100);
  EXPECT_GT(seen.nobody_paired, 50);
}

TEST(SlowProofs, RoundsOf2012HaveProofs) {
  Seen seen;
  expect_proofs(25'000, 13, seen);
  RecordProperty("next", seen.next);
  RecordProperty("ahead", seen.ahead);
  RecordProperty("unpaired", seen.unpaired);
  RecordProperty("discarded", seen.discarded);
  RecordProperty("merged", seen.merged);
  RecordProperty("meeting", seen.meeting);
  RecordProperty("homogeneous", seen.homogeneous);
  RecordProperty("nobody_paired", seen.nobody_paired);
}

// The round of the literal engine is the only pairing that has a proof.
TEST(Backtracking, NoOtherPairingHasAProof) {
  proof::ProofCounts counts;
  int pairings = 0;
  int proven = 0;
  for_istanbul_rounds(250, 8, [&](const PairedCase& paired, Random&) {
    const Result<RoundPairing> literal = literal::pair_round(paired.tournament, paired.options);
    ASSERT_TRUE(literal);
    const proof::Positions right = proof::round_of(paired.request, proposal_of(*literal)).mates;
    for (const PairList& pairs : all_pairings(paired.request.field)) {
      const ProofRound round = with_pairs(paired, pairs);
      const bool has_proof = proof::prove(round, paired.discarded, counts).has_value();
      ++pairings;
      proven += has_proof ? 1 : 0;
      EXPECT_EQ(has_proof, round.mates == right);
      if (paired.discarded) {
        EXPECT_FALSE(proof::prove(round, std::nullopt, counts));
      }
    }
  });
  EXPECT_GT(pairings, 3000);
  EXPECT_EQ(proven, 250);
}

// Adds all sets of legal pairs of these players, the pairs chosen so far included.
void add_matchings(const swiss::RoundField& field, proof::Positions players, PairList& chosen,
                   std::vector<PairList>& all) {
  if (players.size() < 2) return all.push_back(chosen);
  const Position first = players.front();
  players.erase(players.begin());
  add_matchings(field, players, chosen, all);
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!field.compatible(first, players[i])) continue;
    proof::Positions others = players;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    chosen.emplace_back(first, players[i]);
    add_matchings(field, std::move(others), chosen, all);
    chosen.pop_back();
  }
}

// Returns the attempts that a bracket of the round may have had before: any of its players meet.
std::vector<proof::DiscardedBracket> attempts_in(const ProofRound& round) {
  std::vector<proof::DiscardedBracket> attempts;
  int number = 0;
  for (const BracketPlayers& bracket : proof::brackets_of(round, 0)) {
    ++number;
    PairList chosen;
    std::vector<PairList> all;
    add_matchings(round.field, bracket.inside(), chosen, all);
    for (PairList& pairs : all) attempts.push_back({number, std::move(pairs)});
  }
  return attempts;
}

// Whichever attempt of whichever bracket is said to have been discarded.
TEST(Backtracking, NoOtherAttemptIsDiscarded) {
  proof::ProofCounts counts;
  int attempts = 0;
  int proven = 0;
  int rounds = 0;
  for_istanbul_rounds(250, 6, [&](const PairedCase& paired, Random&) {
    rounds += paired.discarded ? 1 : 0;
    for (const PairList& pairs : all_pairings(paired.request.field)) {
      const ProofRound round = with_pairs(paired, pairs);
      for (const proof::DiscardedBracket& attempt : attempts_in(round)) {
        ++attempts;
        if (!proof::prove(round, attempt, counts)) continue;
        ++proven;
        EXPECT_EQ(round.mates, paired.round.mates);
        ASSERT_TRUE(paired.discarded);
        EXPECT_EQ(attempt.number, paired.discarded->number);
      }
    }
  });
  EXPECT_GT(attempts, 10'000);
  EXPECT_GT(rounds, 10);
  EXPECT_EQ(proven, rounds);
}

// Exchanges opponents of two pairs. Empty if that is not legal.
PairList other_pairs(const ProofRound& round, Random& random) {
  PairList pairs;
  for (Position p = 0; p < round.field.size(); ++p)
    if (round.mates[at(p)] > p) pairs.emplace_back(p, round.mates[at(p)]);
  if (pairs.size() < 2) return {};
  const std::size_t i = random.between<std::size_t>(0, pairs.size() - 1);
  const std::size_t k = (i + 1 + random.between<std::size_t>(0, pairs.size() - 2)) % pairs.size();
  std::swap(pairs[i].second, pairs[k].second);
  const auto legal = [&](const auto& pair) { return round.field.compatible(pair.first, pair.second); };
  return std::all_of(pairs.begin(), pairs.end(), legal) ? pairs : PairList{};
}

TEST(Backtracking, AnotherPairingIsRefusedWithTheProofOfTheRound) {
  int refused = 0;
  for_istanbul_rounds(1500, 20, [&](const PairedCase& paired, Random& random) {
    const PairList pairs = other_pairs(paired.round, random);
    if (pairs.empty()) return;
    ++refused;
    EXPECT_TRUE(proof::verify(with_pairs(paired, pairs), proof_of_2012(paired)));
  });
  EXPECT_GT(refused, 600);
}

TEST(Backtracking, ChangedValuesAreRefused) {
  int values = 0;
  for_istanbul_rounds(600, 16, [&](const PairedCase& paired, Random& random) {
    RoundProof proof = proof_of_2012(paired);
    std::vector<Duals*> all;
    for (BracketProof& bracket : proof.brackets) {
      all.push_back(&bracket.criteria);
      for (Step& step : bracket.order) all.push_back(&step.duals);
    }
    if (all.empty()) return;
    Duals& duals = *all[random.between<std::size_t>(0, all.size() - 1)];
    duals.y[random.between<std::size_t>(0, duals.y.size() - 1)] += random.chance(50) ? 1 : -1;
    EXPECT_TRUE(proof::verify(paired.round, proof));
    ++values;
  });
  EXPECT_GT(values, 400);
}

// Each part of a proof about C.12 and C.13 is needed, stands where it is needed, and must show what it says.
TEST(Backtracking, ClaimsAboutTheNextBracketCannotBeLeftOutOrInvented) {
  int left_out = 0;
  int weakened = 0;
  int invented = 0;
  for_istanbul_rounds(1500, 12, [&](const PairedCase& paired, Random&) {
    RoundProof proof = proof_of_2012(paired);
    const auto refused = [&] { return proof::verify(paired.round, proof).has_value(); };
    for (BracketProof& bracket : proof.brackets) {
      for (std::optional<Duals>* claim : {&bracket.unpaired, &bracket.obstacle}) {
        const std::optional<Duals> right = *claim;
        if (right) {
          claim->reset();
          EXPECT_TRUE(refused());
          ++left_out;
          *claim = right;
          (*claim)->y.front() += proof::Integer(1) << 400U;  // covers everything, but bounds nothing
          EXPECT_TRUE(refused());
          (*claim)->y.front() = -1;
          EXPECT_TRUE(refused());
          ++weakened;
        } else {
          *claim = bracket.criteria;
          EXPECT_TRUE(refused());
          ++invented;
        }
        *claim = right;
      }
      if (!bracket.unpaired) continue;
      const Reach reach = std::exchange(bracket.reach, Reach::Next);
      EXPECT_TRUE(refused());
      bracket.reach = reach;
      bracket.ahead.emplace();
      EXPECT_TRUE(refused());
      bracket.ahead.reset();
    }
    EXPECT_FALSE(refused());
    RoundProof kept = proof;
    std::erase_if(kept.brackets, [](const BracketProof& bracket) { return bracket.discarded; });
    if (kept.brackets.size() != proof.brackets.size()) {
      EXPECT_TRUE(proof::verify(paired.round, kept));
    }
  });
  EXPECT_GT(left_out, 100);
  EXPECT_GT(weakened, 100);
  EXPECT_GT(invented, 1000);
}

// The line of a bracket as text, without its duals: "2 next" or "discarded 1 none unpaired".
std::string lines_of(const IstanbulCase& made) {
  const auto round = istanbul_round(made);
  if (!round) return "impossible";
  std::string text;
  for (const BracketProof& bracket : proof_of_2012(*round).brackets) {
    text += (text.empty() ? "" : ", ") + std::string(bracket.discarded ? "discarded " : "") +
            std::to_string(bracket.number) + ' ' + std::string(proof::name_of(bracket.reach));
    if (bracket.unpaired) text += " unpaired";
    if (bracket.obstacle && !bracket.discarded) text += " obstacle";
  }
  return text;
}

// The positions of tests/engine/dutch_2012/search_test.cpp.
TEST(Backtracking, ProofsSayWhatDecided) {
  // 3 would come to 4, 5 and 6 but may meet none of them.
  EXPECT_EQ(lines_of(strangers_with({20, 20, 20, 10, 10, 10, 0, 0})), "1 none, 2 none, 3 none");
  EXPECT_EQ(lines_of(strangers_with({20, 20, 20, 10, 10, 10, 0, 0}, {{3, 4}, {3, 5}, {3, 6}})),
            "1 next, 2 none, 3 none");
  // Nobody else could move down in place of 3.
  EXPECT_EQ(lines_of(strangers_with({20, 20, 20, 10, 10, 10, 0, 0}, {{3, 4}, {3, 5}, {3, 6}, {1, 3}, {2, 3}})),
            "1 none unpaired, 2 none, 3 none");
  EXPECT_EQ(lines_of(strangers_with({10, 10, 0, 0}, {{3, 4}})), "discarded 1 none, 1 all, 2 none");
  EXPECT_EQ(lines_of(strangers_with({20, 20, 10, 10, 0, 0}, {{5, 6}, {3, 5}, {3, 6}, {4, 5}, {4, 6}})),
            "discarded 1 none, 1 all, 2 none obstacle");
  EXPECT_EQ(
      lines_of(strangers_with({20, 20, 10, 0, 0, 0, 0}, {{4, 5}, {4, 6}, {4, 7}, {5, 6}, {5, 7}, {6, 7}})),
      "discarded 1 none, 1 all, 2 none");
}

const ProofBinding bound_to_zeros{std::string(64, '0')};

TEST(Backtracking, ProofsAreVerifiedAsText) {
  int claims = 0;
  for_istanbul_rounds(400, 12, [&](const PairedCase& paired, Random&) {
    if (paired.request.field.size() == 0) return;  // nobody is present
    const Result<std::string> proof =
        prove_round(paired.tournament, paired.options, paired.pairing, bound_to_zeros);
    ASSERT_TRUE(proof) << proof.error().message;
    claims += proof->find("\"unpaired\"") != std::string::npos ? 1 : 0;
    Proposal proposal = proposal_of(paired.pairing);
    Result<ProofVerdict> verdict =
        verify_proof(paired.tournament, paired.options, proposal, *proof, bound_to_zeros);
    ASSERT_TRUE(verdict) << verdict.error().message;
    EXPECT_EQ(verdict->reason, "");
    if (proposal.boards.empty()) return;
    std::swap(proposal.boards.back().board.white, proposal.boards.back().board.black);
    verdict = verify_proof(paired.tournament, paired.options, proposal, *proof, bound_to_zeros);
    ASSERT_TRUE(verdict);
    EXPECT_FALSE(verdict->proven);
  });
  EXPECT_GT(claims, 20);
}

TEST(Backtracking, ImpossibleRoundsHaveAnObstacle) {
  Random random(12);
  int impossible = 0;
  for (int i = 0; i < 600; ++i) {
    const IstanbulCase made = random_istanbul_case(random, 1, 9);
    const Result<RoundPairing> pairing = pair_round(made.tournament, made.options);
    if (pairing || pairing.error().code != ErrorCode::NoValidPairing) continue;
    ++impossible;
    const Result<std::string> proof = prove_round(made.tournament, made.options, pairing, bound_to_zeros);
    ASSERT_TRUE(proof) << proof.error().message;
    const Result<ProofVerdict> verdict =
        verify_proof(made.tournament, made.options, {}, *proof, bound_to_zeros);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->reason, "");
  }
  EXPECT_GT(impossible, 50);
}

}  // namespace
}  // namespace bloesem::test
