// Players in the values of options, as people type them: starting ranks, ranges of them, and names that only
// one player has.
#pragma once

#include <CLI/App.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::cli {

// True if the text has a letter, so that it cannot be a number.
[[nodiscard]] bool is_name(std::string_view text) noexcept;

// The player whose whole name, surname, words of the name or beginnings of words these are, whichever fits
// first; case and commas do not matter. InvalidInput, beginning with the option: nobody, or several, who are
// then listed with their numbers.
[[nodiscard]] Result<PlayerIndex> player_named(const Tournament& tournament, const std::string& option,
                                               std::string_view name);

// Likewise, or the player with this number.
[[nodiscard]] Result<PlayerIndex> find_player(const Tournament& tournament, const std::string& option,
                                              std::string_view text);

// "Kok-Smit", "3-Smit": names may hold a hyphen, too, as long as only one reading gives two players.
[[nodiscard]] Result<std::pair<PlayerIndex, PlayerIndex>> pair_named(const Tournament& tournament,
                                                                     const std::string& option,
                                                                     std::string_view text);

using TakeName = std::function<void(std::string)>;
using TakeNumber = std::function<void(const std::string& option, std::string_view item)>;

// An option that takes a list and may be repeated. Commas separate its items; where one of them is a name,
// which may hold a comma, semicolons do.
void add_named_list(CLI::App& command, const std::string& name, const std::string& type,
                    const std::string& help, TakeNumber by_number, TakeName by_name);

// Such an option of players: "4,7..9", 'Kok, Jan;12'.
void add_players_option(CLI::App& command, const std::string& name, const std::string& help,
                        std::function<void(int)> by_id, TakeName by_name);

// Likewise of pairs: "3-9,4-7", 'Kok-Smit;3-9'.
void add_pairs_option(CLI::App& command, const std::string& name, const std::string& help,
                      std::function<void(std::pair<int, int>)> by_ids, TakeName by_names);

}  // namespace bloesem::cli
