#include "engine/team_swiss/preferences.hpp"

namespace bloesem::swiss::team_swiss {
namespace {

using criteria::Strength;

// Returns the colour that a team prefers in either type: a difference beyond one has to shrink, or two matches
// with the same colour have not been made up for.
Colour pressing(int difference, Colour last, Colour before_last) noexcept {
  const Colour repeated = last == before_last ? last : Colour::None;
  if (difference < -1 || (difference <= 0 && repeated == Colour::Black)) return Colour::White;
  if (difference > 1 || (difference >= 0 && repeated == Colour::White)) return Colour::Black;
  return Colour::None;
}

}  // namespace

criteria::ColourPreference team_preference(MatchColours colours, PreferenceType type,
                                           bool last_round) noexcept {
  criteria::ColourPreference preference;
  const Colour last = colours.last();
  preference.difference = colours.difference();
  if (last == Colour::None) return preference;
  const int difference = preference.difference;
  preference.colour = pressing(difference, last, colours.before_last());
  if (preference.colour != Colour::None) {
    preference.strength = type == PreferenceType::B ? Strength::Strong : Strength::Mild;
  } else if (type == PreferenceType::B && (difference != 0 || !last_round)) {
    preference.colour = difference < 0 ? Colour::White : difference > 0 ? Colour::Black : opposite(last);
    preference.strength = Strength::Mild;
  }
  return preference;
}

}  // namespace bloesem::swiss::team_swiss
