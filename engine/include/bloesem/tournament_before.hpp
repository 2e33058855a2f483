// A tournament as it stood when a round was about to be paired.
#pragma once

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// The rounds before the one that the options ask for, and in its column a mark for everybody who is not to be
// paired. What the options say is written into the tournament: absentees, forbidden pairs, number of rounds,
// initial colour. So pairing the coming round of the result is pairing the round asked for, also by another
// program that is given the result alone. InvalidInput: a tournament that contradicts itself, a round that
// cannot be paired yet, a player who does not exist.
[[nodiscard]] Result<Tournament> tournament_before(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem
