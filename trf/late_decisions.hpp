// A comment that this program writes and reads: a game that had no result when later rounds were paired, and
// was decided afterwards.
//   ### bloesem:open ROUND LAST ID ID
// The game of ROUND counted as one without result in the pairings of the rounds up to LAST.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/tournament.hpp"
#include "trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

inline constexpr std::string_view comment_record = "###";
inline constexpr std::string_view open_game_comment = "### bloesem:open";

[[nodiscard]] std::string open_game_line(const Tournament& tournament, const LateDecision& game);

// Every other comment is passed over. One that cannot be read is passed over with a warning.
void read_own_comment(const LineText& line, Draft& draft, Diagnostics& out);

void add_late_decisions(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

}  // namespace bloesem::trf
