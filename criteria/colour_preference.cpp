#include "criteria/colour_preference.hpp"

namespace bloesem::criteria {

ColourPreference colour_preference(std::span<const Colour> played) noexcept {
  ColoursPlayed summary;
  for (const Colour colour : played) {
    summary.difference += colour == Colour::White ? 1 : -1;
    summary.before_last = summary.last;
    summary.last = colour;
  }
  return colour_preference(summary);
}

}  // namespace bloesem::criteria
