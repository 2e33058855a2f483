// The pairing for spreadsheets: one row for each board, then one for each unpaired player, with the reason and
// without board and Black. The bye of the pairing comes first among these.
#pragma once

#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "trf/editor.hpp"

namespace bloesem::render {

// `announced`: byes of rounds that the tournament does not have yet.
[[nodiscard]] std::string format_csv(const Tournament& tournament, const RoundPairing& pairing,
                                     const std::vector<trf::ByeRequest>& announced);

}  // namespace bloesem::render
