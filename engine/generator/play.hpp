// How boards end.
#pragma once

#include <utility>

#include "engine/generator/random.hpp"
#include "engine/generator/settings.hpp"
#include "engine/model/tournament.hpp"

namespace bloesem::generator {

struct BoardResult {
  Outcome white = Outcome::Draw;
  Outcome black = Outcome::Draw;
};

[[nodiscard]] BoardResult play(const Settings& settings, int white_strength, int black_strength,
                               Random& random);

}  // namespace bloesem::generator
