#include "engine/dutch/colour_reason.hpp"

#include "engine/swiss/colour_words.hpp"

namespace bloesem::swiss::dutch {
namespace {

// E.2: of two absolute preferences the wider colour difference is decisive.
std::string stronger(const ColouredPair& pair, const ColourWords& words) {
  const criteria::ColourPreference& one = pair.field.facts(pair.higher).preference;
  const criteria::ColourPreference& other = pair.field.facts(pair.lower).preference;
  if (!one.absolute() || !other.absolute()) return words.preferences();
  return words.preferences() + ", and the colour differences are " + std::to_string(one.difference) + " and " +
         std::to_string(other.difference);
}

}  // namespace

std::string colour_reason(const ColouredPair& pair) {
  const ColourWords words(pair);
  switch (pair.rule) {
    case ColourRule::E1: return words.preferences();
    case ColourRule::E2: return stronger(pair, words);
    case ColourRule::E3: return words.alternation();
    case ColourRule::E4: return words.higher_ranked();
    case ColourRule::E5: break;
  }
  return words.first_game();
}

}  // namespace bloesem::swiss::dutch
