#include "engine/dutch/colours.hpp"

#include "engine/swiss/preference_colours.hpp"

namespace bloesem::swiss::dutch {

std::optional<Colouring> allocate_colours(const RoundField& field, Position higher, Position lower,
                                          std::optional<Colour> initial_colour, int number) {
  using criteria::ColourPreference;
  // E.2: of two absolute preferences the stronger one is that with the wider colour difference.
  const auto lead = [](const ColourPreference& a, const ColourPreference& b) {
    if (a.absolute() && b.absolute()) return a.imbalance() - b.imbalance();
    return static_cast<int>(a.strength) - static_cast<int>(b.strength);
  };
  return colours_by_preferences(field, higher, lower, initial_colour, number, lead);
}

}  // namespace bloesem::swiss::dutch
