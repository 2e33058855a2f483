// The pairing for people: one line per board, with names, ratings and points.
#pragma once

#include <string>

#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

// "Kersen Open, round 3 (FIDE Dutch, rules of 2016)", as a line.
[[nodiscard]] std::string round_title(const Tournament& tournament, int round, Edition edition);

[[nodiscard]] std::string format_table(const Tournament& tournament, const RoundPairing& pairing,
                                       Edition edition);

}  // namespace bloesem::cli
