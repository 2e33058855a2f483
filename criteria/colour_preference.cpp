#include "criteria/colour_preference.hpp"

namespace bloesem::criteria {

ColourPreference colour_preference(std::span<const Colour> played) noexcept {
  ColourPreference result;
  if (played.empty()) return result;
  std::int32_t whites = 0;
  for (const Colour colour : played) whites += static_cast<std::int32_t>(colour == Colour::White);
  result.difference = 2 * whites - static_cast<std::int32_t>(played.size());
  const Colour last = played.back();
  const bool repeated = played.size() >= 2 && played[played.size() - 2] == last;
  if (repeated) result.repeated = last;

  const bool wide = result.imbalance() > 1;
  const bool uneven = result.imbalance() == 1;
  const bool balances = wide || (uneven && !repeated);
  result.colour = balances ? (result.difference > 0 ? Colour::Black : Colour::White) : opposite(last);
  result.strength = wide || repeated ? Strength::Absolute : uneven ? Strength::Strong : Strength::Mild;
  return result;
}

}  // namespace bloesem::criteria
