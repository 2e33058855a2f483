// The pairs of a round that were made by hand, and what the rules have against them.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/render/json/json_parts.hpp"

namespace bloesem::render {

// Returns a line "FILE: note: ..." for each pair, as the arbiter is told; empty if there is none.
[[nodiscard]] std::string hand_made_notes(const std::string& file, const Tournament& tournament,
                                          const RoundPairing& pairing);

// Returns the same as a list.
[[nodiscard]] Json hand_made_json(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace bloesem::render
