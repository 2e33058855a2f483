// Taking back rounds.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"

namespace bloesem::cli {

// Pairs, results and the pairing-allocated byes of this round and all later ones go; byes asked for stay. What
// was announced for the round after the last one is kept as an announcement. `sure`: results may be lost.
// Errors: InvalidInput (the round has not been paired, or results would be lost: it says which).
[[nodiscard]] Result<std::string> undo_rounds_from(Event& event, int round, bool sure);

}  // namespace bloesem::cli
