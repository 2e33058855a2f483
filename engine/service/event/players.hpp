// Players as an arbiter names them, found in an event.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"

namespace bloesem::cli {

// InvalidInput: nobody has this starting rank.
[[nodiscard]] Result<PlayerIndex> player_with_id(const Event& event, int id);

// "7 (Druif, Dina)".
[[nodiscard]] std::string shown(const Event& event, PlayerIndex player);

}  // namespace bloesem::cli
