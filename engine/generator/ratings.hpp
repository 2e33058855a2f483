#pragma once

#include <vector>

#include "engine/generator/random.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::generator {

struct Entrant {
  int rating = 0;    // as printed; 0 = unrated
  int strength = 0;  // determines results: the rating, or what it would be for unrated players
};

// Returns the players in list order: by rating, the unrated at the end.
[[nodiscard]] std::vector<Entrant> draw_entrants(const Settings& settings, Random& random);

}  // namespace bloesem::generator
