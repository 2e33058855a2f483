// The graphs and weights of claims, against the criteria of a round.
#include "engine/double_swiss/proof_claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/dubov/proof_claims.hpp"
#include "engine/proof/follow_plan.hpp"
#include "engine/swiss/system.hpp"
#include "tests/proof/planned_rounds.hpp"

namespace bloesem::test {
namespace {

using swiss::Position;
using swiss::ProofClaim;
using swiss::ProofZone;

// Returns the digits of the pairs of the round that are edges of the claim.
std::vector<std::int64_t> total_of(const ProofClaim& claim, const proof::ProofRound& round) {
  std::vector<std::int64_t> total(claim.digits);
  const proof::Problem problem(round.field, claim, round.rounds);
  const auto mates = proof::mates_of_claim(problem, round.mates);
  for (proof::Vertex v = 0; v < problem.size(); ++v)
    if (mates[at(v)] > v) claim.weigh(claim.kind_of[at(v)], claim.kind_of[at(mates[at(v)])], total);
  return total;
}

// Returns the values of a bracket of the record as digits: a list counts each difference.
std::vector<std::int64_t> digits_of(const criteria::CriterionValue& value) {
  if (!value.is_list) return {value.count};
  std::vector<std::int64_t> digits;
  for (std::size_t i = 0; i < value.differences.size(); ++i) {
    if (i == 0 || value.differences[i] != value.differences[i - 1]) digits.push_back(0);
    ++digits.back();
  }
  return digits;
}

// Removes what does not occur, and the sign.
std::vector<std::int64_t> amounts(std::vector<std::int64_t> digits) {
  std::erase(digits, 0);
  for (std::int64_t& digit : digits) digit = std::abs(digit);
  return digits;
}

std::vector<std::int64_t> amounts_in(const BracketRecord& record, std::size_t first, std::size_t end) {
  std::vector<std::int64_t> all;
  for (std::size_t k = first; k < std::min(end, record.criteria.size()); ++k)
    for (const std::int64_t digit : digits_of(record.criteria[k])) all.push_back(digit);
  return amounts(all);
}

// Calls `visit` with each part of rounds of a system, and the record of its bracket.
void for_parts(std::string_view system,
               const std::function<void(const ProofClaim&, std::string_view, const BracketRecord&,
                                        const proof::ProofRound&)>& visit) {
  for_planned_cases(*default_edition(system), 300, 16, [&](const PairedCase& paired, Random&) {
    const auto plan = plan_for(paired, paired.round);
    const auto parts = plan->parts();
    auto bracket = paired.pairing.record.brackets.begin();
    if (bracket != paired.pairing.record.brackets.end() && bracket->kind == criteria::BracketKind::Bye)
      ++bracket;
    for (std::size_t part = 0; part < parts.size(); ++part) {
      if (const auto claim = plan->claim(part, ProofZone::Bracket))
        visit(*claim, parts[part], *bracket, paired.round);
      if (part + 1 < parts.size() && parts[part] == parts.back()) ++bracket;
    }
  });
}

// C4, C5 and C7 are charged to the upfloaters, the rest to the pairs; C6 is no digit in zone none.
TEST(ProofClaims, WeightsOfMatchesAreTheCriteria) {
  int checked = 0;
  for (const char* system : {"double-swiss", "team-swiss"})
    for_parts(system, [&](const ProofClaim& claim, std::string_view part, const BracketRecord& record,
                          const proof::ProofRound& round) {
      ++checked;
      if (part == "pairs") {
        EXPECT_EQ(amounts(total_of(claim, round)), amounts_in(record, 4, record.criteria.size()));
        return;
      }
      std::vector<std::int64_t> expected = amounts_in(record, 0, 2);
      // The farthest upfloaters come first in C5 (docs/proofs.md), as in the list of distances.
      for (const std::int64_t digit : amounts_in(record, 3, 4)) expected.push_back(digit);
      EXPECT_EQ(amounts(total_of(claim, round)), expected);
    });
  EXPECT_GT(checked, 1000);
}

TEST(ProofClaims, WeightsOfDubovAreTheCriteria) {
  int checked = 0;
  int shifts = 0;
  for_parts("dubov", [&](const ProofClaim& claim, std::string_view part, const BracketRecord& record,
                         const proof::ProofRound& round) {
    if (part == "upfloaters") {
      EXPECT_EQ(amounts(total_of(claim, round)), amounts_in(record, 0, record.criteria.size()));
      ++checked;
    } else if (part == "shifts") {
      shifts += claim.order.empty() ? 0 : 1;
      EXPECT_EQ(claim.digits, 1U);
    } else {
      EXPECT_EQ(claim.digits, 0U);
      EXPECT_EQ(claim.order.size() * 2, claim.players.size());
    }
  });
  EXPECT_GT(checked, 300);
  EXPECT_GT(shifts, 100);
}

}  // namespace
}  // namespace bloesem::test
