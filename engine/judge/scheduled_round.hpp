// Verdicts on rounds that a table fixes (round robins): there is one pairing, and nothing to choose.
#pragma once

#include <vector>

#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/violation.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// Returns how the proposal departs from the scheduled pairs of a round: players who do not exist or are paired
// twice, games that are not due, games that are missing, and a bye of a player who is not free. Colours are not
// compared, and nobody need be named as free.
[[nodiscard]] std::vector<Violation> violations_of_schedule(const Tournament& tournament,
                                                            const RequestedRound& request,
                                                            const RoundPairing& scheduled,
                                                            const Proposal& proposal);

}  // namespace bloesem
