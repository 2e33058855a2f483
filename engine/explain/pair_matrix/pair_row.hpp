// Why not, for the pairs of one player: one row of the matrix without the others.
#pragma once

#include <span>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/explain/pair_matrix/pair_matrix.hpp"
#include "engine/requested_round.hpp"

namespace bloesem::explain {

// Returns the answers for the pairs of the player with these others, in their order; the same as those of
// all_pairs. `request`: the round that was asked for, in which the rules pair all of them. Requires
// has_pair_matrix, and legal pairs that are on no board. Errors: those of best_round_with except
// NoValidPairing.
[[nodiscard]] Result<std::vector<PairAnswer>> pair_row(const Subject& subject, const RequestedRound& request,
                                                       PlayerIndex player, std::span<const PlayerIndex> others,
                                                       MatrixEffort* effort = nullptr);

}  // namespace bloesem::explain
