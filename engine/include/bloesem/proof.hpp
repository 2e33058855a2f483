// Proofs that a round is the one that the rules require, as text (docs/proofs.md). pair_round makes one on
// request (PairOptions::proof); verify_proof checks it without pairing anything.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/edition.hpp"
#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// What the first line of a proof states beside the system, the round and the options of pair_round.
struct ProofBinding {
  std::string sha256;  // of the file that the verifier will be given, as 64 hexadecimal digits
  // What was requested beside the file, and has changed the tournament already: it is repeated to the verifier.
  std::string acceleration = {};        // "baku"; empty: that of the file
  bool recompute = false;               // the points that the file states were replaced
  std::vector<std::string> avoid = {};  // "federation:3"
  bool groups = false;                  // the groups
  std::string tie_breaks = {};          // the list by which the system ranks players; empty: that of the file
};

// True if rounds of this edition have proofs.
[[nodiscard]] bool has_proofs(Edition edition) noexcept;

// True if solvers of brackets pair these rounds, whose answers check_answer knows.
[[nodiscard]] bool has_answer_checks(Edition edition) noexcept;

// Returns a value for PairOptions::proof. The errors of its answers: InvalidInput for a round without proofs
// (of a system without proofs, with pairs or boards fixed by hand, or a wish), and GaveUp if no proof was
// found.
[[nodiscard]] ProofCallback proof_bound_to(ProofBinding binding);

// Receives each file for other checkers as it is made: claims as NAME.opb and NAME.pbp, and README.txt, which
// lists them (docs/proofs.md). Returns why it cannot be kept, if so.
using ExportedFile = std::function<std::optional<Error>(const std::string& name, std::string_view text)>;

struct ProofVerdict {
  bool proven = false;
  std::string reason;        // what fails first; empty if proven
  bool of_no_round = false;  // the proof says that there is no round; of groups: the last proof read
};

// Verifies that the proposal is the round that the rules require: its pairs, its byes, its colours and the
// order of its boards. `proposal` without boards or byes: there is no such round. Uses the criteria as tables,
// and no solver. `proof`: of groups, the proofs of all of them, one after the other. Errors: InvalidInput for a
// text that is no proof (with the number of the line), for a round without proofs, and those of pair_round
// about tournament and options. `exported` (may be empty) receives the claims as long as none is refuted; its
// errors are returned.
[[nodiscard]] Result<ProofVerdict> verify_proof(const Tournament& tournament, const PairOptions& options,
                                                const Proposal& proposal, std::string_view proof,
                                                const ProofBinding& binding, const ExportedFile& exported = {});

// Proves an answer of pair_round and verifies the proof. Returns Internal if the proof fails or none is found:
// either is a bug. Other errors: those of proof_bound_to.
[[nodiscard]] Result<std::string> prove_and_verify(const Tournament& tournament, const PairOptions& options,
                                                   const Result<RoundPairing>& answer, std::string_view group);

// A value for PairOptions::check: finds dual values that prove the answer to be the best candidate of its
// bracket by all criteria, and the first one in the order of generation, and verifies them. Returns what fails.
// Only where has_answer_checks(edition).
[[nodiscard]] std::string check_answer(const swiss::BracketProblem& problem,
                                       const swiss::BracketPairing& answer);

}  // namespace bloesem
