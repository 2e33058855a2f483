// 2.3, 3.1 to 3.5, 3.9, 3.10: who floats to the next scoregroup.
#pragma once

#include <span>

#include "engine/lim/group.hpp"

namespace bloesem::swiss::lim {

// Fills `group.leaving`: one member after the other, until all who stay can be paired with each other. No more
// leave than the largest set of pairs leaves over. Of those who can be spared, the next is the first by type
// (d, c, b, a), then a player who did not float in the last round, one due the colour that most of those who
// stay are due, and the lowest numbered in the direction of the group. `next`: the residents of the next group.
void choose_floaters(const Entrants& entrants, Group& group, std::span<const Position> next);

}  // namespace bloesem::swiss::lim
