#include "engine/dubov/colours.hpp"

#include "engine/swiss/alternation.hpp"

namespace bloesem::swiss::dubov {
namespace {

Colouring with(Colour to_higher, ColourRule rule) { return {to_higher == Colour::White, rule}; }

}  // namespace

std::optional<Colouring> allocate_colours(const RoundField& field, Position higher, Position lower,
                                          std::optional<Colour> initial_colour, int number) {
  if (field.colours(higher).size() == 0 && field.colours(lower).size() == 0) {
    if (!initial_colour) return std::nullopt;
    return with(number % 2 == 1 ? *initial_colour : opposite(*initial_colour), neither_has_played);
  }
  // A player without a game has a preference, too (1.6.4).
  const criteria::ColourPreference& a = field.facts(higher).preference;
  const criteria::ColourPreference& b = field.facts(lower).preference;
  if (a.colour != b.colour) return with(a.colour, both_preferences_granted);
  if (a.strength != b.strength)
    return with(a.strength > b.strength ? a.colour : opposite(b.colour), stronger_preference);
  if (const Colour to_higher = alternated(field.colours(higher), field.colours(lower));
      to_higher != Colour::None)
    return with(to_higher, alternation);
  return with(a.colour, preference_of_higher);
}

}  // namespace bloesem::swiss::dubov
