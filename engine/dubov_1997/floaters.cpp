#include "engine/dubov_1997/floaters.hpp"

namespace bloesem::swiss::dubov_1997 {

void pair_floaters(Group& group) {
  for (const Position floater : group.entrants().alternating(group.floaters)) {
    std::vector<Position> opponents;
    for (const Position p : group.residents)
      if (group.compatible(floater, p)) opponents.push_back(p);
    group.entrants().sort_as_opponents(opponents, floater);
    for (const Position p : opponents) {
      if (group.completes_without(floater, p)) {
        group.pair(floater, p);
        break;
      }
      ++group.changed;
    }
  }
}

}  // namespace bloesem::swiss::dubov_1997
