// Reduces a position that shows some behaviour to one as small as possible that still shows it (delta
// debugging).
#pragma once

#include <functional>

#include "bloesem/tournament.hpp"

namespace bloesem::campaign {

// True if the position still shows the behaviour. Also decides whether a position is meaningful at all.
using Shows = std::function<bool(const Tournament&)>;

struct Shrunk {
  Tournament position;
  int attempts = 0;  // positions tried
};

// Requires that `start` was made by tournament_before() and shows the behaviour. Removes players, rounds,
// forbidden pairs, virtual points and unusual point values, and replaces games and byes by simpler ones, until
// nothing more can be removed or `max_attempts` positions have been tried. Deterministic.
[[nodiscard]] Shrunk shrink(Tournament start, const Shows& shows, int max_attempts = 100'000);

}  // namespace bloesem::campaign
