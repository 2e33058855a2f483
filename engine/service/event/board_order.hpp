// The numbers of the boards of a round.
#pragma once

#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// Returns the boards of a round that has been paired in the order of their numbers, which is that of
// published_boards by the rules of the event and, where the system ranks by them, its tie-breaks.
[[nodiscard]] std::vector<Board> numbered_boards(const EventText& event, int round);

}  // namespace bloesem::service
