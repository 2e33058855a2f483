// Pairs of a round that are made by hand, beside those of the system.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/requested_round.hpp"

namespace bloesem {

// A pair made by hand, with its colours.
struct SeatedPair {
  HandMadePair pair;
  ColourRule rule = colours_by_hand;
};

// Returns the pairs made by hand for a round (from 1).
[[nodiscard]] std::vector<FixedPair> fixed_pairs_of(const Tournament& tournament, int round);

// Returns InvalidInput if a pair for this round is of players of different groups.
[[nodiscard]] std::optional<Error> refuse_pairs_across_groups(const Tournament& tournament, int round);

// Returns the pairs with their colours and what the rules have against them. `request` has all players of the
// round. Errors: InvalidInput if a player does not take part or is in two pairs, or if the rules of the system
// do not give colours to a single pair.
[[nodiscard]] Result<std::vector<SeatedPair>> seat_fixed_pairs(const Tournament& tournament,
                                                               const PairOptions& options,
                                                               const RequestedRound& request,
                                                               const std::vector<FixedPair>& fixed);

// Adds the pairs to the pairing of the other players, in publication order.
void add_fixed_pairs(std::vector<SeatedPair> pairs, const RequestedRound& request, BoardOrder order,
                     RoundPairing& pairing);

}  // namespace bloesem
