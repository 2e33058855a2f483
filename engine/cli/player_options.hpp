// Options whose values are players: starting ranks, ranges of them, and names (service/named_player.hpp).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/cli/grammar.hpp"

namespace bloesem::cli {

using TakeName = std::function<void(std::string)>;
using TakeNumber = std::function<void(const std::string& option, std::string_view item)>;

// Adds an option that takes a list and may be repeated. Items are separated by commas, or by semicolons if
// one of them is a name, which may contain a comma.
void add_named_list(Grammar& command, const std::string& name, const std::string& type, std::string_view help,
                    TakeNumber by_number, TakeName by_name);

// Adds an option that takes players: "4,7..9", 'Kok, Jan;12'.
void add_players_option(Grammar& command, const std::string& name, std::string_view help,
                        std::function<void(int)> by_id, TakeName by_name);

// Adds an option that takes pairs of players: "3-9,4-7", 'Kok-Smit;3-9'.
void add_pairs_option(Grammar& command, const std::string& name, std::string_view help,
                      std::function<void(std::pair<int, int>)> by_ids, TakeName by_names);

}  // namespace bloesem::cli
