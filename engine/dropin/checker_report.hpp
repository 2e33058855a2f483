// The report of a pairings checker: the title of each round, and below it the differences, with the rules'
// pairs on the left and the file's on the right. bbpPairings and JaVaFo indent the rows differently.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/dropin/request.hpp"

namespace bloesem::dropin {

// Returns the report on one round (numbered from 1). `expected` may be the error NoValidPairing.
[[nodiscard]] std::string report_round(Dialect dialect, const std::string& stem, const Tournament& tournament,
                                       int round, const Result<RoundPairing>& expected);

}  // namespace bloesem::dropin
