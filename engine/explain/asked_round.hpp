// The round of a subject as the engine sees it, for questions about who may meet.
#pragma once

#include "bloesem/explain/subject.hpp"
#include "engine/requested_round.hpp"

namespace bloesem::explain {

// Returns the round; players of pairs made by hand are seated. Errors: those of pair_round about the request;
// InvalidInput for a system in which more than met opponents, colours, restrictions and the bye decides whether
// a round can be paired.
[[nodiscard]] Result<RequestedRound> asked_round(const Subject& subject);

// Returns the round in any system. Errors: those of pair_round about the request.
[[nodiscard]] Result<RequestedRound> asked_round_of_any_system(const Subject& subject);

// Returns the player to whom the rules give the bye. Errors: InvalidInput if they give it to nobody; the
// subject's, if it has no pairing.
[[nodiscard]] Result<PlayerIndex> bye_by_rules(const Subject& subject, const RequestedRound& request);

// Returns the same round as if the arbiter forbade no pair.
[[nodiscard]] Result<RequestedRound> asked_round_without_restrictions(const Subject& subject);

}  // namespace bloesem::explain
