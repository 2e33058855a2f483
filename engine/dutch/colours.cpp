#include "engine/dutch/colours.hpp"

#include "engine/swiss/alternation.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::ColourPreference;

Colouring give(Colour to_higher, ColourRule rule) { return {to_higher == Colour::White, rule}; }

// E.1: both preferences can be granted, or only one player has any.
std::optional<Colouring> both_granted(const ColourPreference& higher, const ColourPreference& lower) {
  if (higher.colour == lower.colour) return std::nullopt;
  return give(higher.colour != Colour::None ? higher.colour : opposite(lower.colour), ColourRule::E1);
}

// E.2: the stronger preference is granted; of two absolute ones that with the wider colour difference.
std::optional<Colouring> stronger(const ColourPreference& higher, const ColourPreference& lower) {
  const bool both_absolute = higher.absolute() && lower.absolute();
  const int lead = both_absolute ? higher.imbalance() - lower.imbalance()
                                 : static_cast<int>(higher.strength) - static_cast<int>(lower.strength);
  if (lead == 0) return std::nullopt;
  return give(lead > 0 ? higher.colour : opposite(lower.colour), ColourRule::E2);
}

}  // namespace

std::optional<Colouring> allocate_colours(const RoundField& field, Position higher, Position lower,
                                          std::optional<Colour> initial_colour, int number) {
  const ColourPreference& a = field.facts(higher).preference;
  const ColourPreference& b = field.facts(lower).preference;
  if (a.colour == Colour::None && b.colour == Colour::None) {
    // E.5: neither has played. An odd number gets the initial colour.
    if (!initial_colour) return std::nullopt;
    return give(number % 2 == 1 ? *initial_colour : opposite(*initial_colour), ColourRule::E5);
  }
  if (const auto colouring = both_granted(a, b)) return colouring;
  if (const auto colouring = stronger(a, b)) return colouring;
  // E.3: alternates from the latest game in which the two had different colours.
  if (const Colour to_higher = alternated(field.colours(higher), field.colours(lower));
      to_higher != Colour::None)
    return give(to_higher, ColourRule::E3);
  return give(a.colour, ColourRule::E4);  // E.4: the preference of the higher ranked player
}

}  // namespace bloesem::swiss::dutch
