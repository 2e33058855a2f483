// C.1 and C.3: who may meet whom. (C.1 needs only "they have met", which the round's field knows.)
#pragma once

#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// The colour without which a player cannot play (C.3): that of an absolute preference, unless he is a
// topscorer.
[[nodiscard]] inline Colour indispensable_colour(const PlayerFacts& facts) noexcept {
  return facts.preference.absolute() && !facts.topscorer ? facts.preference.colour : Colour::None;
}

// C.3 (C.04.1.f, g): two players with the same absolute colour preference do not meet, unless at least one of
// them is a topscorer.
[[nodiscard]] inline bool colours_allow(const PlayerFacts& a, const PlayerFacts& b) noexcept {
  const Colour colour = indispensable_colour(a);
  return colour == Colour::None || colour != indispensable_colour(b);
}

}  // namespace bloesem::criteria
