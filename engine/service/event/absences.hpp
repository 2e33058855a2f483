// Players who do not play: requested byes, absences, withdrawals, returns, and byes given by the arbiter.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// Gives a half-point, full-point or zero-point bye, or the PAB, in a paired round (in which the player must
// have no opponent) or in a future one. Returns a sentence about the change. Errors: InvalidInput.
[[nodiscard]] Result<std::string> give_bye(EventText& event, int round, int id, Outcome outcome);

// Withdraws the player from this round and all later ones.
[[nodiscard]] Result<std::string> withdraw(EventText& event, int round, int id);

// Cancels all announced absences from this round on.
[[nodiscard]] Result<std::string> take_back(EventText& event, int round, int id);

}  // namespace bloesem::service
