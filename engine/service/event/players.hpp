// Finds the players of an event by the numbers that an arbiter uses.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// InvalidInput: no player has this starting rank.
[[nodiscard]] Result<PlayerIndex> player_with_id(const EventText& event, int id);

// Returns "7 (Druif, Dina)".
[[nodiscard]] std::string shown(const EventText& event, PlayerIndex player);

}  // namespace bloesem::service
