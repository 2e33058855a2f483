// Where a legal proposal leaves the system's pairing, and why that is worse.
#pragma once

#include <optional>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/result.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// Both candidates of the departing bracket are evaluated criterion by criterion as the rules are written (the
// evaluation of the sequence engine); nothing is taken over from how the system's was found. Nothing if pairs
// and bye are the same. Internal: the evaluation contradicts the record, or the proposal is the better one.
[[nodiscard]] Result<std::optional<Departure>> find_departure(const Tournament& tournament,
                                                              const PairOptions& options,
                                                              const RequestedRound& request,
                                                              const RoundPairing& pairing,
                                                              const Proposal& proposal);

}  // namespace bloesem
