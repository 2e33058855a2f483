// What section E says to the colours of boards: to those of a pairing, and to a proposal that turned some.
#pragma once

#include <string>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// `pairing` has the same pairs as the proposal; of those with turned colours the rule that decides and why, in
// the order of `pairing`.
[[nodiscard]] std::vector<ColourFault> colour_faults(const Tournament& tournament, const PairOptions& options,
                                                     const RequestedRound& request, const RoundPairing& pairing,
                                                     const Proposal& proposal);

// Of every board of `pairing` why its players have their colours.
[[nodiscard]] std::vector<std::string> colour_reasons(const Tournament& tournament, const PairOptions& options,
                                                      const RequestedRound& request,
                                                      const RoundPairing& pairing);

}  // namespace bloesem
