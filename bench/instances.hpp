// Tournaments to measure on: large opens with random results, the same on every machine.
#pragma once

#include <string>

#include "engine/model/tournament.hpp"

namespace bloesem::bench {

// `players` players after `rounds` rounds of nine, in which neighbours in the order (score, number) met who had
// not met before: no engine is needed to make it, and it looks like an open to the rules. One game in 50 is
// forfeited, one player-round in 100 is a half-point bye.
[[nodiscard]] Tournament open(int players, int rounds);

// The same as a report file.
[[nodiscard]] std::string report_file(const Tournament& tournament);

}  // namespace bloesem::bench
