// A tournament as it stood when a round was about to be paired.
#pragma once

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Returns the rounds before the round in `options`, with a mark in the column of that round for every player
// not to be paired. The settings in `options` (absentees, forbidden pairs, number of rounds, initial colour)
// are written into the result, so that pairing its coming round equals pairing the requested round, even by
// another program that has only the result. InvalidInput: a contradictory tournament, a round that cannot be
// paired yet, an unknown player.
[[nodiscard]] Result<Tournament> tournament_before(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem
