// Tournaments for measurements: opens of any size, the same on every machine.
#pragma once

#include <string>

#include "bloesem/explain/subject.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::bench {

// Ten players soon have no opponents left.
[[nodiscard]] constexpr int rounds_of_open(int players) noexcept { return players < 20 ? 5 : 9; }

// Returns an open with all rounds played by the rules: ratings with mean 1900 and standard deviation 300,
// results by rating difference with 30 % draws, 1 % of the games forfeited, 1 % half-point byes in each round,
// and half a percent of the players leaving after each round. Cached; PairOptions::round selects the round to
// measure.
[[nodiscard]] const Tournament& open(int players);

// The same without caching.
[[nodiscard]] Tournament play_open(int players);

// Returns the tournament as it was before a round, as a file at that time would hold it.
[[nodiscard]] Tournament before_round(Tournament tournament, int round);

// Returns the request for a round of an open.
[[nodiscard]] PairOptions request_for(Edition edition, int round);

// Returns a round of an open, to ask questions about.
[[nodiscard]] Result<explain::Subject> subject_of_open(int players, Edition edition, int round);

// Returns a report file, with wide starting ranks if four columns are not enough.
[[nodiscard]] std::string file_of(const Tournament& tournament);

}  // namespace bloesem::bench
