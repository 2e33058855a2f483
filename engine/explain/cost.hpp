// What another round would cost: where it departs from the round of the rules.
#pragma once

#include <optional>
#include <span>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

// True if the system chooses its rounds by criteria, so that another choice costs something.
[[nodiscard]] bool has_costs(const Subject& subject);

// Returns InvalidInput for a system without costs.
[[nodiscard]] std::optional<Error> refuse_without_costs(const Subject& subject);

// Returns the first departure of the other round as an answer about pairs: Impossible if there is none; Board
// if pairs and bye are the same. The subject must have a pairing. Errors: those of `other` except
// NoValidPairing.
[[nodiscard]] Result<PairAnswer> cost_of(const Subject& subject, const Result<RoundPairing>& other);

// Returns the round that the rules give when `player` may meet only these opponents (in any order), and
// not have the bye. Errors: those of pair_round, NoValidPairing among them.
[[nodiscard]] Result<RoundPairing> best_round_among(const Subject& subject, PlayerIndex player,
                                                    std::span<const PlayerIndex> opponents);

}  // namespace bloesem::explain
