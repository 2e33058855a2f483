// A late entry takes the place that the initial order gives him (C.04.2.C).
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::cli {

// Until the fourth round has been paired the newcomer gets the number of his strength and those behind him move
// up by one; after that no number changes (C.04.2.B.3) and he stands last. What changed, for people. Errors:
// TooLarge (no number is left), InvalidInput (a player of this name is there, and that is not allowed).
[[nodiscard]] Result<std::string> enter_late(Event& event, const trf::PlayerFields& newcomer, bool by_position,
                                             bool may_be_namesake);

}  // namespace bloesem::cli
