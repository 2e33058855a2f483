// Boards with the right players and the wrong colours: what section E says to them.
#pragma once

#include <vector>

#include "engine/judge/proposal.hpp"
#include "engine/judge/verdict.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// `pairing` has the same pairs as the proposal; of those with turned colours the rule that decides and why, in
// the order of `pairing`.
[[nodiscard]] std::vector<ColourFault> colour_faults(const Tournament& tournament, const PairOptions& options,
                                                     const RequestedRound& request, const RoundPairing& pairing,
                                                     const Proposal& proposal);

}  // namespace bloesem
