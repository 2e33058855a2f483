// Makes the proof of a finished round by the plan of its system. Includes Boost.Multiprecision: include it in
// source files only.
#pragma once

#include <optional>

#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"
#include "engine/proof/prove.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::proof {

// Returns the proof of the round; nothing if it is not the one that the rules choose, or no proof was found.
// `plan`: of the pairs of the round.
[[nodiscard]] std::optional<RoundProof> prove_by_plan(const ProofRound& round, const swiss::ProofPlan& plan,
                                                      ProofCounts& counts);

}  // namespace bloesem::proof
