// Proofs of rounds as text: made for a finished round, and verified without a solver (docs/proofs.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/proof/exported_file.hpp"
#include "trf/json_value.hpp"

namespace bloesem {

// True if rounds of this edition can be proved.
[[nodiscard]] bool has_proofs(Edition edition) noexcept;

// Returns the proof of a round as pair_round answered with these options: a pairing, or NoValidPairing.
// `header` is the first line of the proof, which binds it to the file and the options. Errors: InvalidInput for
// a round without proofs (of another system, with groups, fixed pairs or boards, or a wish), all other errors
// of `pairing`, and GaveUp if no proof was found.
[[nodiscard]] Result<std::string> prove_round(const Tournament& tournament, const PairOptions& options,
                                              const Result<RoundPairing>& pairing, const trf::Json& header);

struct ProofVerdict {
  bool proven = false;
  std::string reason;  // what fails first; empty if proven
};

// Verifies that the proposal is the round that the rules require: its pairs, its bye, its colours and the order
// of its boards. `proposal` without boards or byes: there is no such round. Uses the criteria as tables, and no
// solver. `header`: the first line that the proof must have. Errors: InvalidInput for a text that is no proof
// (with the number of the line), for a round without proofs, and those of pair_round about tournament and
// options. `exported` (may be empty) receives the claims for other checkers as long as none is refuted; its
// errors are returned.
[[nodiscard]] Result<ProofVerdict> verify_proof(const Tournament& tournament, const PairOptions& options,
                                                const Proposal& proposal, std::string_view text,
                                                const trf::Json& header, const ExportedFile& exported = {});

}  // namespace bloesem
