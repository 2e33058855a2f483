// Boards by turns: pairs, colours and rounds are those of the Berger table, but every player sits at every
// board at least once and at most twice in a cycle. In mathematics a balanced tournament design.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::round_robin {

// Returns why there are no balanced boards for a number of players; empty if there are. They exist for an even
// number N by a rule if 3 does not divide N - 1, and as a table for 10, 16 and 22 players.
[[nodiscard]] std::optional<Error> refuse_balanced_boards(int players);

// Returns for each board, from 0, the game of berger_round(players, round) that is played there. Requires that
// refuse_balanced_boards(players) is empty, and a round of the table.
[[nodiscard]] std::vector<int> balanced_board_order(int players, int round);

}  // namespace bloesem::round_robin
