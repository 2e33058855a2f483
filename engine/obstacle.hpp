// Error message for a round that cannot be paired.
#pragma once

#include <span>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns NoValidPairing with the message that one of these players is always left over. `to_be_paired`: the
// number of players in the round.
[[nodiscard]] Error obstacle_error(const Tournament& tournament, std::span<const PlayerIndex> obstacle,
                                   int to_be_paired);

}  // namespace bloesem
