// Claims about the first round of a few players.
#pragma once

#include "engine/proof/follow_plan.hpp"
#include "tests/proof/newcomers.hpp"

namespace bloesem::test {

// Returns the claim that all players, who are of one kind, must be paired; nothing has a weight.
[[nodiscard]] inline swiss::ProofClaim claim_of(int players) {
  swiss::ProofClaim claim;
  for (proof::Position p = 0; p < players; ++p) claim.players.push_back(p);
  claim.bound.assign(claim.players.size(), 1);
  claim.kind_of.assign(claim.players.size(), 0);
  claim.kinds = 1;
  claim.joins = [](std::int32_t, std::int32_t) { return true; };
  claim.weigh = [](std::int32_t, std::int32_t, std::span<std::int64_t>) {};
  return claim;
}

// Returns duals of zero for all vertices.
[[nodiscard]] inline proof::Duals no_duals(int players) {
  return {std::vector<std::int32_t>(static_cast<std::size_t>(players), 0), {0}, {}};
}

}  // namespace bloesem::test
