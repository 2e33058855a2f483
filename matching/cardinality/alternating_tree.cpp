#include "matching/cardinality/alternating_tree.hpp"

#include <cassert>
#include <numeric>

namespace bloesem::matching {

void AlternatingTree::start(std::vector<Vertex>& mates, Vertex root) {
  mates_ = &mates;
  root_ = root;
  const std::size_t n = mates.size();
  states_.assign(n, State::Unreached);
  reached_from_.assign(n, no_vertex);
  bridges_.assign(n, {});
  stamps_.assign(n, 0);
  stamp_ = 0;
  parents_.resize(n);
  std::iota(parents_.begin(), parents_.end(), 0);
  make_outer(root);
}

Vertex AlternatingTree::common_base(Vertex a, Vertex b) {
  ++stamp_;
  for (;; std::swap(a, b)) {
    assert(a != no_vertex || b != no_vertex);  // both ways end at the root: they meet there at last
    if (a == no_vertex) continue;
    if (stamps_[at(a)] == stamp_) return a;
    stamps_[at(a)] = stamp_;
    a = mate(a) == no_vertex ? no_vertex : base(reached_from_[at(mate(a))]);
  }
}

void AlternatingTree::augment(Vertex u, Vertex end) {
  path_.assign(1, end);
  trace(u, root_);
  flip(0);
}

void AlternatingTree::leave_single(Vertex v) {
  if (v == root_) return;
  path_.clear();
  trace(v, root_);
  flip(1);
  (*mates_)[at(v)] = no_vertex;
}

// Appends the alternating path from an outer vertex to its ancestor `to` that begins with the edge to its mate.
void AlternatingTree::trace(Vertex from, Vertex to) {
  using Way = Stretch::Way;
  stretches_.assign(1, {from, to, Way::Down});
  while (!stretches_.empty()) {
    const Stretch stretch = stretches_.back();
    stretches_.pop_back();
    const Vertex v = stretch.from;
    const auto later = [&](Vertex a, Vertex b, Way way) { stretches_.push_back({a, b, way}); };
    if (stretch.way == Way::Pair) {
      path_.insert(path_.end(), {v, stretch.to});
    } else if (stretch.way == Way::One || v == stretch.to) {
      path_.push_back(v);
    } else if (const Bridge bridge = bridges_[at(v)]; bridge.near == no_vertex) {  // grown as an outer vertex
      const Vertex inner = mate(v);
      if (stretch.way == Way::Down) {
        path_.insert(path_.end(), {v, inner});
      } else {
        later(inner, v, Way::Pair);
      }
      later(reached_from_[at(inner)], stretch.to, stretch.way);
    } else if (stretch.way == Way::Down) {  // down to the bridge against the tree, across it, and up
      path_.push_back(v);
      later(bridge.far, stretch.to, Way::Down);
      later(bridge.near, mate(v), Way::Back);
    } else {
      later(v, no_vertex, Way::One);
      later(bridge.near, mate(v), Way::Down);
      later(bridge.far, stretch.to, Way::Back);
    }
  }
}

// Makes pairs of the path's vertices, two by two.
void AlternatingTree::flip(std::size_t first) {
  for (std::size_t i = first; i + 1 < path_.size(); i += 2) {
    (*mates_)[at(path_[i])] = path_[i + 1];
    (*mates_)[at(path_[i + 1])] = path_[i];
  }
}

}  // namespace bloesem::matching
