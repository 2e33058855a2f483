// The matches of a team event of TRF-2026, which the file states by the games of the players.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::trf {

// Returns the tournament whose players are the teams of records 310, as Swiss Team is paired: a round is a
// match, with the colour of the first board and the result by game points, which are kept beside it. `players`:
// what the reader made of the players of the same lines, for checking. Read are 310, 300 (line-ups), 320 and
// 240 (byes), 330 (forfeited matches), 352 (colours of the boards), 362 (match points) and 260 (forbidden
// pairs). InvalidInput, with the line or the round: such a record that cannot be read, a player in no team,
// members of a team who met different teams in a round, colours that contradict each other, match points other
// than those of record 310, and records 250 and 299, which are not read.
[[nodiscard]] Result<Tournament> teams_of_event(const std::vector<std::string_view>& lines,
                                                const Tournament& players);

}  // namespace bloesem::trf
