// A comment written and read by this program: a game without a result when later rounds were paired.
//   ### bloesem:open ROUND LAST ID ID
//   ### bloesem:open ROUND FIRST-LAST ID ID
//   ### bloesem:open ROUND FIRST- ID ID
// and the same with the number of the game, 1 or 2, at the end, in a round that is a match of two games.
// The game of ROUND had no result when the rounds up to LAST were paired, from FIRST on if it had one before;
// without LAST it is still open.
#pragma once

#include <string>
#include <string_view>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

inline constexpr std::string_view comment_record = "###";
inline constexpr std::string_view open_game_comment = "### bloesem:open";

// Returns the comment for a late decision.
[[nodiscard]] std::string open_game_line(const Tournament& tournament, const LateDecision& game);

// Reads an open-game comment; false for other lines. A malformed one is ignored with a warning.
bool read_open_game(const LineText& line, Draft& draft, Diagnostics& out);

// Adds the late decisions. Those of players who did not meet in that round are ignored with a warning.
// `columns`: of a round; in a match of two games, each that was open has an entry of its own.
void add_late_decisions(const Draft& draft, const Roster& roster, int columns, Tournament& tournament,
                        Diagnostics& out);

}  // namespace bloesem::trf
