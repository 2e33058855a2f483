// Fictitious points that a method of acceleration gives, beside those that a tournament has already.
#pragma once

#include <functional>

#include "bloesem/tournament.hpp"

namespace bloesem {

// The last round (from 1) for which the tournament has points of anybody; 0: it has none.
[[nodiscard]] int rounds_with_virtual_points(const Tournament& tournament) noexcept;

// The points of these rounds go: they are zero wherever later rounds have any.
void clear_virtual_points(Tournament& tournament, int first_round, int last_round);

// Gives every player points_in(player, round) from `first_round` to `last_round`, and none later. Earlier
// rounds are history: they keep what they have.
void set_virtual_points(Tournament& tournament, int first_round, int last_round,
                        const std::function<Points(PlayerIndex player, int round)>& points_in);

}  // namespace bloesem
