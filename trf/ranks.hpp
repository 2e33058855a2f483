// Data of report files that are not in the model. Internal to the writers.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"

namespace bloesem::trf {

// Returns the rank of each player: one more than the number of players with more points.
[[nodiscard]] std::vector<int> ranks_of(const Tournament& tournament);

// Returns an unused id up to `largest`, for an opponent missing from the file; 0 if there is none.
[[nodiscard]] int stranger_to(const Tournament& tournament, int largest);

}  // namespace bloesem::trf
