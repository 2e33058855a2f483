// The report of a pairings checker: per round its name, and below it what differs, the rules' pairs on the left
// and the file's on the right. bbpPairings and JaVaFo indent the rows differently.
#pragma once

#include <string>

#include "engine/cli/dropin/request.hpp"
#include "engine/model/result.hpp"
#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli::dropin {

// One round (from 1). `expected` may be the error NoValidPairing.
[[nodiscard]] std::string report_round(Dialect dialect, const std::string& stem, const Tournament& tournament,
                                       int round, const Result<RoundPairing>& expected);

}  // namespace bloesem::cli::dropin
