// The colours of a pair as the editions of the Dutch System allocate them (E.1 to E.5).
#pragma once

#include <optional>

#include "criteria/colour_preference.hpp"
#include "engine/swiss/alternation.hpp"
#include "engine/swiss/colouring.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Returns the colours that the first rule gives that decides; empty if the initial colour is needed but
// unknown. `lead(a, b)` says which of two preferences for the same colour is the stronger one (E.2): positive
// for the higher ranked player, 0 if neither. `number`: that of the higher ranked player.
template <class Lead>
[[nodiscard]] std::optional<Colouring> colours_by_preferences(const RoundField& field, Position higher,
                                                              Position lower,
                                                              std::optional<Colour> initial_colour, int number,
                                                              Lead lead) {
  const auto give = [](Colour to_higher, ColourRule rule) {
    return Colouring{to_higher == Colour::White, rule};
  };
  const criteria::ColourPreference& a = field.facts(higher).preference;
  const criteria::ColourPreference& b = field.facts(lower).preference;
  if (a.colour == Colour::None && b.colour == Colour::None) {
    // E.5: neither has played. An odd number gets the initial colour.
    if (!initial_colour) return std::nullopt;
    return give(number % 2 == 1 ? *initial_colour : opposite(*initial_colour), ColourRule::E5);
  }
  // E.1: both preferences can be granted, or only one player has any.
  if (a.colour != b.colour)
    return give(a.colour != Colour::None ? a.colour : opposite(b.colour), ColourRule::E1);
  if (const int stronger = lead(a, b); stronger != 0)
    return give(stronger > 0 ? a.colour : opposite(b.colour), ColourRule::E2);
  // E.3: alternates from the latest game in which the two had different colours.
  if (const Colour to_higher = alternated(field.colours(higher), field.colours(lower));
      to_higher != Colour::None)
    return give(to_higher, ColourRule::E3);
  return give(a.colour, ColourRule::E4);  // E.4: the preference of the higher ranked player
}

}  // namespace bloesem::swiss
