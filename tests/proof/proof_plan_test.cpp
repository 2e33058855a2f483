// What plans are made of, and the plans of the systems.
#include "engine/swiss/proof_plan.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/swiss/system.hpp"
#include "tests/proof/planned_rounds.hpp"

namespace bloesem::test {
namespace {

using swiss::OrderDecision;
using swiss::ProofZone;
using Kind = swiss::OrderDecision::Kind;

TEST(ProofPlan, DecidesMembersUntilTheLastOne) {
  std::vector<OrderDecision> order;
  const std::vector<char> members = {0, 1, 0, 1, 0, 0};
  swiss::decide_members(order, members, 10, [](matching::Vertex v) { return swiss::VertexRange{v + 1, 20}; });
  ASSERT_EQ(order.size(), 4U);
  EXPECT_EQ(order[0].kind, Kind::Refuse);
  EXPECT_EQ(order[1].kind, Kind::Keep);
  EXPECT_EQ(order[3].kind, Kind::Keep);
  EXPECT_EQ(order[3].vertex, 13);
  EXPECT_EQ(order[3].begin, 14);
  EXPECT_EQ(order[3].end, 20);
}

TEST(ProofPlan, OpponentsBecomeVertices) {
  const std::vector<swiss::Position> opponents = {3, 5, 4, 0, 2, 1};
  const std::vector<swiss::Position> players = {4, 0, 2, 3, 1};
  EXPECT_EQ(swiss::mates_among(players, opponents),
            (std::vector<matching::Vertex>{2, 3, 0, 1, matching::no_vertex}));
}

TEST(ProofPlan, NumbersKindsByEquality) {
  swiss::KindNumbers<int> numbers;
  EXPECT_EQ(numbers(7), 0);
  EXPECT_EQ(numbers(9), 1);
  EXPECT_EQ(numbers(7), 0);
  EXPECT_EQ(numbers.kinds(), (std::vector<int>{7, 9}));
}

// Returns what is wrong with the form of a claim, on which the walk relies.
std::string fault_of(const swiss::ProofClaim& claim) {
  const auto size = static_cast<matching::Vertex>(claim.players.size());
  if (std::set(claim.players.begin(), claim.players.end()).size() != claim.players.size())
    return "a player twice";
  if (claim.bound.size() != claim.players.size() || claim.kind_of.size() != claim.players.size())
    return "lists of different lengths";
  for (const std::int32_t kind : claim.kind_of)
    if (kind < 0 || kind >= claim.kinds) return "an unknown kind";
  for (const OrderDecision& decision : claim.order) {
    if (decision.vertex < 0 || decision.begin <= decision.vertex || decision.end > size)
      return "a wrong decision";
  }
  return {};
}

TEST(ProofPlan, ClaimsAreWellFormedAndOfAllPlayers) {
  for (const Edition edition : planned_editions()) {
    int claims = 0;
    for_planned_cases(edition, 200, 20, [&](const PairedCase& paired, Random&) {
      const auto plan = plan_for(paired, paired.round);
      std::set<swiss::Position> seen;
      for (std::size_t part = 0; part < plan->parts().size(); ++part) {
        bool any = false;
        for (const ProofZone zone : {ProofZone::Bracket, ProofZone::All}) {
          const auto claim = plan->claim(part, zone);
          if (!claim) continue;
          any = true;
          ++claims;
          EXPECT_EQ(fault_of(*claim), "") << full_title_of(edition);
          seen.insert(claim->players.begin(), claim->players.end());
        }
        EXPECT_TRUE(any) << full_title_of(edition);
      }
      EXPECT_EQ(seen.size() + (paired.round.bye ? 1U : 0U),
                static_cast<std::size_t>(paired.round.field.size()));
    });
    EXPECT_GT(claims, 300);
  }
}

// The player with the bye is a candidate, and no candidate occurs twice.
TEST(ProofPlan, CandidatesForTheByeAreListed) {
  for (const Edition edition : planned_editions()) {
    int byes = 0;
    for_planned_cases(edition, 100, 12, [&](const PairedCase& paired, Random&) {
      if (!paired.round.bye) return;
      ++byes;
      const auto candidates = plan_for(paired, paired.round)->bye_candidates();
      EXPECT_EQ(std::count(candidates.begin(), candidates.end(), *paired.round.bye), 1);
      EXPECT_EQ(std::set(candidates.begin(), candidates.end()).size(), candidates.size());
    });
    EXPECT_GT(byes, 20);
  }
}

}  // namespace
}  // namespace bloesem::test
