#include "matching/weighted/tight_matching.hpp"

#include <algorithm>

namespace bloesem::matching {

void TightMatching::match_places() {
  before_ = mates_;
  search_.reset_exclusions();  // a limit may have stopped a search
  const Vertex places = static_cast<int>(mates_.size());
  for (Vertex root = 0; root < places; ++root) {
    if (must_match_[at(root)] == 0 || mates_[at(root)] != no_vertex) continue;
    if (search_.augment(graph_, mates_, root) != no_vertex) continue;
    Vertex outer = no_vertex;
    const bool leaves = any_bit(search_.frontier().outer_set(), graph_.words(),
                                [&](Vertex place) { return may_leave_[at(outer = place)] != no_vertex; });
    if (leaves)
      search_.leave_single(mates_, outer);
    else
      search_.exclude_tree(places);
  }
  search_.reset_exclusions();
}

}  // namespace bloesem::matching
