#include "engine/dubov/colour_reason.hpp"

#include "engine/dubov/colours.hpp"
#include "engine/swiss/colour_words.hpp"

namespace bloesem::swiss::dubov {

std::string colour_reason(const ColouredPair& pair) {
  const ColourWords words(pair);
  if (pair.rule == neither_has_played) return words.first_game();
  if (pair.rule == alternation) return words.alternation();
  if (pair.rule == preference_of_higher) return words.higher_ranked();
  return words.preferences();
}

}  // namespace bloesem::swiss::dubov
