// The weights of the edges of a round's problems, one by one.
#pragma once

#include "engine/requested_round.hpp"
#include "tests/proof_peer/asked_round.hpp"

namespace bloesem::proof_peer {

// Returns [{"bracket": 1, "zone": "next", "edges": [[1, 7, "1f"], ...]}, ...] for each bracket of the given
// pairs, as a round without a PPB, and each zone that a proof may have: twice the weight of each legal edge,
// the higher ranked player first.
[[nodiscard]] trf::Json weights_of(const AskedRound& round, const RequestedRound& request,
                                   const std::string& pairs);

}  // namespace bloesem::proof_peer
