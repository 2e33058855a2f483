// The boards of a round as they were, or would be, published.
#pragma once

#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem {

// Returns the boards of a round that has been paired (from 1) in the order in which pair_round publishes them,
// without the bye: that of the table in a round robin, otherwise by standings points (C.04.2.D.9) and the
// system's own ranking; group by group, and with fixed boards. Pairs that the table does not have follow its
// own. Of the options the edition, the readings and the ranking count, as in pair_round. In a pair without
// colours the player with the smaller index counts as White.
[[nodiscard]] std::vector<Board> published_boards(const Tournament& tournament, int round,
                                                  const PairOptions& options = {});

}  // namespace bloesem
