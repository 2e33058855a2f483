// A new round written into the tournament file (pair --into).
#pragma once

#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"

namespace bloesem::cli {

// The coming round can be begun: the tournament has it, and no game before it lacks its result.
[[nodiscard]] std::optional<Error> refuse_to_continue(const Event& event);

// Opponents and colours without results; the bye; whoever else is not paired as absent.
void write_round(Event& event, const RoundPairing& pairing, const std::vector<PlayerIndex>& absent);

}  // namespace bloesem::cli
