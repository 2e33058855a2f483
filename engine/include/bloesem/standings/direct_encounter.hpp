// Direct encounter (C.07.6): the tied players' results among themselves.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings {

// A table of players still tied, and whom it placed. A procedure is a list of such tables (6.2 and 6.3
// restart).
struct EncounterTable {
  struct Row {
    PlayerIndex player = no_player;
    Hundredths score = 0;    // sum of the averages of his games with each (6.1.2)
    Hundredths highest = 0;  // with wins in all encounters that did not take place
    int not_met = 0;
  };
  std::vector<Row> rows;                        // best first
  bool all_met = false;                         // 6.2, else 6.3
  std::vector<std::vector<PlayerIndex>> parts;  // what the table made of them, best first
};

// The tables in the order they were made, the first with all tied players.
[[nodiscard]] std::vector<EncounterTable> explain_encounter(const Tournament& tournament,
                                                            const TieBreak& tie_break,
                                                            const std::vector<PlayerIndex>& tied,
                                                            const StandingsOptions& options = {});

}  // namespace bloesem::standings
