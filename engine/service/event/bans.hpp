// Players who may not meet in the rest of the event.
#pragma once

#include <string>
#include <utility>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// Forbids two players, by starting rank, to meet from the coming round on (record 260), and returns a sentence
// about it. InvalidInput: there is no such player, or no round is left.
[[nodiscard]] Result<std::string> forbid_pair(EventText& event, std::pair<int, int> ids);

}  // namespace bloesem::service
