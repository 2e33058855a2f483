// C.1 and C.3: who may meet whom. (C.1 needs only "they have met", which the round's field knows.)
#pragma once

#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// C.3 (C.04.1.f, g): two players with the same absolute colour preference do not meet, unless at least one of
// them is a topscorer.
[[nodiscard]] bool colours_allow(const PlayerFacts& a, const PlayerFacts& b) noexcept;

}  // namespace bloesem::criteria
