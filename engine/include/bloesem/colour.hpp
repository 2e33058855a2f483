#pragma once

#include <cstdint>

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

}  // namespace bloesem
