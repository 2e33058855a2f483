// The pairs that the arbiter has forbidden for a round.
#pragma once

#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/pair_round.hpp"

namespace bloesem::explain {

// True if the arbiter has forbidden the pair for the round in `options`, by itself or as members of a group.
[[nodiscard]] bool is_forbidden(const Tournament& tournament, const PairOptions& options, PlayerIndex one,
                                PlayerIndex other);

// Lifts that, and forbids nothing else and allows nothing more: a group that has both becomes two, each without
// one of them.
void allow(Tournament& tournament, PairOptions& options, PlayerIndex one, PlayerIndex other);

// Returns every pair that is forbidden for the round, the smaller index first, ascending.
[[nodiscard]] std::vector<Pair> forbidden_pairs(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem::explain
