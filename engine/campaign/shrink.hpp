// Makes a position that shows something as small as it can be while it still shows it (delta debugging).
#pragma once

#include <functional>

#include "bloesem/tournament.hpp"

namespace bloesem::campaign {

// Does this position still show it? Also the judge of whether a position makes sense at all.
using Shows = std::function<bool(const Tournament&)>;

struct Shrunk {
  Tournament position;
  int attempts = 0;  // positions tried
};

// `start`, made by tournament_before(), shows it. Takes away players, rounds, forbidden pairs, virtual points,
// unusual points, and replaces games and byes by simpler ones, until nothing more can go or `most_attempts`
// positions have been tried. Deterministic.
[[nodiscard]] Shrunk shrink(Tournament start, const Shows& shows, int most_attempts = 100'000);

}  // namespace bloesem::campaign
