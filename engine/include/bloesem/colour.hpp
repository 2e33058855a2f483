#pragma once

#include <cstdint>
#include <string_view>

namespace bloesem {

enum class Colour : std::uint8_t { None, White, Black };

// Returns the opposite colour; None for None.
[[nodiscard]] constexpr Colour opposite(Colour colour) noexcept {
  switch (colour) {
    case Colour::White: return Colour::Black;
    case Colour::Black: return Colour::White;
    case Colour::None: break;
  }
  return Colour::None;
}

// Returns "White", "Black" or "none".
[[nodiscard]] constexpr std::string_view name_of(Colour colour) noexcept {
  switch (colour) {
    case Colour::White: return "White";
    case Colour::Black: return "Black";
    case Colour::None: break;
  }
  return "none";
}

}  // namespace bloesem
