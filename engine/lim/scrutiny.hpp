// 2.4, 2.5, 3.6 to 3.8, 4, 5.2: the pairings of a scoregroup.
#pragma once

#include "engine/lim/group.hpp"

namespace bloesem::swiss::lim {

// Fills `group.pairs` with pairs of all members who do not leave: floaters first, each with the first opponent
// in the order of numbers, then the first of the others again and again, who tries the opposite half from its
// top and then the own half from its bottom (4.2, 4.3). An opponent must leave all others an opponent (4.4);
// the first one due the other colour is taken, or else the first. Requires that these members can be paired.
void pair_members(const Entrants& entrants, Group& group);

}  // namespace bloesem::swiss::lim
