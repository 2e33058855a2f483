// Boards at which certain players always sit.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the order in which the sorted boards of a round (from 1) are to be numbered: those of players with a
// fixed board at that board, the others one after the other around them. If two such players meet, the smaller
// board counts. Errors: InvalidInput for a board that does not exist, or is that of two pairs.
[[nodiscard]] Result<std::vector<std::size_t>> order_with_fixed_boards(const Tournament& tournament, int round,
                                                                       const std::vector<Board>& boards);

// Puts the boards of a pairing, with their record, into that order.
[[nodiscard]] std::optional<Error> move_to_fixed_boards(const Tournament& tournament, RoundPairing& pairing);

}  // namespace bloesem
