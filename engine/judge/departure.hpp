// Where a legal proposal departs from the system's pairing, and why it is worse.
#pragma once

#include <optional>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/judge/verdict.hpp"
#include "bloesem/result.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// Returns the departure, or nothing if pairs and bye are the same. Evaluates both candidates of the departing
// bracket criterion by criterion as the rules are written (by the sequence engine), independently of how the
// system's pairing was found. Errors: Internal if the evaluation contradicts the record, or if the proposal is
// better.
[[nodiscard]] Result<std::optional<Departure>> find_departure(const Tournament& tournament,
                                                              const PairOptions& options,
                                                              const RequestedRound& request,
                                                              const RoundPairing& pairing,
                                                              const Proposal& proposal);

}  // namespace bloesem
