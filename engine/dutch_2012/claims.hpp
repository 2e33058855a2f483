// What a proof of a round must know of C.12 and C.13 (docs/proofs.md, section 12).
#pragma once

#include <utility>
#include <vector>

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::dutch_2012 {

// Returns the rows by which the brackets of the round are solved.
[[nodiscard]] BacktrackingClaims::Tables tables_of_claims(int round, const Readings& readings) noexcept;

// Returns the pairs that the bracket which C.13 pairs again had before. Requires that there is one. Pairs the
// round anew.
[[nodiscard]] std::vector<std::pair<Position, Position>> discarded_pairs(const RoundField& field, int round,
                                                                         const Readings& readings);

inline constexpr BacktrackingClaims claims_of_2012{tables_of_claims, discarded_pairs};

}  // namespace bloesem::swiss::dutch_2012
