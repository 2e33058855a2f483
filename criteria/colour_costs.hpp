// What the colours of a pair cost (C.8 to C.11). Evaluated as if section E had given the colours already: of
// two players who want the same colour, exactly one is denied.
#pragma once

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

// C.8: somebody gets beyond a difference of two. Only if both are beyond one on the same side: otherwise the
// wider difference has its way (E.2).
[[nodiscard]] Charge colour_difference_beyond_two(const PlayerFacts& higher, const PlayerFacts& lower);

// C.9: somebody gets the same colour for the third time running. E.2 denies the one with the smaller
// difference; with equal differences E.3 can avoid it unless both repeated the same colour.
[[nodiscard]] Charge third_time_running(const PlayerFacts& higher, const PlayerFacts& lower);

// C.10: one of two equal preferences, of whatever strength, is denied.
[[nodiscard]] Charge preference_denied(const PlayerFacts& higher, const PlayerFacts& lower);

// C.11: the denied one is strong (A.6.b). Against a mild one the strong one wins; of two absolute ones none
// is strong.
[[nodiscard]] Charge strong_preference_denied(const PlayerFacts& higher, const PlayerFacts& lower);

}  // namespace bloesem::criteria
