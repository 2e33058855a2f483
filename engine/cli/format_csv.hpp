// The pairing for spreadsheets: a row for each board, under "board,white,black"; the bye last, without board
// and Black.
#pragma once

#include <string>

#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

[[nodiscard]] std::string format_csv(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace bloesem::cli
