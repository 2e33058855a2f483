// The pairing as a table with one line for each board: names, ratings and points.
#pragma once

#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "trf/editor.hpp"

namespace bloesem::render {

// Returns the line "Kersen Open, round 3 (FIDE Dutch, rules of 2016)".
[[nodiscard]] std::string round_title(const Tournament& tournament, int round, Edition edition);

// `announced`: byes of rounds that the tournament does not have yet.
[[nodiscard]] std::string format_table(const Tournament& tournament, const RoundPairing& pairing,
                                       Edition edition, const std::vector<trf::ByeRequest>& announced);

}  // namespace bloesem::render
