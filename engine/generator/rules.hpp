// What is settled before the first round: players, points, colour, who must not meet, acceleration.
#pragma once

#include <vector>

#include "bloesem/points.hpp"
#include "bloesem/tournament.hpp"
#include "engine/generator/random.hpp"
#include "engine/generator/ratings.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

[[nodiscard]] PointSystem points_of(const Settings& settings) noexcept;

// May the tournament have Baku's acceleration, under its edition and with its points?
[[nodiscard]] bool admits_baku(const Settings& settings) noexcept;

// Players are named Test0001 Player0001 and so on, as those of the established generators.
[[nodiscard]] Tournament draw_tournament(const Settings& settings, const std::vector<Entrant>& entrants,
                                         Random& random);

}  // namespace bloesem::generator
