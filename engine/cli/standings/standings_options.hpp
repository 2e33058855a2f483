// Options about standings, for every command that ranks players.
#pragma once

#include "engine/cli/grammar.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

// Adds --tiebreaks, --tiebreak-rules and --round-robin, which override the file.
void add_list_options(Grammar& command, service::StandingsRequest& request);

// Adds --with-open-games.
void add_open_games_option(Grammar& command, service::StandingsRequest& request);

}  // namespace bloesem::cli
