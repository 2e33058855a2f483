// What the proof of a bracket claims: the set of upfloaters, the players shifted, the transposition.
#pragma once

#include <span>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dubov/round.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::swiss::dubov {

// A bracket as the given pairing has it. All lists are in rank order.
struct DubovBracket {
  std::vector<Position> residents;
  std::vector<Position> lower;  // all players left below
  std::vector<Position> upfloaters;
};

// Returns the claim that the upfloaters are the best set, and the first of the best (C5 to C10, 4.2). Vertices:
// the lower players, then the residents. `zone`: All: the lower players are paired with each other, too.
[[nodiscard]] ProofClaim claim_on_upfloaters(const Round& round, criteria::CriteriaTable criteria,
                                             const DubovBracket& bracket, ProofZone zone);

// Returns the claim that the players shifted are the first possible ones (3.2.4, 4.3). Vertices: the smaller
// subgroup, then the larger one, each from its middle outwards. `opponents`: by position.
[[nodiscard]] ProofClaim claim_on_shifts(const Round& round, const DubovBracket& bracket,
                                         std::span<const Position> opponents);

// Returns the claim that the transposition is the first possible one (4.4). Vertices: S1, then G2 by number.
[[nodiscard]] ProofClaim claim_on_transposition(const Round& round, const DubovBracket& bracket,
                                                std::span<const Position> opponents);

}  // namespace bloesem::swiss::dubov
