// Inserts a late entry at the position that the initial order gives (C.04.2.C).
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::service {

// Adds the newcomer. Until the fourth round has been paired, the newcomer gets the number according to playing
// strength and the players after it move up by one; after that no number changes (C.04.2.B.3) and the newcomer
// comes last. Returns a sentence about the change. TooLarge: no number is left. InvalidInput: a player with
// this name exists and `may_be_namesake` is false.
[[nodiscard]] Result<std::string> enter_late(EventText& event, const trf::PlayerFields& newcomer,
                                             bool by_position, bool may_be_namesake);

// True if the newcomer, entered now, would be the last in the order of pairing numbers.
[[nodiscard]] bool would_be_last(const EventText& event, const trf::PlayerFields& newcomer);

}  // namespace bloesem::service
