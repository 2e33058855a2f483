// The tree of one search for an augmenting path, with its blossoms: what every form of the search keeps,
// however the graph is stored.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "matching/assertions.hpp"
#include "matching/graph/storage.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Blossoms are sets of vertices with a common base (union-find). An inner vertex that a blossom makes outer
// remembers the edge that closed the blossom (Gabow 1976), so contractions touch each vertex once per search. A
// start takes O(1), since every node has the number of the search that wrote it. Memory is kept between
// searches.
template <class Storage>
class AlternatingTree {
 public:
  using Mates = typename Storage::template List<Vertex>;

  // Starts a tree that consists of `root`, which must be single. `mates` holds the mate of each vertex or
  // no_vertex and must outlive the search; only augment changes it.
  void start(Mates& mates, Vertex root);

  [[nodiscard]] Vertex mate(Vertex v) const { return (*mates_)[at(v)]; }
  [[nodiscard]] bool reached(Vertex v) const { return nodes_[at(v)].search >= first_stamp_; }
  // True if an alternating path of even length leads from the root to `v`: some matching of the same size
  // leaves `v` single in place of the root.
  [[nodiscard]] bool is_outer(Vertex v) const { return nodes_[at(v)].search == first_stamp_ + 1; }

  // Adds the unmatched edge from-v and the matched edge from `v` to its mate. `from` must be outer; `v` and its
  // mate must not have been reached. Returns the mate, which is outer from now on.
  Vertex grow(Vertex from, Vertex v) {
    const Vertex outer = mate(v);
    BLOESEM_ASSERT(is_outer(from) && !reached(v) && !reached(outer));
    nodes_[at(v)].search = first_stamp_;
    nodes_[at(v)].reached_from = from;
    make_outer_node(outer);
    return outer;
  }

  // Returns the base of the blossom that contains the outer vertex `v`, which is `v` itself if there is none.
  Vertex base(Vertex v) {
    BLOESEM_ASSERT_HEAVY(is_outer(v));
    while (nodes_[at(v)].parent != v) v = nodes_[at(v)].parent = nodes_[at(nodes_[at(v)].parent)].parent;
    return v;
  }

  // Contracts the blossom that the edge u-v closes and returns its base. `u` and `v` must be outer and have
  // different bases. For each smaller blossom that becomes part of the new one, and the inner vertex above it,
  // which becomes outer, calls absorbed(base of the new one, base of the smaller one, inner vertex).
  template <class Absorbed>
  Vertex contract(Vertex u, Vertex v, Absorbed absorbed) {
    BLOESEM_ASSERT(is_outer(u) && is_outer(v) && base(u) != base(v));
    const Vertex common = common_base(base(u), base(v));
    absorb(common, {u, v}, absorbed);
    absorb(common, {v, u}, absorbed);
    return common;
  }

  // Exchanges matched and unmatched edges on the path from the root to the outer vertex `u` and on to `end`,
  // which must be single and adjacent to `u`.
  void augment(Vertex u, Vertex end);
  // Exchanges matched and unmatched edges on the path from the root to the outer vertex `v`, which becomes
  // single in place of the root.
  void leave_single(Mates& mates, Vertex v);

 private:
  struct Bridge {
    Vertex near = no_vertex;
    Vertex far = no_vertex;
  };
  struct Node {
    std::uint32_t search = 0;         // first_stamp_: inner; first_stamp_ + 1: outer; less: not reached
    Vertex parent = no_vertex;        // outer vertices: union-find; the root of a set is the blossom's base
    Vertex reached_from = no_vertex;  // inner vertices: the outer vertex that reached it
    Bridge bridge;                    // of a vertex that a blossom made outer
    std::uint32_t walk = 0;           // the last walk for a common base that passed
  };

  void make_outer_node(Vertex v) {
    Node& node = nodes_[at(v)];
    node.search = first_stamp_ + 1;
    node.parent = v;
    node.bridge.near = no_vertex;
  }
  // The next outer base on the way to the root, or no_vertex beyond the root.
  Vertex next_base(Vertex base) {
    return mate(base) == no_vertex ? no_vertex : this->base(nodes_[at(mate(base))].reached_from);
  }
  [[nodiscard]] Vertex common_base(Vertex a, Vertex b);
  // Makes the blossoms from bridge.near up to the common base part of the blossom of that base.
  template <class Absorbed>
  void absorb(Vertex common, Bridge bridge, Absorbed absorbed) {
    for (Vertex blossom = base(bridge.near); blossom != common;) {
      const Vertex inner = mate(blossom);
      BLOESEM_ASSERT(inner != no_vertex && reached(inner) && !is_outer(inner));
      Node& node = nodes_[at(inner)];
      nodes_[at(blossom)].parent = node.parent = common;
      node.bridge = bridge;
      node.search = first_stamp_ + 1;
      absorbed(common, blossom, inner);
      blossom = base(node.reached_from);
    }
  }
  void trace(Vertex v, Vertex to);
  void match_along_path(std::size_t first);
  [[nodiscard]] bool mates_are_mutual() const {
    for (Vertex v = 0; at(v) < mates_->size(); ++v)
      if (mate(v) != no_vertex && (mate(v) == v || mate(mate(v)) != v)) return false;
    return true;
  }

  Mates* mates_ = nullptr;
  Vertex root_ = no_vertex;
  std::uint32_t first_stamp_ = 0;  // even; grows by two with each search
  std::uint32_t walk_ = 0;
  typename Storage::template List<Node> nodes_;
  typename Storage::template List<Vertex> path_;
};

template <class Storage>
void AlternatingTree<Storage>::start(Mates& mates, Vertex root) {
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
template <class Storage>
Vertex AlternatingTree<Storage>::common_base(Vertex a, Vertex b) {
  ++walk_;
  for (;; std::swap(a, b)) {
    // Both ways end at the root, so they meet there at the latest.
    BLOESEM_ASSERT(a != no_vertex || b != no_vertex);
    if (a == no_vertex) continue;
    if (nodes_[at(a)].walk == walk_) return a;
    nodes_[at(a)].walk = walk_;
    a = next_base(a);
  }
}

template <class Storage>
void AlternatingTree<Storage>::augment(Vertex u, Vertex end) {
  BLOESEM_ASSERT(is_outer(u) && mate(end) == no_vertex && end != root_);
  path_.clear();
  path_.push_back(end);
  trace(u, root_);
  match_along_path(0);
  BLOESEM_ASSERT_HEAVY(mates_are_mutual());
}

template <class Storage>
void AlternatingTree<Storage>::leave_single(Mates& mates, Vertex v) {
  BLOESEM_ASSERT(is_outer(v));
  if (v == root_) return;
  mates_ = &mates;
  path_.clear();
  trace(v, root_);
  match_along_path(1);
  (*mates_)[at(v)] = no_vertex;
  BLOESEM_ASSERT_HEAVY(mates_are_mutual());
}

// Appends the alternating path from the outer vertex `v` to its ancestor `to`; it begins with a matched edge.
template <class Storage>
void AlternatingTree<Storage>::trace(Vertex v, Vertex to) {
  while (v != to) {
    BLOESEM_ASSERT_HEAVY(is_outer(v));
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

template <class Storage>
void AlternatingTree<Storage>::match_along_path(std::size_t first) {
  BLOESEM_ASSERT((path_.size() - first) % 2 == 0);
  for (std::size_t i = first; i + 1 < path_.size(); i += 2) {
    (*mates_)[at(path_[i])] = path_[i + 1];
    (*mates_)[at(path_[i + 1])] = path_[i];
  }
}

}  // namespace bloesem::matching
