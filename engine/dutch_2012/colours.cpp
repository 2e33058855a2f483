#include "engine/dutch_2012/colours.hpp"

#include "engine/swiss/colour_words.hpp"
#include "engine/swiss/preference_colours.hpp"

namespace bloesem::swiss::dutch_2012 {

std::optional<Colouring> allocate_colours(const RoundField& field, Position higher, Position lower,
                                          std::optional<Colour> initial_colour, int number) {
  using criteria::ColourPreference;
  const auto lead = [](const ColourPreference& a, const ColourPreference& b) {
    return static_cast<int>(a.strength) - static_cast<int>(b.strength);
  };
  return colours_by_preferences(field, higher, lower, initial_colour, number, lead);
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
