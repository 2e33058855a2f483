// Pairing of a tournament with groups, pairs made by hand, or fixed boards.
#pragma once

#include <functional>
#include <optional>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Pairs one round of a consistent tournament that is not arranged.
using PairPart = std::function<Result<RoundPairing>(const Tournament& part, const PairOptions& options)>;

// Returns the pairing of each group by `pair`, one group after the other, with the pairs made by hand and the
// boards as fixed. Errors: those of `pair`, with the group in the message, and those of pair_round about
// groups, pairs and boards. Requires a consistent tournament (bloesem/validate.hpp).
[[nodiscard]] Result<RoundPairing> pair_arranged(const Tournament& tournament, const PairOptions& options,
                                                 const PairPart& pair);

// Returns InvalidInput if pairs or boards of this round (from 1) are fixed by hand, so that it has no proof.
[[nodiscard]] std::optional<Error> refuse_proof_by_hand(const Tournament& tournament, int round);

}  // namespace bloesem
