// Our own checklist, for arbiters: the players by score group with what decides about them, the new pairing,
// and why somebody floats.
#pragma once

#include <string>

#include "engine/checklist.hpp"
#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

// `checklist` is that of `pairing`.
[[nodiscard]] std::string format_checklist(const Tournament& tournament, const Checklist& checklist,
                                           const RoundPairing& pairing, Edition edition);

}  // namespace bloesem::cli
