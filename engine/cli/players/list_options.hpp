// How a list of players is to be read: --columns and --birth-dates.
#pragma once

#include "engine/cli/grammar.hpp"
#include "engine/service/players/player_list.hpp"

namespace bloesem::cli {

void add_list_options(Grammar& command, ListRequest& target);

}  // namespace bloesem::cli
