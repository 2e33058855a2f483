// Finds players as people type them: by starting rank, or by a name that only one player has.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::service {

// True if the text has a letter and so cannot be a number.
[[nodiscard]] bool is_name(std::string_view text) noexcept;

// Returns the player whose whole name, surname, words of the name or prefixes of its words match `name`, in
// this order of preference; case and commas are ignored. InvalidInput, beginning with `what`: no player
// matches, or several do, which are then listed with their numbers.
[[nodiscard]] Result<PlayerIndex> player_named(const Tournament& tournament, const std::string& what,
                                               std::string_view name);

// As above, or the player with this number.
[[nodiscard]] Result<PlayerIndex> find_player(const Tournament& tournament, const std::string& what,
                                              std::string_view text);

// Parses "Kok-Smit" or "3-Smit". Names may contain a hyphen if only one reading gives two players.
[[nodiscard]] Result<std::pair<PlayerIndex, PlayerIndex>> pair_named(const Tournament& tournament,
                                                                     const std::string& what,
                                                                     std::string_view text);

}  // namespace bloesem::service
