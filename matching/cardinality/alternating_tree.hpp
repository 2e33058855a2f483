// The tree of one search for an augmenting path, blossoms included: what Edmonds' search keeps, however the
// graph is asked for its edges.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Blossoms are sets with a common base (union-find); a vertex that a blossom makes outer remembers the edge
// that closed it (Gabow), so contraction touches each vertex once. Keeps its memory between searches.
class AlternatingTree {
 public:
  // The root, which is single, is outer; nobody else is reached.
  void start(std::vector<Vertex>& mates, Vertex root);

  [[nodiscard]] Vertex mate(Vertex v) const { return (*mates_)[at(v)]; }
  [[nodiscard]] bool reached(Vertex v) const { return states_[at(v)] != State::Unreached; }
  [[nodiscard]] bool is_outer(Vertex v) const { return states_[at(v)] == State::Outer; }

  void make_inner(Vertex v, Vertex from) {
    states_[at(v)] = State::Inner;
    reached_from_[at(v)] = from;
  }
  void make_outer(Vertex v) { states_[at(v)] = State::Outer; }

  // Of the blossom of an outer vertex, which may be the vertex alone.
  Vertex base(Vertex v) {
    while (parents_[at(v)] != v) v = parents_[at(v)] = parents_[at(parents_[at(v)])];
    return v;
  }

  // The edge u-v between two blossoms closes a larger one; returns its base. Calls swallow(base, blossom,
  // inner) for each blossom that becomes part of it and for the inner vertex above, which is outer from then
  // on.
  template <class Swallow>
  Vertex contract(Vertex u, Vertex v, Swallow swallow) {
    const Vertex common = common_base(base(u), base(v));
    absorb(common, {u, v}, swallow);
    absorb(common, {v, u}, swallow);
    return common;
  }

  // The way from the root to u, and on to `end`, which is single, changes its matched and unmatched edges.
  void augment(Vertex u, Vertex end);
  // Makes v, which is outer, single instead of the root.
  void leave_single(Vertex v);

 private:
  enum class State : std::uint8_t { Unreached, Inner, Outer };
  struct Bridge {
    Vertex near = no_vertex;
    Vertex far = no_vertex;
  };
  struct Stretch {  // of a path still to be written down, from `from` to its ancestor `to`
    Vertex from = no_vertex;
    Vertex to = no_vertex;
    enum class Way : std::uint8_t { Down, Back, Pair, One } way = Way::Down;
  };

  [[nodiscard]] Vertex common_base(Vertex a, Vertex b);
  // The blossoms from bridge.near up to the common base become part of its blossom.
  template <class Swallow>
  void absorb(Vertex common, Bridge bridge, Swallow swallow) {
    for (Vertex blossom = base(bridge.near); blossom != common;) {
      const Vertex inner = mate(blossom);
      assert(inner != no_vertex && states_[at(inner)] == State::Inner);  // only the root is outer and single
      parents_[at(blossom)] = parents_[at(inner)] = common;
      bridges_[at(inner)] = bridge;
      make_outer(inner);
      swallow(common, blossom, inner);
      blossom = base(reached_from_[at(inner)]);
    }
  }
  void trace(Vertex from, Vertex to);
  void flip(std::size_t first);

  std::vector<Vertex>* mates_ = nullptr;
  Vertex root_ = no_vertex;
  std::vector<State> states_;
  std::vector<Vertex> reached_from_;  // of inner vertices: the outer vertex that reached them
  std::vector<Bridge> bridges_;       // of inner vertices that a blossom made outer
  std::vector<Vertex> parents_;       // union-find; the root of a set is the blossom's base
  std::vector<std::uint32_t> stamps_;
  std::uint32_t stamp_ = 0;
  std::vector<Vertex> path_;
  std::vector<Stretch> stretches_;
};

}  // namespace bloesem::matching
