// Who does not play: byes asked for, absences, withdrawals, returns, and byes given by the arbiter.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"

namespace bloesem::cli {

// A half-point, full-point or zero-point bye, or the PAB, in a round that is paired (the player must have no
// opponent there) or still to come. What changed, for people; Errors: InvalidInput.
[[nodiscard]] Result<std::string> give_bye(Event& event, int round, int id, Outcome outcome);

// Out of every round from this one on.
[[nodiscard]] Result<std::string> withdraw(Event& event, int round, int id);

// Nothing that was announced holds from this round on.
[[nodiscard]] Result<std::string> take_back(Event& event, int round, int id);

}  // namespace bloesem::cli
