// Pairing of tournaments already known to be consistent.
#pragma once

#include "bloesem/pair_round.hpp"

namespace bloesem {

// The same as pair_round, without validation. Requires a consistent tournament (bloesem/validate.hpp).
[[nodiscard]] Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem
