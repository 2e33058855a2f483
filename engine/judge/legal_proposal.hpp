// Checks that a proposal is a complete and legal pairing of its round.
#pragma once

#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/violation.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// Returns all violations: players who are unknown, not to be paired, repeated or missing; too many or too few
// byes; then C.1 to C.3 and the basic rules about colours, board by board. If the arbiter gave the bye
// beforehand, the proposal may include or omit it.
[[nodiscard]] std::vector<Violation> violations_of_proposal(const Tournament& tournament,
                                                            const RequestedRound& request,
                                                            const Proposal& proposal);

}  // namespace bloesem
