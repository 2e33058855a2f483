// Record 299: points not given by results. Internal to the reader and the writer.
#pragma once

#include <string>
#include <vector>

#include "bloesem/points.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Reads one record. Two forms are supported: a bonus or penalty (blank type) in one round for some or all
// players, and the value of a kind of result for all players and rounds. Other forms are errors, since ignoring
// them would change points.
void read_abnormal_points(const LineText& line, Draft& draft, Diagnostics& out);

// Returns a record for a bonus or penalty in `round` (from 1) for the players with these ids.
[[nodiscard]] std::string record_299(Points points, int round, const std::vector<int>& ids, Layout layout = {});
// Returns a record for the value of a kind of result (W D L F H Z + -) in the whole tournament.
[[nodiscard]] std::string record_299(char kind, Points points);

}  // namespace bloesem::trf
