// Attacks on proofs in memory: whatever is false is refused.
#include "engine/proof/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/swiss/system.hpp"
#include "tests/proof/random_proofs.hpp"

namespace bloesem::test {
namespace {

using proof::BracketProof;
using proof::Duals;
using proof::Position;
using proof::RoundProof;
using proof::Step;

RoundProof proof_of(const PairedCase& paired) {
  proof::ProofCounts counts;
  return proof::prove(paired.round, paired.discarded, counts).value();
}

std::vector<std::pair<Position, Position>> pairs_of(const proof::ProofRound& round) {
  std::vector<std::pair<Position, Position>> pairs;
  for (Position p = 0; p < round.field.size(); ++p)
    if (round.mates[at(p)] > p) pairs.emplace_back(p, round.mates[at(p)]);
  return pairs;
}

// Exchanges a player of one pair with one of another, or with the one who has the bye. Empty if that is not
// legal.
std::vector<std::pair<Position, Position>> exchanged(const proof::ProofRound& round, Random& random) {
  auto pairs = pairs_of(round);
  if (pairs.size() + (round.bye ? 1U : 0U) < 2) return {};
  const std::size_t i = random.between<std::size_t>(0, pairs.size() - 1);
  if (round.bye && (random.chance(30) || pairs.size() == 1)) {
    if (!round.field.facts(pairs[i].first).bye_eligible) return {};
    pairs[i].first = *round.bye;
  } else {
    const std::size_t k = (i + 1 + random.between<std::size_t>(0, pairs.size() - 2)) % pairs.size();
    std::swap(pairs[i].second, pairs[k].second);
  }
  const auto legal = [&](const auto& pair) { return round.field.compatible(pair.first, pair.second); };
  return std::all_of(pairs.begin(), pairs.end(), legal) ? pairs : std::vector<std::pair<Position, Position>>{};
}

TEST(Verify, RefusesEveryOtherPairing) {
  int refused = 0;
  for_random_cases(1500, 24, [&](const PairedCase& paired, Random& random) {
    const auto pairs = exchanged(paired.round, random);
    if (pairs.empty()) return;
    const proof::ProofRound other =
        proof::proof_round(paired.request.field, paired.round.criteria, paired.round.rounds, pairs);
    EXPECT_TRUE(proof::verify(other, proof_of(paired)));
    ++refused;
  });
  EXPECT_GT(refused, 600);
}

// All duals that a round must satisfy with equality.
std::vector<Duals*> duals_of(RoundProof& proof) {
  std::vector<Duals*> all;
  if (proof.bye) all.push_back(&*proof.bye);
  for (BracketProof& bracket : proof.brackets) {
    all.push_back(&bracket.criteria);
    for (Step& step : bracket.order) all.push_back(&step.duals);
  }
  return all;
}

TEST(Verify, RefusesEveryChangedValue) {
  int values = 0;
  int sets = 0;
  for_random_cases(400, 20, [&](const PairedCase& paired, Random& random) {
    RoundProof proof = proof_of(paired);
    const std::vector<Duals*> all = duals_of(proof);
    Duals& duals = *all[random.between<std::size_t>(0, all.size() - 1)];
    const int by = random.chance(50) ? 1 : -1;
    proof::Integer& y = duals.y[random.between<std::size_t>(0, duals.y.size() - 1)];
    y += by;
    EXPECT_TRUE(proof::verify(paired.round, proof));
    y -= by;
    ++values;
    if (duals.sets.empty()) return;
    proof::Integer& z = duals.sets[random.between<std::size_t>(0, duals.sets.size() - 1)].z;
    z += by;
    EXPECT_TRUE(proof::verify(paired.round, proof));
    z -= by;
    ++sets;
    EXPECT_FALSE(proof::verify(paired.round, proof));
  });
  EXPECT_GT(values, 300);
  EXPECT_GT(sets, 20);
}

TEST(Verify, RefusesMissingRepeatedAndMovedParts) {
  int steps = 0;
  for_random_cases(500, 20, [&](const PairedCase& paired, Random& random) {
    const RoundProof proof = proof_of(paired);
    const std::size_t k = random.between<std::size_t>(0, proof.brackets.size() - 1);
    RoundProof missing = proof;
    missing.brackets.erase(missing.brackets.begin() + static_cast<std::ptrdiff_t>(k));
    EXPECT_TRUE(proof::verify(paired.round, missing));
    RoundProof repeated = proof;
    repeated.brackets.insert(repeated.brackets.begin() + static_cast<std::ptrdiff_t>(k), proof.brackets[k]);
    EXPECT_TRUE(proof::verify(paired.round, repeated));
    RoundProof more = proof;
    more.brackets[k].order.push_back({proof::StepKind::Sum, {}, {}, {}});
    EXPECT_TRUE(proof::verify(paired.round, more));
    if (proof.brackets[k].order.empty()) return;
    ++steps;
    RoundProof fewer = proof;
    fewer.brackets[k].order.pop_back();
    EXPECT_TRUE(proof::verify(paired.round, fewer));
    RoundProof twice = proof;
    twice.brackets[k].order.push_back(twice.brackets[k].order.back());
    EXPECT_TRUE(proof::verify(paired.round, twice));
  });
  EXPECT_GT(steps, 100);
}

TEST(Verify, RefusesTheOtherZoneAndAnUnneededBye) {
  int zones = 0;
  for_random_cases(300, 16, [&](const PairedCase& paired, Random& random) {
    RoundProof proof = proof_of(paired);
    BracketProof& bracket = proof.brackets[random.between<std::size_t>(0, proof.brackets.size() - 1)];
    const proof::Reach reach = bracket.reach;
    bracket.reach = reach == proof::Reach::None ? proof::Reach::All : proof::Reach::None;
    if (proof::verify(paired.round, proof)) ++zones;
    bracket.reach = reach;
    if (!proof.bye) {
      proof.bye = bracket.criteria;
      EXPECT_TRUE(proof::verify(paired.round, proof));
    }
  });
  EXPECT_GT(zones, 200);
}

TEST(Verify, RefusesAFalseDiscardedBracket) {
  int discarded = 0;
  for_random_cases(1500, 12, [&](const PairedCase& paired, Random&) {
    RoundProof proof = proof_of(paired);
    const auto attempt = std::find_if(proof.brackets.begin(), proof.brackets.end(),
                                      [](const BracketProof& bracket) { return bracket.discarded; });
    if (attempt == proof.brackets.end()) return;
    ++discarded;
    BracketProof& given = *attempt;
    Duals& obstacle = given.obstacle.value();
    const Duals right = obstacle;
    obstacle.y.front() += 100;  // covers everything, but bounds nothing
    EXPECT_TRUE(proof::verify(paired.round, proof));
    obstacle = right;
    const auto pairs = given.pairs;
    if (!pairs.empty()) {
      given.pairs.pop_back();
      EXPECT_TRUE(proof::verify(paired.round, proof));
      given.pairs = pairs;
      given.pairs.push_back(pairs.front());
      EXPECT_TRUE(proof::verify(paired.round, proof));
      given.pairs = pairs;
    }
    given.obstacle.reset();
    EXPECT_TRUE(proof::verify(paired.round, proof));
    proof.brackets.erase(attempt);
    EXPECT_TRUE(proof::verify(paired.round, proof));
  });
  EXPECT_GT(discarded, 10);
}

}  // namespace
}  // namespace bloesem::test
