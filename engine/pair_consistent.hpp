// Pairing of tournaments already known to be consistent.
#pragma once

#include <cstdint>

#include "bloesem/pair_round.hpp"

namespace bloesem {

// Whether the error about a round that cannot be paired says which restrictions would have to be lifted: each
// costs as much as the round.
enum class RestrictionHint : std::uint8_t { Given, Omitted };

// The same as pair_round, without validation. Requires a consistent tournament (bloesem/validate.hpp).
[[nodiscard]] Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options,
                                                   RestrictionHint hint = RestrictionHint::Given);

}  // namespace bloesem
