// --columns and --birth-dates: how to read a list of players.
#pragma once

#include "engine/cli/grammar.hpp"
#include "engine/service/players/player_list.hpp"

namespace bloesem::cli {

void add_list_options(Grammar& command, service::ListRequest& target);

}  // namespace bloesem::cli
