// A comment written and read by this program: the game points of a team, for which reports that have a line for
// each team have no record.
//   ### bloesem:game-points ID POINTS POINTS ...
// Points are those of the matches of rounds 1, 2, ...; those of later rounds may be missing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

inline constexpr std::string_view game_points_comment = "### bloesem:game-points";

// Returns the comments for all teams that have game points.
[[nodiscard]] std::vector<std::string> game_points_lines(const Tournament& tournament);

// True if the line is such a comment, whether it can be read or not.
[[nodiscard]] bool is_game_points_comment(const LineText& line);

// Reads such a comment; false for other lines. A malformed one is an error, because colours depend on it.
bool read_game_points(const LineText& line, Draft& draft, Diagnostics& out);

// Adds the game points. Errors: an unknown team, or one that is named twice.
void add_game_points(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

}  // namespace bloesem::trf
