// Article 7.1: residents who can meet nobody of their group ("islands").
#pragma once

#include "engine/dubov_1997/group.hpp"

namespace bloesem::swiss::dubov_1997 {

// Dubov 1997: each of them is paired with a player of the next lower group, or of one further down. The
// limit 2.5 is kept if possible, then most pairs below; then the other due colour, the highest rating and the
// lowest average rating decide. Several are served together, if the next group can serve them all. Who finds no
// opponent moves down.
void call_opponents(Group& group);

// The Vega system: they move down, unless nobody is below.
void send_down(Group& group);

}  // namespace bloesem::swiss::dubov_1997
