#include "criteria/colour_preference.hpp"

namespace bloesem::criteria {

ColourPreference colour_preference(std::span<const Colour> played) noexcept {
  ColourPreference result;
  if (played.empty()) return result;
  for (const Colour colour : played) result.difference += colour == Colour::White ? 1 : -1;
  const Colour last = played.back();
  if (played.size() >= 2 && played[played.size() - 2] == last) result.repeated = last;

  const Colour balancing = result.difference > 0 ? Colour::Black : Colour::White;
  if (result.imbalance() > 1) {
    result.strength = Strength::Absolute;
    result.colour = balancing;
  } else if (result.repeated != Colour::None) {
    result.strength = Strength::Absolute;
    result.colour = opposite(last);
  } else if (result.imbalance() == 1) {
    result.strength = Strength::Strong;
    result.colour = balancing;
  } else {
    result.strength = Strength::Mild;
    result.colour = opposite(last);
  }
  return result;
}

}  // namespace bloesem::criteria
