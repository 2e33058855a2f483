// Whom a player meets in a round, and how a game stands: what stories about changes name.
#pragma once

#include <string>
#include <string_view>

#include "bloesem/explain/change.hpp"

namespace bloesem::explain {

// Returns the opponent; no_player if there is none.
[[nodiscard]] PlayerIndex opponent_in(const RoundPairing& pairing, PlayerIndex player);
[[nodiscard]] PlayerIndex opponent_in(const Result<RoundPairing>& answer, PlayerIndex player);

// Returns the opponent, "bye", or "not-paired".
[[nodiscard]] Value partner_in(const Result<RoundPairing>& answer, PlayerIndex player);

// Returns the result that the game has now, from the point of view of the change.
[[nodiscard]] std::string present_result(const Subject& subject, const Change& change);
inline constexpr std::string_view open_result = "?";  // of a game that has none

}  // namespace bloesem::explain
