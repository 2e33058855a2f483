#include "matching/cardinality/alternating_tree.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace bloesem::matching {

void AlternatingTree::start(std::vector<Vertex>& mates, Vertex root) {
  BLOESEM_ASSERT(mates[at(root)] == no_vertex);
  constexpr std::uint32_t most = std::numeric_limits<std::uint32_t>::max() / 2;
  if (nodes_.size() < mates.size() || first_stamp_ > most || walk_ > most) {
    nodes_.assign(mates.size(), {});
    first_stamp_ = walk_ = 0;
  }
  mates_ = &mates;
  root_ = root;
  first_stamp_ += 2;
  make_outer_node(root);
}

// Walks up from both sides in turns, so that the walk is no longer than the blossom is large.
Vertex AlternatingTree::common_base(Vertex a, Vertex b) {
  ++walk_;
  for (;; std::swap(a, b)) {
    BLOESEM_ASSERT(a != no_vertex ||
                   b != no_vertex);  // both ways end at the root, so they meet there at the latest
    if (a == no_vertex) continue;
    if (nodes_[at(a)].walk == walk_) return a;
    nodes_[at(a)].walk = walk_;
    a = next_base(a);
  }
}

void AlternatingTree::augment(Vertex u, Vertex end) {
  BLOESEM_ASSERT(is_outer(u) && mate(end) == no_vertex && end != root_);
  path_.assign(1, end);
  trace(u, root_);
  match_along_path(0);
}

void AlternatingTree::leave_single(std::vector<Vertex>& mates, Vertex v) {
  BLOESEM_ASSERT(is_outer(v));
  if (v == root_) return;
  mates_ = &mates;
  path_.clear();
  trace(v, root_);
  match_along_path(1);
  (*mates_)[at(v)] = no_vertex;
}

// Appends the alternating path from the outer vertex `v` to its ancestor `to`; it begins with a matched edge.
void AlternatingTree::trace(Vertex v, Vertex to) {
  while (v != to) {
    path_.push_back(v);
    const Bridge bridge = nodes_[at(v)].bridge;
    if (bridge.near == no_vertex) {  // outer since the tree reached it
      path_.push_back(mate(v));
      v = nodes_[at(mate(v))].reached_from;
    } else {  // away from the root to the bridge, and across it
      const auto begin = static_cast<std::ptrdiff_t>(path_.size());
      trace(bridge.near, mate(v));
      std::reverse(path_.begin() + begin, path_.end());
      v = bridge.far;
    }
  }
  path_.push_back(to);
}

void AlternatingTree::match_along_path(std::size_t first) {
  BLOESEM_ASSERT((path_.size() - first) % 2 == 0);
  for (std::size_t i = first; i + 1 < path_.size(); i += 2) {
    (*mates_)[at(path_[i])] = path_[i + 1];
    (*mates_)[at(path_[i + 1])] = path_[i];
  }
}

}  // namespace bloesem::matching
