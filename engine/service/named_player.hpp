// Players as people type them: starting ranks, and names that only one player has.
#pragma once

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

}  // namespace bloesem::cli
