// Results of games.
#pragma once

#include <utility>

#include "bloesem/tournament.hpp"
#include "engine/generator/random.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

struct BoardResult {
  Outcome white = Outcome::Draw;
  Outcome black = Outcome::Draw;
};

// Draws the result of one board.
[[nodiscard]] BoardResult play(const Settings& settings, int white_strength, int black_strength,
                               Random& random);

}  // namespace bloesem::generator
