// Games that have no result yet. Internal to the reader.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

struct OpenGame {
  int round = 0;                   // from 0
  PlayerIndex player = no_player;  // the one whose line stands first
};

// One warning for each round with such games from which a later round is paired: before the round asked for,
// and in a check before the last one. `tournament` has the players and the points of results.
void report_open_games(const std::vector<OpenGame>& games, const Roster& roster, const Tournament& tournament,
                       const ReadOptions& options, Diagnostics& out);

}  // namespace bloesem::trf
