#pragma once

#include <vector>

#include "engine/generator/random.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

struct Entrant {
  int rating = 0;    // as printed; 0 = unrated
  int strength = 0;  // what results go by: the rating, also of those who have none yet
};

// In the order of the list: by rating, the unrated at the end.
[[nodiscard]] std::vector<Entrant> draw_entrants(const Settings& settings, Random& random);

}  // namespace bloesem::generator
