#include "engine/dutch_2012/colours.hpp"

#include "engine/swiss/alternation.hpp"
#include "engine/swiss/colour_words.hpp"

namespace bloesem::swiss::dutch_2012 {
namespace {

using criteria::ColourPreference;

Colouring giving(Colour to_higher, ColourRule rule) { return {to_higher == Colour::White, rule}; }

// E.1 and E.2: a player without a preference leaves the choice to the other.
std::optional<Colouring> by_preferences(const ColourPreference& higher, const ColourPreference& lower) {
  if (higher.colour != lower.colour)
    return giving(higher.colour != Colour::None ? higher.colour : opposite(lower.colour), ColourRule::E1);
  if (higher.strength == lower.strength) return std::nullopt;
  return giving(higher.strength > lower.strength ? higher.colour : opposite(lower.colour), ColourRule::E2);
}

}  // namespace

std::optional<Colouring> allocate_colours(const RoundField& field, Position higher, Position lower,
                                          std::optional<Colour> initial_colour, int number) {
  const ColourPreference& a = field.facts(higher).preference;
  const ColourPreference& b = field.facts(lower).preference;
  if (a.colour == Colour::None && b.colour == Colour::None) {
    if (!initial_colour) return std::nullopt;
    return giving(number % 2 == 1 ? *initial_colour : opposite(*initial_colour), ColourRule::E5);
  }
  if (const auto colouring = by_preferences(a, b)) return colouring;
  if (const Colour to_higher = alternated(field.colours(higher), field.colours(lower));
      to_higher != Colour::None)
    return giving(to_higher, ColourRule::E3);
  return giving(a.colour, ColourRule::E4);
}

std::string colour_reason(const ColouredPair& pair) {
  const ColourWords words(pair);
  switch (pair.rule) {
    case ColourRule::E1:
    case ColourRule::E2: return words.preferences();
    case ColourRule::E3: return words.alternation();
    case ColourRule::E4: return words.higher_ranked();
    case ColourRule::E5: break;
  }
  return words.first_game();
}

}  // namespace bloesem::swiss::dutch_2012
