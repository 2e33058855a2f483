// Translates rounds and verdicts from positions to ids, and requests from ids to positions.
#pragma once

#include <vector>

#include "bloesem/event_values.hpp"
#include "bloesem/judge/proposal.hpp"
#include "bloesem/pair_round.hpp"
#include "engine/service/arrangement_request.hpp"
#include "engine/service/front/event_state.hpp"

namespace bloesem::service {

[[nodiscard]] EventRound round_of(const Tournament& tournament, const RoundPairing& pairing);
[[nodiscard]] EventVerdict verdict_of(const Tournament& tournament, const Verdict& verdict);

// The ids must be known to the tournament.
[[nodiscard]] RoundPairing pairing_of(const Tournament& tournament, const EventRound& round);
[[nodiscard]] Proposal proposal_of(const Tournament& tournament, const EventProposal& proposal);

// Returns the pairs as a request for the arrangement of a round.
[[nodiscard]] ArrangementRequest arrangement_of(const std::vector<EventFixedPair>& pairs);

// Returns every player whom the request, the round or the proposal names.
[[nodiscard]] std::vector<PlayerId> named_in(const PairRequest& request);
[[nodiscard]] std::vector<PlayerId> named_in(const EventRound& round);
[[nodiscard]] std::vector<PlayerId> named_in(const EventProposal& proposal);

// Returns the tournament with the points of its acceleration, and the options for the requested round.
[[nodiscard]] Result<service::Prepared, Failure> prepared_for(const EventState& state,
                                                              const PairRequest& request);

}  // namespace bloesem::service
