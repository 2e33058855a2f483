// 1.1: who receives the bye.
#pragma once

#include <optional>

#include "engine/lim/entrants.hpp"

namespace bloesem::swiss::lim {

// Returns the first player who may have the bye and without whom all others can be paired: the lowest score,
// then the largest pairing number; in round 1 the lowest rating, then the largest number (7.1). Empty if there
// is none. Requires an odd number of players.
[[nodiscard]] std::optional<Position> choose_bye(const Entrants& entrants);

}  // namespace bloesem::swiss::lim
