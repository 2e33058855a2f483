#pragma once

#include "bloesem/tournament.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

// Returns settings for tournaments similar to this one: its players' ratings, its rounds, points and initial
// colour, and the rates of byes, forfeits, draws and so on measured in its rounds.
[[nodiscard]] Settings imitate(const Tournament& model);

}  // namespace bloesem::generator
