// Record 299: points beside the results. Internal to the reader and the writer.
#pragma once

#include <string>
#include <vector>

#include "bloesem/points.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Two forms are understood: a bonus or penalty (blank type) in one round, for some players or all; and the
// value of a kind of result for everybody in all rounds. The others are refused: they must not be passed over.
void read_abnormal_points(const LineText& line, Draft& draft, Diagnostics& out);

// A bonus or penalty in a round (from 1), for players by their ids.
[[nodiscard]] std::string record_299(Points points, int round, const std::vector<int>& ids, Layout layout = {});
// The value of a kind of result (W D L F H Z + -) in the whole tournament.
[[nodiscard]] std::string record_299(char kind, Points points);

}  // namespace bloesem::trf
