// A round by the literal engine of its system (swiss::System::literal).
#pragma once

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::literal {

// Returns the requested round without a record, boards in publication order. Errors: those of
// bloesem::pair_round; TooLarge for more than max_players; InvalidInput for a system without a literal engine.
[[nodiscard]] Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem::literal
