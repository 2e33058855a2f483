// The weights of a finished round, as the whole-round solver arrives at them. Includes Boost.Multiprecision:
// include it in source files only.
#pragma once

#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/weighed_round.hpp"

namespace bloesem::swiss::dutch {

// Return the problems of a round that is known, without solving anything: what the digits of a bracket depend
// on (MDPs, their opponents, the number of pairs in the remainder) is taken from the round, which decides
// nothing else. A round is the heaviest matching of these weights if and only if it is the one that the rules
// require (formulation.md#lemma-w1a). Empty for more than max_players_of_whole_round players.
// Require a legal and complete round.
[[nodiscard]] std::vector<WeighedRound> weigh_round_2026(RoundField& field, criteria::CriteriaTable criteria,
                                                         const FinishedRound& round);
// The rules of 2016 may start anew (A.9): then the first problem has the brackets down to the discarded one,
// and the second the players whom those above it have not paired.
[[nodiscard]] std::vector<WeighedRound> weigh_round_2016(RoundField& field, criteria::CriteriaTable criteria,
                                                         const FinishedRound& round);

}  // namespace bloesem::swiss::dutch
