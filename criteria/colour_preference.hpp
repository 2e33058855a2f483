// A.6: colour difference and colour preference.
#pragma once

#include <compare>
#include <cstdint>
#include <span>

#include "engine/model/colour.hpp"

namespace bloesem::criteria {

// In ascending order of strength (E.2 compares them).
enum class Strength : std::uint8_t {
  None,      // A.6.d: no game played
  Mild,      // A.6.c: difference 0, alternate
  Strong,    // A.6.b: difference +1 or -1
  Absolute,  // A.6.a: difference beyond 1, or the same colour in the last two played games
};

struct ColourPreference {
  Colour colour = Colour::None;
  Strength strength = Strength::None;
  std::int32_t difference = 0;      // games played with White minus games played with Black
  Colour repeated = Colour::None;   // the colour of both of the last two played games, if one

  [[nodiscard]] bool absolute() const noexcept { return strength == Strength::Absolute; }
  [[nodiscard]] std::int32_t imbalance() const noexcept { return difference < 0 ? -difference : difference; }

  friend auto operator<=>(const ColourPreference&, const ColourPreference&) = default;
};

// From the colours of the games actually played, oldest first (C.04.2.D.5: unplayed rounds do not count).
// Where difference and repetition disagree (W W W W B B) the difference decides.
[[nodiscard]] ColourPreference colour_preference(std::span<const Colour> played) noexcept;

// Both want the same colour.
[[nodiscard]] constexpr bool clash(const ColourPreference& a, const ColourPreference& b) noexcept {
  return a.colour != Colour::None && a.colour == b.colour;
}

}  // namespace bloesem::criteria
