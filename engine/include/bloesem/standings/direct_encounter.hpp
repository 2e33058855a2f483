// Direct encounter (C.07.6): results of the tied players against each other.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings {

// One table of tied players and how it split them. The procedure is a sequence of such tables (6.2 and 6.3
// restart).
struct EncounterTable {
  struct Row {
    PlayerIndex player = no_player;
    Hundredths score = 0;    // sum over opponents of the average score per game (6.1.2)
    Hundredths highest = 0;  // score if all missing encounters were won
    int not_met = 0;         // number of tied players not met
  };
  std::vector<Row> rows;                        // best first
  bool all_met = false;                         // true: 6.2 applies, false: 6.3
  std::vector<std::vector<PlayerIndex>> parts;  // resulting groups of players, best first
};

// Returns the tables in the order they were made; the first has all players of `tied`. Empty if `tied` is empty
// or the rounds cannot be counted.
[[nodiscard]] std::vector<EncounterTable> explain_encounter(const Tournament& tournament,
                                                            const TieBreak& tie_break,
                                                            const std::vector<PlayerIndex>& tied,
                                                            const StandingsOptions& options = {});

}  // namespace bloesem::standings
