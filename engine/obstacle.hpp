// Why a round cannot be paired, for people.
#pragma once

#include <span>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// NoValidPairing: one of these players always stays over. `to_be_paired`: how many players the round has.
[[nodiscard]] Error obstacle_error(const Tournament& tournament, std::span<const PlayerIndex> obstacle,
                                   int to_be_paired);

}  // namespace bloesem
