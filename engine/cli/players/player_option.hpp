// An option that describes a player as NAME;RATING;TITLE;FEDERATION and may be repeated.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/grammar.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::cli {

void add_player_option(Grammar& command, const std::string& name, std::vector<trf::PlayerFields>& target,
                       std::string_view help);

}  // namespace bloesem::cli
