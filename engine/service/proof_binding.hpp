// What the proof of a round is bound to, and the proof of a round as a file has it.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/proof.hpp"
#include "bloesem/result.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/pairing_request.hpp"

namespace bloesem::service {

// Returns the binding to a file with this SHA-256, and to what the request changes about the tournament.
[[nodiscard]] ProofBinding proof_binding(const PairingRequest& request, std::string sha256);

// Returns the request of a verifier that is given a file into which the round has been written: what the file
// states now is not repeated.
[[nodiscard]] PairingRequest request_for_written(const PairingRequest& request, int round);

// Reads bytes as a verifier will read them, pairs the round as requested, and returns the answer with its
// proof. `path` is only named in messages. Errors: InvalidInput if the bytes cannot be read, and those of
// pair_round and of proof_bound_to.
[[nodiscard]] Result<RoundPairing> pair_with_proof(const std::string& bytes, const std::string& path,
                                                   const PairingRequest& request);

// Returns the proof of a round that was written into these bytes. Errors: those of pair_with_proof, and
// Internal if the round is paired otherwise from there.
[[nodiscard]] Result<std::string> prove_written(const std::string& bytes, const std::string& path,
                                                const PairingRequest& request, const RoundPairing& written);

}  // namespace bloesem::service
