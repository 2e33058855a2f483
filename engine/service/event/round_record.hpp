// Writes a new round into the tournament file.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"

namespace bloesem::service {

// Refuses to begin the coming round if the tournament does not have it or if an earlier game has no result.
[[nodiscard]] std::optional<Error> refuse_to_continue(const EventText& event);

// Writes opponents and colours without results, and the bye; all other unpaired players are written as absent.
void write_round(EventText& event, const RoundPairing& pairing, const std::vector<PlayerIndex>& absent);

}  // namespace bloesem::service
