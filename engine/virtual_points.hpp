// Sets and clears the fictitious points given by a method of acceleration.
#pragma once

#include <functional>

#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the last round (from 1) for which some player has fictitious points; 0 if there is none.
[[nodiscard]] int rounds_with_virtual_points(const Tournament& tournament) noexcept;

// Clears the points of rounds [first_round, last_round]. They become zeros if later rounds have points.
void clear_virtual_points(Tournament& tournament, int first_round, int last_round);

// Gives every player points_in(player, round) for rounds [first_round, last_round], and none later. Earlier
// rounds keep their points.
void set_virtual_points(Tournament& tournament, int first_round, int last_round,
                        const std::function<Points(PlayerIndex player, int round)>& points_in);

}  // namespace bloesem
