// Attacks on proofs that follow a plan: whatever is false is refused.
#include "engine/proof/verify_plan.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/proof/prove_plan.hpp"
#include "tests/proof/planned_rounds.hpp"

namespace bloesem::test {
namespace {

using proof::BracketProof;
using proof::Duals;
using proof::Position;
using proof::ProofRound;
using proof::RoundProof;
using proof::Step;
using PairList = std::vector<std::pair<Position, Position>>;

// Calls `visit` with rounds of all systems, and their proofs.
void for_proven_rounds(
    int rounds, int players,
    const std::function<void(const PairedCase&, const swiss::ProofPlan&, const RoundProof&, Random&)>& visit) {
  for (const Edition edition : planned_editions())
    for_planned_cases(edition, rounds, players, [&](const PairedCase& paired, Random& random) {
      proof::ProofCounts counts;
      const auto plan = plan_for(paired, paired.round);
      const auto proof = proof::prove_by_plan(paired.round, *plan, counts);
      ASSERT_TRUE(proof);
      visit(paired, *plan, *proof, random);
    });
}

// Exchanges a player of one pair with one of another, or with the one who has the bye. Empty if that is not
// legal.
PairList exchanged_pairs(const ProofRound& round, Random& random) {
  PairList pairs;
  for (Position p = 0; p < round.field.size(); ++p)
    if (round.mates[at(p)] > p) pairs.emplace_back(p, round.mates[at(p)]);
  if (pairs.size() < 2) return {};
  const std::size_t i = random.between<std::size_t>(0, pairs.size() - 1);
  if (round.bye && random.chance(30)) {
    if (!round.field.facts(pairs[i].first).bye_eligible) return {};
    pairs[i].first = *round.bye;
  } else {
    const std::size_t k = (i + 1 + random.between<std::size_t>(0, pairs.size() - 2)) % pairs.size();
    std::swap(pairs[i].second, pairs[k].second);
  }
  const auto legal = [&](const auto& pair) { return round.field.compatible(pair.first, pair.second); };
  return std::all_of(pairs.begin(), pairs.end(), legal) ? pairs : PairList{};
}

TEST(VerifyPlan, RefusesEveryOtherPairing) {
  int refused = 0;
  for_proven_rounds(
      400, 20, [&](const PairedCase& paired, const swiss::ProofPlan&, const RoundProof& proof, Random& random) {
        const PairList pairs = exchanged_pairs(paired.round, random);
        if (pairs.empty()) return;
        const ProofRound other =
            proof::proof_round(paired.request.field, paired.round.criteria, paired.round.rounds, pairs);
        EXPECT_TRUE(proof::verify_by_plan(other, *plan_for(paired, other), proof));
        ++refused;
      });
  EXPECT_GT(refused, 400);
}

// All duals that a round must satisfy with equality.
std::vector<Duals*> tight_duals_of(RoundProof& proof) {
  std::vector<Duals*> all;
  for (BracketProof& bracket : proof.brackets) {
    all.push_back(&bracket.criteria);
    for (Step& step : bracket.order) all.push_back(&step.duals);
  }
  return all;
}

TEST(VerifyPlan, RefusesEveryChangedValue) {
  int values = 0;
  for_proven_rounds(
      200, 16, [&](const PairedCase& paired, const swiss::ProofPlan& plan, RoundProof proof, Random& random) {
        const std::vector<Duals*> all = tight_duals_of(proof);
        if (all.empty()) return;
        Duals& duals = *all[random.between<std::size_t>(0, all.size() - 1)];
        const int by = random.chance(50) ? 1 : -1;
        duals.y[random.between<std::size_t>(0, duals.y.size() - 1)] += by;
        EXPECT_TRUE(proof::verify_by_plan(paired.round, plan, proof));
        ++values;
      });
  EXPECT_GT(values, 400);
}

// Returns the proof with one change that makes it none.
RoundProof spoilt(const RoundProof& proof, int way, Random& random) {
  RoundProof changed = proof;
  const auto k = random.between<std::size_t>(0, proof.brackets.size() - 1);
  BracketProof& bracket = changed.brackets[k];
  const auto place = changed.brackets.begin() + static_cast<std::ptrdiff_t>(k);
  switch (way) {
    case 0: changed.brackets.erase(place); break;
    case 1: changed.brackets.insert(place, BracketProof(proof.brackets[k])); break;
    case 2: bracket.order.push_back({proof::StepKind::Refuse, proof.brackets[k].criteria, {}, {}}); break;
    case 3: bracket.part += "s"; break;
    case 4: bracket.number += 1; break;
    case 5: bracket.reach = proof::Reach::Next; break;
    case 6: bracket.ahead.emplace(); break;
    case 7:
      if (bracket.obstacle)
        bracket.obstacle.reset();
      else
        bracket.obstacle = bracket.criteria;
      break;
    case 8:
      if (changed.passed.empty())
        changed.passed.push_back({0, bracket.criteria});
      else
        changed.passed.pop_back();
      break;
    case 9: changed.bye = bracket.criteria; break;
    default: changed.impossible = bracket.criteria; break;
  }
  return changed;
}

TEST(VerifyPlan, RefusesMissingRepeatedAndForeignParts) {
  int refused = 0;
  for_proven_rounds(
      60, 16,
      [&](const PairedCase& paired, const swiss::ProofPlan& plan, const RoundProof& proof, Random& random) {
        if (proof.brackets.empty()) return;
        for (int way = 0; way <= 10; ++way, ++refused)
          EXPECT_TRUE(proof::verify_by_plan(paired.round, plan, spoilt(proof, way, random))) << way;
      });
  EXPECT_GT(refused, 2000);
}

TEST(VerifyPlan, RefusesStepsLeftOutOrDoubled) {
  int steps = 0;
  for_proven_rounds(
      200, 20, [&](const PairedCase& paired, const swiss::ProofPlan& plan, const RoundProof& proof, Random&) {
        for (std::size_t k = 0; k < proof.brackets.size(); ++k) {
          if (proof.brackets[k].order.empty()) continue;
          ++steps;
          RoundProof fewer = proof;
          fewer.brackets[k].order.pop_back();
          EXPECT_TRUE(proof::verify_by_plan(paired.round, plan, fewer));
          RoundProof twice = proof;
          twice.brackets[k].order.push_back(twice.brackets[k].order.back());
          EXPECT_TRUE(proof::verify_by_plan(paired.round, plan, twice));
        }
      });
  EXPECT_GT(steps, 200);
}

// An obstacle proves that a player cannot be left over; one that is too high by one does not.
TEST(VerifyPlan, RefusesObstaclesThatProveNothing) {
  int obstacles = 0;
  for_proven_rounds(
      400, 9, [&](const PairedCase& paired, const swiss::ProofPlan& plan, const RoundProof& proof, Random&) {
        if (proof.passed.empty()) return;
        ++obstacles;
        RoundProof weaker = proof;
        for (proof::Integer& y : weaker.passed.front().obstacle.y) y += 6;
        EXPECT_TRUE(proof::verify_by_plan(paired.round, plan, weaker));
        RoundProof uncovered = proof;
        Duals& duals = uncovered.passed.front().obstacle;
        const auto is_zero = [](const proof::Integer& y) { return y == 0; };
        if (duals.sets.empty() && std::all_of(duals.y.begin(), duals.y.end(), is_zero)) return;  // no edges
        for (proof::Integer& y : duals.y) y = 0;
        duals.sets.clear();
        EXPECT_TRUE(proof::verify_by_plan(paired.round, plan, uncovered));
      });
  EXPECT_GT(obstacles, 20);
}

}  // namespace
}  // namespace bloesem::test
