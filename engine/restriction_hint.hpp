// What an impossible round has to do with the arbiter's restrictions.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// Returns the end of a message about a round that cannot be paired: which restrictions (forbidden groups and
// pairs) are each enough to lift, "; without the restriction of 2, 4 and 7 it could be paired", or that all of
// them together are. Empty if there is none, or if lifting them does not help.
[[nodiscard]] std::string restrictions_to_lift(const Tournament& tournament, const PairOptions& options,
                                               const RequestedRound& request);

}  // namespace bloesem
