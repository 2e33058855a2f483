// Is a proposal a pairing of its round, and is everything in it allowed?
#pragma once

#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/violation.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// All that is wrong: players who are unknown, not to be paired, there twice or left out; byes too many or too
// few; then C.1 to C.3 and the basic rules about colours, board by board. Where the arbiter has given the bye
// beforehand, the proposal may have it or leave it out.
[[nodiscard]] std::vector<Violation> violations_of_proposal(const Tournament& tournament,
                                                            const RequestedRound& request,
                                                            const Proposal& proposal);

}  // namespace bloesem
