// Pairing where somebody has made sure that the tournament does not contradict itself.
#pragma once

#include "bloesem/pair_round.hpp"

namespace bloesem {

// As pair_round. `tournament` must be consistent (bloesem/validate.hpp): that is not looked at again.
[[nodiscard]] Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem
