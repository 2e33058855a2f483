// Tournaments to measure on: opens of any size, the same on every machine.
#pragma once

#include <string>

#include "bloesem/tournament.hpp"

namespace bloesem::bench {

// Ten players soon have nobody left to meet.
[[nodiscard]] constexpr int rounds_of_open(int players) noexcept { return players < 20 ? 5 : 9; }

// All rounds played by the rules: ratings around 1900 with a deviation of 300, results by the rating
// difference with 30 % draws, 1 % of the games forfeited, 1 % half-point byes a round, and half a percent of
// the players leave after each. Made once, then kept; a round of it is measured with PairOptions::round.
[[nodiscard]] const Tournament& open(int players);

// The same, not kept.
[[nodiscard]] Tournament play_open(int players);

// The tournament as it was before a round: what a file of that moment holds.
[[nodiscard]] Tournament before_round(Tournament tournament, int round);

// As a report file; with wide starting ranks where four columns do not hold them.
[[nodiscard]] std::string file_of(const Tournament& tournament);

}  // namespace bloesem::bench
