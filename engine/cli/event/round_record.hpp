// A new round written into the tournament file (pair --into).
#pragma once

#include <optional>
#include <vector>

#include "engine/cli/event/event.hpp"
#include "engine/model/result.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

// The round can be paired into the file: it is the coming one, and no game of the last one lacks its result.
[[nodiscard]] std::optional<Error> refuse_to_continue(const Event& event, std::optional<int> round);

// Opponents and colours without results; the bye; whoever else is not paired as absent.
void write_round(Event& event, const RoundPairing& pairing, const std::vector<PlayerIndex>& absent);

}  // namespace bloesem::cli
