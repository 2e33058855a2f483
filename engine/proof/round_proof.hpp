// The proof of one event or group as text: made for a finished round, and verified without a solver
// (docs/proofs.md).
#pragma once

#include <string>
#include <string_view>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/proof.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the proof of a round as pair_round answered with these options: a pairing, or NoValidPairing.
// `group`: the name of the group that the tournament is; empty if it is none. Errors: those of proof_bound_to,
// and all other errors of `pairing`.
[[nodiscard]] Result<std::string> prove_round(const Tournament& tournament, const PairOptions& options,
                                              const Result<RoundPairing>& pairing, const ProofBinding& binding,
                                              std::string_view group = {});

// The event or group whose round is verified.
struct ProofSubject {
  const Tournament& tournament;
  const PairOptions& options;
  std::string_view group;  // empty: it is none
  bool has_no_boards;      // nor byes: there is said to be no round, if anybody is to be paired
};

// Verifies a proof of the subject alone. Errors: those of verify_proof.
[[nodiscard]] Result<ProofVerdict> verify_round(const ProofSubject& subject, const Proposal& proposal,
                                                std::string_view text, const ProofBinding& binding,
                                                const ExportedFile& exported = {});

}  // namespace bloesem
