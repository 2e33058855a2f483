// C.04.2.D.9: the order in which pairs are published.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "engine/dutch/round_field.hpp"

namespace bloesem::dutch {

// Sorts pairs by the score of the better player of each, then the score of the other (which is the sum), then
// the pairing number of the better one. `score` says which score counts.
void sort_for_publication(std::vector<std::pair<Position, Position>>& pairs, const RoundField& field,
                          const std::function<Points(Position)>& score);

}  // namespace bloesem::dutch
