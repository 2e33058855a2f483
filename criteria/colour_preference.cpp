#include "criteria/colour_preference.hpp"

#include <array>

namespace bloesem::criteria {

ColourPreference colour_preference(std::span<const Colour> played) noexcept {
  ColourPreference result;
  if (played.empty()) return result;
  std::int32_t whites = 0;
  for (const Colour colour : played) whites += static_cast<std::int32_t>(colour == Colour::White);
  result.difference = 2 * whites - static_cast<std::int32_t>(played.size());
  const Colour last = played.back();
  const bool repeated = played.size() >= 2 && played[played.size() - 2] == last;
  result.repeated = std::array{Colour::None, last}[repeated ? 1 : 0];

  // Without branches, which nobody could guess from one player to the next.
  const bool wide = result.imbalance() > 1;
  const bool uneven = result.imbalance() == 1;
  const bool balances = wide | (uneven & !repeated);
  const Colour balancing = result.difference > 0 ? Colour::Black : Colour::White;
  const Colour alternating = opposite(last);
  result.colour = balances ? balancing : alternating;
  const Strength mildly = uneven ? Strength::Strong : Strength::Mild;
  result.strength = (wide | repeated) ? Strength::Absolute : mildly;
  return result;
}

}  // namespace bloesem::criteria
