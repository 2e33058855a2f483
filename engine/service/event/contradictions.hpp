// Requests of one command that contradict each other.
#pragma once

#include <optional>

#include "bloesem/result.hpp"
#include "engine/service/event/changes.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// InvalidInput: a player is named twice for one round, or a game has two results. `round`: the round of the
// pairs and byes.
[[nodiscard]] std::optional<Error> find_contradiction(const Changes& changes, const EventText& event,
                                                      int round);

// InvalidInput: two players have the pairing-allocated bye of the round; the message names them.
[[nodiscard]] std::optional<Error> find_second_bye(const EventText& event, int round);

}  // namespace bloesem::service
