#include "engine/literal/team_colours.hpp"

namespace bloesem::literal {
namespace {

// Returns the colour that a team must be given after this history, in either type; otherwise None.
Colour strongly_wanted(int difference, Colour repeated) noexcept {
  const bool twice_black = repeated == Colour::Black && (difference == 0 || difference == -1);
  const bool twice_white = repeated == Colour::White && (difference == 0 || difference == 1);
  if (difference < -1 || twice_black) return Colour::White;
  if (difference > 1 || twice_white) return Colour::Black;
  return Colour::None;
}

}  // namespace

Preference team_preference(std::span<const Colour> colours, TeamPreferences type, bool last_round) noexcept {
  if (type == TeamPreferences::None || colours.empty()) return {};
  const int difference = colour_difference(colours);
  const Colour strong = strongly_wanted(difference, repeated_colour(colours));
  if (strong != Colour::None) return {strong, Strength::Strong};
  if (type == TeamPreferences::TypeA) return {};
  if (difference == -1) return {Colour::White, Strength::Mild};
  if (difference == 1) return {Colour::Black, Strength::Mild};
  if (last_round) return {};
  return {opposite(colours.back()), Strength::Mild};
}

}  // namespace bloesem::literal
