// The ranking of an event that has no list of tie-breaks.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::swiss::ranked_dutch {

// Returns all players, the higher ranked first, before the given round (1-based): by points, then by the sum of
// the present points of the opponents met over the board, then by the sum of these points each multiplied by
// the points made against that opponent, then by pairing number.
[[nodiscard]] std::vector<PlayerIndex> ranking_by_sums(const Tournament& tournament, int round);

}  // namespace bloesem::swiss::ranked_dutch
