// A tournament as it stood when a round was about to be paired.
#pragma once

#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem {

// The rounds before the one that the options ask for, and in its column a mark for everybody who is not to be
// paired. What the options say is written into the tournament: absentees, forbidden pairs, number of rounds,
// initial colour. So pairing the coming round of the result is pairing the round asked for, also by another
// program that is given the result alone. The tournament must be consistent (engine/model/validate.hpp), and the
// options such as pair_round accepts.
[[nodiscard]] Tournament tournament_before(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem
