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

// Returns the players of the coming round of a table who are away. Their games stay scheduled, and are lost by
// forfeit. Empty in Swiss systems and for rounds that have been paired.
[[nodiscard]] std::vector<PlayerIndex> away_from_table(const Tournament& tournament,
                                                       const RoundPairing& pairing,
                                                       const std::vector<PlayerIndex>& absent);

// Writes opponents and colours without results, and the bye; all other unpaired players are written as absent.
void write_round(EventText& event, const RoundPairing& pairing, const std::vector<PlayerIndex>& absent);

}  // namespace bloesem::service
