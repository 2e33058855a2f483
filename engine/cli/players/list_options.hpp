// How a list of players is to be read: --columns and --birth-dates.
#pragma once

#include <CLI/App.hpp>

#include "engine/service/players/player_list.hpp"

namespace bloesem::cli {

void add_list_options(CLI::App& command, ListRequest& target);

}  // namespace bloesem::cli
