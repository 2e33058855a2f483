// A.7: topscorers.
#pragma once

#include "engine/model/points.hpp"

namespace bloesem::criteria {

// More than half of what could be scored in the rounds paired so far, when the final round is being paired.
// In any other round nobody is one. `rounds_before` counts the rounds before the one to be paired.
[[nodiscard]] bool is_topscorer(Points score, int rounds_before, int rounds_declared, const PointSystem& system) noexcept;

}  // namespace bloesem::criteria
