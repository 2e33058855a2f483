// What is fixed before the first round: players, points, colour, forbidden pairs, acceleration.
#pragma once

#include <vector>

#include "bloesem/points.hpp"
#include "bloesem/tournament.hpp"
#include "engine/generator/random.hpp"
#include "engine/generator/ratings.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

[[nodiscard]] PointSystem points_of(const Settings& settings) noexcept;

// True if Baku acceleration is defined for the tournament's edition and points.
[[nodiscard]] bool admits_baku(const Settings& settings) noexcept;

// True if the edition knows fictitious points at all.
[[nodiscard]] bool admits_acceleration(const Settings& settings) noexcept;

// Returns the tournament. Players are named Test0001 Player0001 and so on, as in established generators.
[[nodiscard]] Tournament draw_tournament(const Settings& settings, const std::vector<Entrant>& entrants,
                                         Random& random);

}  // namespace bloesem::generator
