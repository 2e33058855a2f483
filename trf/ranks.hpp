// What a report file says of players that the model does not hold. Internal to the writers.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::trf {

// Of each player: one more than the players with more points.
[[nodiscard]] std::vector<int> ranks_of(const Tournament& tournament);

// A number up to `largest` that nobody has, for an opponent who is not in the file; 0 if all are taken.
[[nodiscard]] int stranger_to(const Tournament& tournament, int largest);

}  // namespace bloesem::trf
