#include "engine/lim/departures.hpp"

#include <algorithm>

#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::lim {

using matching::no_vertex;
using matching::Vertex;

Departures::Departures(const RoundField& field, std::span<const Position> members)
    : members_(members.begin(), members.end()),
      parts_(parts_by_colour(field, members_)),
      graph_(field, members_, parts_) {
  matching::MaximumMatching<PartedPairs> largest;
  largest.maximise(graph_.pairs());
  remaining_ = static_cast<int>(largest.single().size());
  graph_.add_mates(remaining_);
  mates_.assign(matching::at(graph_.size()), no_vertex);
  for (Vertex v = 0; v < graph_.members(); ++v) mates_[matching::at(v)] = largest.mate(v);
  Vertex mate = graph_.members();
  for (const Vertex v : largest.single()) {
    mates_[matching::at(v)] = mate;
    mates_[matching::at(mate)] = v;
    ++mate;
  }
}

std::vector<Position> Departures::candidates() {
  BLOESEM_ASSERT(remaining_ > 0);
  [[maybe_unused]] const Vertex end = search_.augment(graph_, mates_, graph_.root());
  BLOESEM_ASSERT(end == no_vertex);  // the set of pairs is a largest one
  std::vector<Position> found;
  for (Vertex v = 0; v < graph_.members(); ++v)
    if (search_.is_outer(v)) found.push_back(graph_.pairs().player(v));
  return found;
}

void Departures::leave(Position p) {
  const Vertex v = vertex_of(p);
  search_.leave_single(mates_, v);
  const Vertex root = graph_.root();
  const Vertex used = mates_[matching::at(root)];
  BLOESEM_ASSERT(used >= graph_.members() && used < root && mates_[matching::at(v)] == no_vertex);
  mates_[matching::at(root)] = mates_[matching::at(used)] = no_vertex;
  search_.exclude(v);
  search_.exclude(used);
  --remaining_;
}

Vertex Departures::vertex_of(Position p) const {
  const auto found = std::find(members_.begin(), members_.end(), p);
  BLOESEM_ASSERT(found != members_.end());
  return static_cast<Vertex>(found - members_.begin());
}

}  // namespace bloesem::swiss::lim
