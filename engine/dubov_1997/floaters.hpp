// Chapter 8: players who moved down are paired before the others.
#pragma once

#include "engine/dubov_1997/group.hpp"

namespace bloesem::swiss::dubov_1997 {

// Pairs the floaters one after another with the resident who is rated highest, if possible due the other
// colour. A floater without such an opponent stays one.
void pair_floaters(Group& group);

}  // namespace bloesem::swiss::dubov_1997
