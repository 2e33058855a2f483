#include "engine/dutch/boards.hpp"

#include <algorithm>
#include <tuple>

namespace bloesem::dutch {

void sort_for_publication(std::vector<std::pair<Position, Position>>& pairs, const RoundField& field,
                          const std::function<Points(Position)>& score) {
  const auto key = [&](const std::pair<Position, Position>& pair) {
    // Pairing numbers compare like player indices. A larger score comes first.
    const auto rank = [&](Position p) { return std::tuple(-score(p), field.player(p)); };
    const auto better = std::min(rank(pair.first), rank(pair.second));
    const auto other = std::max(rank(pair.first), rank(pair.second));
    return std::tuple(std::get<0>(better), std::get<0>(other), std::get<1>(better));
  };
  std::sort(pairs.begin(), pairs.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
}

}  // namespace bloesem::dutch
