#include "matching/weighted/tight_matching.hpp"

#include <algorithm>

namespace bloesem::matching {

// What a search without success has reached is of no use to any other (Hungarian trees, Edmonds 1965).
void TightMatching::match_places() {
  before_ = mates_;
  search_.reset_exclusions();  // a limit may have stopped a search
  for (Vertex root = 0; at(root) < mates_.size(); ++root) {
    if (must_match_[at(root)] == 0 || mates_[at(root)] != no_vertex) continue;
    if (search_.augment(graph_, mates_, root) != no_vertex) continue;
    Vertex leaves = no_vertex;
    any_bit(search_.frontier().outer_set(), graph_.words(), [&](Vertex place) {
      leaves = place;
      return may_leave_[at(place)] != no_vertex || (leaves = no_vertex, false);
    });
    if (leaves != no_vertex) {
      search_.leave_single(mates_, leaves);
      continue;
    }
    for (Vertex place = 0; at(place) < mates_.size(); ++place)
      if (search_.reached(place)) search_.exclude(place);
  }
  search_.reset_exclusions();
}

}  // namespace bloesem::matching
