// Checks the points of the player lines against the results. Internal to the reader.
#pragma once

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

// `settled`: number of rounds that the points must include (see RoundCount).
void check_points(const Roster& roster, const Tournament& tournament, int settled, const ReadOptions& options,
                  Diagnostics& out);

}  // namespace bloesem::trf
