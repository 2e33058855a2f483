// Verifies the proof of a round by the plan of its system, without a solver. Includes Boost.Multiprecision:
// include it in source files only.
#pragma once

#include <optional>
#include <string>

#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::proof {

// Returns the first thing that the proof fails to show, or nothing if it shows that the round is the one that
// the rules choose. Requires that the pairs of the round are legal and complete. `plan`: of these pairs.
[[nodiscard]] std::optional<std::string> verify_by_plan(const ProofRound& round, const swiss::ProofPlan& plan,
                                                        const RoundProof& proof);

}  // namespace bloesem::proof
