// The options about standings, for every command that orders players.
#pragma once

#include "engine/cli/grammar.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

// --tiebreaks, --tiebreak-rules, --round-robin: what the file may say itself.
void add_list_options(Grammar& command, StandingsRequest& request);

// --with-open-games
void add_open_games_option(Grammar& command, StandingsRequest& request);

}  // namespace bloesem::cli
