#include "criteria/topscorers.hpp"

#include <algorithm>

namespace bloesem::criteria {

bool is_topscorer(Points score, int rounds_before, int rounds_declared, const PointSystem& system) noexcept {
  if (rounds_before + 1 < rounds_declared) return false;
  return score > rounds_before * std::max(system.win, system.draw) / 2;
}

}  // namespace bloesem::criteria
