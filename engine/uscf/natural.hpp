// 29C: the natural pairing of a group, with rematches cured.
#pragma once

#include <vector>

#include "engine/uscf/entrants.hpp"

namespace bloesem::swiss::uscf {

struct NaturalPairing {
  PositionPairs pairs = {};  // by the higher ranked player of each, in rank order
  int changed_halves = 0;    // players who are out of their half
};

// Pairs upper against lower half. Of all pairings that may be made: the fewest players out of their half, then
// the smallest sum of the differences between players and those whose places they take, then from the top the
// first opponent in the order lower half by rank, upper half from its end. Requires that the players,
// ascending, can be paired.
[[nodiscard]] NaturalPairing natural_pairing(const Entrants& entrants, const std::vector<Position>& players);

// The same without the ways that are faster where no half has to be left.
[[nodiscard]] NaturalPairing natural_pairing_of_any(const Entrants& entrants,
                                                    const std::vector<Position>& players);

}  // namespace bloesem::swiss::uscf
