// Verifies the proof of a round: with the criteria tables and integers, without a solver. Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <optional>
#include <string>

#include "engine/proof/claim_visitor.hpp"
#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"

namespace bloesem::proof {

// Returns the first thing that the proof fails to show, or nothing if it shows that the round is the one that
// the rules choose. Requires that the pairs of the round are legal and complete. `visit` is called with each
// claim once it is verified, even if a later one is not.
[[nodiscard]] std::optional<std::string> verify(const ProofRound& round, const RoundProof& proof,
                                                const ClaimVisitor& visit = {});

// Returns why the proof does not show that the field cannot be completed, or nothing if it does.
[[nodiscard]] std::optional<std::string> verify_impossible(const ProofRound& round, const RoundProof& proof,
                                                           const ClaimVisitor& visit = {});

}  // namespace bloesem::proof
