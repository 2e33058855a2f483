// Ranked Dutch: the FIDE (Dutch) System of 2026 in which players of equal score are ranked by the event's
// tie-breaks instead of by pairing number.
#pragma once

#include "engine/swiss/system.hpp"

namespace bloesem::swiss::ranked_dutch {

extern const System fide_2026;

}  // namespace bloesem::swiss::ranked_dutch
