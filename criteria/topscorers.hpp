// A.7: topscorers.
#pragma once

#include <algorithm>
#include <limits>

#include "bloesem/points.hpp"

namespace bloesem::criteria {

// Returns the score that a topscorer must exceed: when the final round is being paired, half of the points
// possible in the rounds so far. In any other round no score exceeds it. `rounds_before` is the number of
// rounds before the one to be paired.
[[nodiscard]] inline Points topscorers_exceed(int rounds_before, int rounds_declared,
                                              const PointSystem& system) noexcept {
  if (rounds_before + 1 < rounds_declared) return std::numeric_limits<Points>::max();
  return rounds_before * std::max(system.win, system.draw) / 2;
}

}  // namespace bloesem::criteria
