// A.6: colour difference and colour preference.
#pragma once

#include <compare>
#include <cstdint>

#include "bloesem/colour.hpp"

namespace bloesem::criteria {

// In ascending order of strength, which E.2 compares.
enum class Strength : std::uint8_t {
  None,      // A.6.d: no game played
  Mild,      // A.6.c: difference 0, alternate
  Strong,    // A.6.b: difference +1 or -1
  Absolute,  // A.6.a: difference beyond 1, or the same colour in the last two played games
};

struct ColourPreference {
  Colour colour = Colour::None;
  Strength strength = Strength::None;
  Colour repeated = Colour::None;  // the colour of the last two played games, if both had the same
  std::int32_t difference = 0;     // games played with White minus games played with Black

  [[nodiscard]] constexpr bool absolute() const noexcept { return strength == Strength::Absolute; }
  // Returns the absolute value of the colour difference.
  [[nodiscard]] constexpr std::int32_t imbalance() const noexcept {
    return difference < 0 ? -difference : difference;
  }

  friend auto operator<=>(const ColourPreference&, const ColourPreference&) = default;
};

// A summary of the colours played on which the preference depends.
struct ColoursPlayed {
  std::int32_t difference = 0;        // games with White minus games with Black
  Colour last = Colour::None;         // None: no game played
  Colour before_last = Colour::None;  // None: fewer than two games played
};

// Returns the preference after the games actually played (C.04.2.D.5). Where difference and repetition disagree
// (W W W W B B), the difference decides.
[[nodiscard]] constexpr ColourPreference colour_preference(const ColoursPlayed& played) noexcept {
  ColourPreference result;
  result.difference = played.difference;
  if (played.last == played.before_last) result.repeated = played.last;
  const bool wide = result.imbalance() > 1;
  const bool uneven = result.imbalance() == 1;
  const bool repeated = result.repeated != Colour::None;
  const Colour balancing = result.difference > 0 ? Colour::Black : Colour::White;
  result.colour = wide || (uneven && !repeated) ? balancing : opposite(played.last);
  if (wide || repeated)
    result.strength = Strength::Absolute;
  else if (played.last != Colour::None)
    result.strength = uneven ? Strength::Strong : Strength::Mild;
  return result;
}

// True if both players prefer the same colour.
[[nodiscard]] constexpr bool clash(const ColourPreference& a, const ColourPreference& b) noexcept {
  return a.colour != Colour::None && a.colour == b.colour;
}

}  // namespace bloesem::criteria
