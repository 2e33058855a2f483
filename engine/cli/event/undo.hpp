// Taking back the last round.
#pragma once

#include <string>

#include "engine/cli/event/event.hpp"
#include "engine/model/result.hpp"

namespace bloesem::cli {

// Pairs, results and the pairing-allocated bye of the last round go; byes asked for stay. What was announced
// for the round after it is kept as an announcement. Errors: InvalidInput (no round has been paired).
[[nodiscard]] Result<std::string> undo_last_round(Event& event);

}  // namespace bloesem::cli
