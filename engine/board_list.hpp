// The boards of a round as they were, or would be, published.
#pragma once

#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem {

// Returns the boards of a round that has been paired (from 1), in publication order (C.04.2.D.9) by standings
// points, group by group and with fixed boards, without the bye. In a pair without colours the player with the
// smaller index counts as White.
[[nodiscard]] std::vector<Board> published_boards(const Tournament& tournament, int round);

}  // namespace bloesem
