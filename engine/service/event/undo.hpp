// Undoes rounds.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// Removes the pairs, results and pairing-allocated byes of this round and all later ones; requested byes stay.
// What was announced for the round after the last one is kept as an announcement. `sure`: results may be lost.
// InvalidInput: the round has not been paired, or results would be lost; the message lists them.
[[nodiscard]] Result<std::string> undo_rounds_from(EventText& event, int round, bool sure);

}  // namespace bloesem::service
