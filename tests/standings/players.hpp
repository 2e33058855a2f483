// Tournaments for the tests of tie-breaks, and short access to their values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/standings/standings.hpp"
#include "bloesem/standings/working.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings::testing {

// One row for each player, as in crosstables: "+W9 =B13 -W2 F+7 F-4 U H Z F" (result, the player's own colour,
// opponent; forfeits without colour).
[[nodiscard]] Tournament from_rows(const std::vector<std::string_view>& rows,
                                   const std::vector<int>& ratings = {});

// Returns a round robin (Berger tables) with all games drawn. In an odd field one player is free in every
// round.
[[nodiscard]] Tournament drawn_round_robin(int players);

// Returns values by player as text: "12.5", "-" for none.
[[nodiscard]] std::vector<std::string> values(const Tournament& tournament, std::string_view code,
                                              const StandingsOptions& options = {});
[[nodiscard]] std::string value(const Tournament& tournament, std::string_view code, int number,
                                const StandingsOptions& options = {});
[[nodiscard]] Working working(const Tournament& tournament, std::string_view code, int number,
                              const StandingsOptions& options = {});

// Returns the points with which the player counts for the opponents.
[[nodiscard]] std::string worth(const Tournament& tournament, int number, const StandingsOptions& options = {});

// Returns ranks by player.
[[nodiscard]] std::vector<int> ranks(const Tournament& tournament, std::string_view list,
                                     const StandingsOptions& options = {});

// Splits a text into words.
[[nodiscard]] std::vector<std::string> words(std::string_view text);

inline const StandingsOptions rules_of_2009 = {.regulations = find_regulations("2009")};
inline const StandingsOptions rules_of_2024 = {.regulations = find_regulations("2024")};
inline const StandingsOptions in_round_robin = {.round_robin = true};

}  // namespace bloesem::standings::testing
