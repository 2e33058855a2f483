// C.3: colours that keep two players from meeting. (Earlier games, C.1, are known to the round's field.)
#pragma once

#include "criteria/player_facts.hpp"

namespace bloesem::criteria {

// Returns the colour without which a player cannot be paired (C.3): that of an absolute preference, or None if
// there is none or the player is a topscorer.
[[nodiscard]] inline Colour indispensable_colour(const PlayerFacts& facts) noexcept {
  return facts.preference.absolute() && !facts.topscorer ? facts.preference.colour : Colour::None;
}

// True if C.3 (C.04.1.f, g) allows the pair: players with the same absolute colour preference do not meet
// unless at least one of them is a topscorer.
[[nodiscard]] inline bool colours_allow(const PlayerFacts& a, const PlayerFacts& b) noexcept {
  const Colour colour = indispensable_colour(a);
  return colour == Colour::None || colour != indispensable_colour(b);
}

}  // namespace bloesem::criteria
