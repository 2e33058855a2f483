// Players in the values of options, as people type them: starting ranks, ranges of them, and names that only
// one player has.
#pragma once

#include <CLI/App.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/model/result.hpp"
#include "engine/model/tournament.hpp"

namespace bloesem::cli {

// True if the text has a letter, so that it cannot be a number.
[[nodiscard]] bool is_name(std::string_view text) noexcept;

// The player whose whole name, surname, words of the name or beginnings of words these are, whichever fits
// first; case and commas do not matter. InvalidInput, beginning with the option: nobody, or several, who are
// then listed with their numbers.
[[nodiscard]] Result<PlayerIndex> player_named(const Tournament& tournament, const std::string& option,
                                               std::string_view name);

// "Kok-Smit", "3-Smit": names may hold a hyphen, too, as long as only one reading gives two players.
[[nodiscard]] Result<std::pair<PlayerIndex, PlayerIndex>> pair_named(const Tournament& tournament,
                                                                     const std::string& option,
                                                                     std::string_view text);

using TakeName = std::function<void(std::string)>;

// An option that takes players: "4,7..9", or names, separated by semicolons because they may hold commas:
// 'Kok, Jan;12'. It may be repeated.
void add_players_option(CLI::App& command, const std::string& name, const std::string& help,
                        std::function<void(int)> by_id, TakeName by_name);

// Likewise pairs: "3-9,4-7", or names: 'Kok-Smit;3-9'.
void add_pairs_option(CLI::App& command, const std::string& name, const std::string& help,
                      std::function<void(std::pair<int, int>)> by_ids, TakeName by_names);

}  // namespace bloesem::cli
