// Fictitious points in the words of each dialect.
#pragma once

#include <string>
#include <vector>

#include "engine/model/points.hpp"
#include "trf/draft.hpp"
#include "trf/layout.hpp"

namespace bloesem::trf {

// points[r] = of round r+1, for one player.
[[nodiscard]] std::string xxa_record(int id, const std::vector<Points>& points);
// The same for a range of players: one line for each run of rounds with the same points; rounds without any
// have none.
[[nodiscard]] std::vector<std::string> records_250(const Range& ids, const std::vector<Points>& points,
                                                   Layout layout = {});

}  // namespace bloesem::trf
