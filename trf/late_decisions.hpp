// A comment that this program writes and reads: a game that had no result when later rounds were paired.
//   ### bloesem:open ROUND LAST ID ID
//   ### bloesem:open ROUND FIRST-LAST ID ID
//   ### bloesem:open ROUND FIRST- ID ID
// The game of ROUND counted as one without result in the pairings of the rounds up to LAST, from FIRST on if it
// had one before; without LAST it is still open.
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

[[nodiscard]] std::string open_game_line(const Tournament& tournament, const LateDecision& game);

// True for a line about an open game, be it one that cannot be read, which is passed over with a warning.
bool read_open_game(const LineText& line, Draft& draft, Diagnostics& out);

// Of those who met in that round; others are passed over with a warning.
void add_late_decisions(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

}  // namespace bloesem::trf
