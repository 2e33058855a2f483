#pragma once

#include "bloesem/tournament.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

// The settings that give tournaments like this one: its players' ratings, its rounds, points and initial
// colour, and what of byes, forfeits, draws and so on was measured in the rounds it has.
[[nodiscard]] Settings imitate(const Tournament& model);

}  // namespace bloesem::generator
