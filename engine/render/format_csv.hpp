// The pairing for spreadsheets: a row for each board, then one without board and Black for each player who is
// not paired, with the reason; first of them the bye of the pairing.
#pragma once

#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "trf/editor.hpp"

namespace bloesem::cli {

// `announced`: byes of rounds that the tournament does not have yet.
[[nodiscard]] std::string format_csv(const Tournament& tournament, const RoundPairing& pairing,
                                     const std::vector<trf::ByeRequest>& announced);

}  // namespace bloesem::cli
