// Chapter 4: who receives the bye.
#pragma once

#include <optional>

#include "engine/dubov_1997/entrants.hpp"

namespace bloesem::swiss::dubov_1997 {

// Returns the first player who may have the bye (2.2) and without whom all others can be paired: lowest score;
// then lowest rating (Vega: Buchholz), the larger colour subgroup of that score, highest average rating of the
// opponents, the names. Before the first game: the last one of the list. Empty if there is none. Requires an
// odd number of players.
[[nodiscard]] std::optional<Position> choose_bye(const Entrants& entrants);

}  // namespace bloesem::swiss::dubov_1997
