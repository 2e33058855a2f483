// The colour preference after a list of games.
#pragma once

#include <vector>

#include "criteria/colour_preference.hpp"

namespace bloesem::test {

// Returns the preference after games with these colours, oldest first.
[[nodiscard]] inline criteria::ColourPreference preference_after(const std::vector<Colour>& played) {
  criteria::ColoursPlayed summary;
  for (const Colour colour : played) {
    summary.difference += colour == Colour::White ? 1 : -1;
    summary.before_last = summary.last;
    summary.last = colour;
  }
  return criteria::colour_preference(summary);
}

}  // namespace bloesem::test
