// A paired round as a proof sees it. Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <memory>
#include <optional>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/proof/proof_round.hpp"
#include "engine/proof/prove.hpp"
#include "engine/requested_round.hpp"
#include "engine/swiss/proof_plan.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::proof {

// Returns the system whose rules pair the round: the first rounds of a system may be those of another one.
[[nodiscard]] const swiss::System& rules_of(const RequestedRound& request);
// Returns the round with the pairs of a proposal. Requires that the proposal is legal and complete.
[[nodiscard]] ProofRound round_of(const RequestedRound& request, const Proposal& proposal);
// Returns the requested round without pairs.
[[nodiscard]] ProofRound round_without_pairs(const RequestedRound& request);
// Returns what the proof of the round claims; null if its brackets are those of the Dutch System. `task`: of
// the request. The plan refers to the round.
[[nodiscard]] std::unique_ptr<swiss::ProofPlan> plan_of(const RequestedRound& request,
                                                        const swiss::RoundTask& task, const ProofRound& round);
// Returns the bracket that was paired and then discarded, in a round with this record.
[[nodiscard]] std::optional<DiscardedBracket> discarded_in(const Record& record, const RequestedRound& request);

}  // namespace bloesem::proof
