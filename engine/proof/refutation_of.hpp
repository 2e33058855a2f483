// The claims of proofs as refutations (docs/proofs.md, section 11). Includes Boost.Multiprecision: include it
// in source files only.
#pragma once

#include "bloesem/tournament.hpp"
#include "engine/proof/claim_visitor.hpp"
#include "engine/proof/refutation.hpp"
#include "engine/swiss/weighed_round.hpp"

namespace bloesem::proof {

// Returns the refutation of what contradicts the claim: of a matching that is heavier, or, for an obstacle, of
// one that leaves nobody over but one player who may have the bye.
[[nodiscard]] Refutation refutation_of(const Claim& claim, const Tournament& tournament);

// Returns the refutation of a matching that lacks one of the round's pairs and is as heavy as the heaviest.
// Finds the duals with the blossom solver.
[[nodiscard]] Refutation refutation_of(const swiss::WeighedRound& round, const RoundField& field,
                                       const Tournament& tournament);

}  // namespace bloesem::proof
