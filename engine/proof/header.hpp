// The first line of a proof, which binds it to a file and to the options that change what is asked.
#pragma once

#include <string>
#include <string_view>

#include "bloesem/pair_round.hpp"
#include "bloesem/proof.hpp"
#include "bloesem/tournament.hpp"
#include "engine/requested_round.hpp"
#include "trf/json_value.hpp"

namespace bloesem::proof {

// `group`: the name of the group that the tournament is; empty if it is none.
[[nodiscard]] trf::Json header_of(const ProofBinding& binding, const Tournament& tournament,
                                  const PairOptions& options, const RequestedRound& request,
                                  std::string_view group);

// Returns how the first line of a proof differs from the one that it must have; empty if it does not.
[[nodiscard]] std::string header_difference(const trf::Json& found, const trf::Json& expected);

}  // namespace bloesem::proof
