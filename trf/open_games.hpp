// Games without a result. Internal to the reader.
#pragma once

#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "bloesem/trf/read_options.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

struct OpenGame {
  int column = 0;                  // from 0; several may make a round
  PlayerIndex player = no_player;  // the one whose line is first
};

// Warns once for each round with such games on which a later pairing depends: rounds before the requested one
// or, in a check, before the last. `tournament` must have the players and the point system; `columns`
// make a round, and a match is named once.
void report_open_games(const std::vector<OpenGame>& games, const Roster& roster, const Tournament& tournament,
                       const ReadOptions& options, int columns, Diagnostics& out);

}  // namespace bloesem::trf
