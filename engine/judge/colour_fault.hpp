// Section E applied to the boards of a pairing, and to a proposal with some colours reversed.
#pragma once

#include <string>
#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// Returns the boards whose colours the proposal reverses, each with the rule that decides and its reason, in
// the order of `pairing`. Requires that `pairing` has the same pairs as the proposal.
[[nodiscard]] std::vector<ColourFault> colour_faults(const Tournament& tournament, const PairOptions& options,
                                                     const RequestedRound& request, const RoundPairing& pairing,
                                                     const Proposal& proposal);

// Returns, for every board of `pairing`, the reason for its colours.
[[nodiscard]] std::vector<std::string> colour_reasons(const Tournament& tournament, const PairOptions& options,
                                                      const RequestedRound& request,
                                                      const RoundPairing& pairing);

}  // namespace bloesem
