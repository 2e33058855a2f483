// Edmonds' search for an augmenting path, in a graph that answers questions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "matching/implicit_graph.hpp"

namespace bloesem::matching {

// One alternating tree from one single vertex. An outer vertex asks the vertices that the tree has not reached,
// and one member after the other of every other blossom. A Yes reaches a vertex or makes two blossoms one, so
// there are fewer than 2 n of them; a No is a missing edge between kinds that meet, asked about at most twice
// from each end. Blossoms are sets with a common base (union-find); a vertex that a blossom makes outer
// remembers the edge that closed it (Gabow), so contraction touches each vertex once. Keeps its memory between
// searches.
template <ImplicitGraph Graph>
class AlternatingSearch {
 public:
  // Grows the tree of `root`, which is single. If it reaches another single vertex the path is flipped and true
  // returned: two more vertices have mates. Otherwise no matching with more pairs exists that covers `root`,
  // too, and is_outer tells who could be single in its place.
  bool augment(const Graph& graph, std::vector<Vertex>& mates, Vertex root) {
    start(graph, mates);
    make_outer(root);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const Vertex u = queue_[head];
      if (const Vertex end = reach_out(u); end != no_vertex) {
        path_.assign(1, end);
        trace(u, root);
        flip(0);
        return true;
      }
      close_blossoms(u);
    }
    root_ = root;
    return false;
  }

  // After a search without success.
  [[nodiscard]] bool is_outer(Vertex v) const { return states_[at(v)] == State::Outer; }

  // Makes v, which is outer, single instead of the root.
  void leave_single(Vertex v) {
    if (v == root_) return;
    path_.clear();
    trace(v, root_);
    flip(1);
    (*mates_)[at(v)] = no_vertex;
  }

 private:
  enum class State : std::uint8_t { Unreached, Inner, Outer };
  struct Bridge {
    Vertex near = no_vertex;
    Vertex far = no_vertex;
  };
  // Members of a blossom of one kind, as a chain.
  struct Chain {
    Vertex head = no_vertex;
    Vertex tail = no_vertex;
  };
  struct Stretch {  // of a path still to be written down, from `from` to its ancestor `to`
    Vertex from = no_vertex;
    Vertex to = no_vertex;
    enum class Way : std::uint8_t { Down, Back, Pair, One } way = Way::Down;
  };

  static std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }
  [[nodiscard]] Vertex mate(Vertex v) const { return (*mates_)[at(v)]; }

  void start(const Graph& graph, std::vector<Vertex>& mates) {
    graph_ = &graph;
    mates_ = &mates;
    const auto n = static_cast<std::size_t>(graph.size());
    states_.assign(n, State::Unreached);
    reached_from_.assign(n, no_vertex);
    bridges_.assign(n, {});
    stamps_.assign(n, 0);
    stamp_ = 0;
    next_.assign(n, no_vertex);
    chains_.assign(n, {});
    parents_.resize(n);
    places_.resize(n);
    for (auto& list : unreached_) list.clear();
    for (auto& list : blossoms_) list.clear();
    queue_.clear();
    for (Vertex v = 0; v < graph.size(); ++v) {
      auto& list = unreached_[graph.kind(v)];
      parents_[at(v)] = v;
      places_[at(v)] = list.size();
      list.push_back(v);
    }
  }

  // Unreached neighbours of u become inner, their mates outer. Returns a single one, if there is one.
  Vertex reach_out(Vertex u) {
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (!kinds_meet(graph_->kind(u), kind)) continue;
      neighbours_.clear();
      for (const Vertex v : unreached_[kind]) {
        if (!graph_->adjacent(u, v)) continue;
        if (mate(v) == no_vertex) return v;
        neighbours_.push_back(v);
      }
      for (const Vertex v : neighbours_) {
        if (states_[at(v)] != State::Unreached) continue;  // the mate of one before
        take_from_unreached(v);
        states_[at(v)] = State::Inner;
        reached_from_[at(v)] = u;
        make_outer(mate(v));
      }
    }
    return no_vertex;
  }

  void take_from_unreached(Vertex v) {
    auto& list = unreached_[graph_->kind(v)];
    const std::size_t place = places_[at(v)];
    list[place] = list.back();
    places_[at(list[place])] = place;
    list.pop_back();
  }

  void make_outer(Vertex v) {
    if (states_[at(v)] == State::Unreached) take_from_unreached(v);
    states_[at(v)] = State::Outer;
    queue_.push_back(v);
    append(base(v), graph_->kind(v), {v, v});
  }

  void append(Vertex blossom, std::size_t kind, Chain members) {
    Chain& chain = chains_[at(blossom)][kind];
    if (chain.head == no_vertex) {
      chain = members;
      blossoms_[kind].push_back(blossom);
    } else {
      next_[at(chain.tail)] = members.head;
      chain.tail = members.tail;
    }
  }

  Vertex base(Vertex v) {
    while (parents_[at(v)] != v) v = parents_[at(v)] = parents_[at(parents_[at(v)])];
    return v;
  }

  // Joins u's blossom with every other one that has a neighbour of u.
  void close_blossoms(Vertex u) {
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (!kinds_meet(graph_->kind(u), kind)) continue;
      auto& list = blossoms_[kind];
      for (std::size_t i = 0; i < list.size();) {
        const Vertex blossom = list[i];
        if (base(blossom) != blossom) {  // part of another by now
          list[i] = list.back();
          list.pop_back();
        } else if (const Vertex v = neighbour_in(blossom, kind, u); v != no_vertex) {
          contract(u, v);
        } else {
          ++i;
        }
      }
    }
  }

  Vertex neighbour_in(Vertex blossom, std::size_t kind, Vertex u) {
    if (blossom == base(u)) return no_vertex;
    Vertex v = chains_[at(blossom)][kind].head;
    while (v != no_vertex && !graph_->adjacent(u, v)) v = next_[at(v)];
    return v;
  }

  void contract(Vertex u, Vertex v) {
    const Vertex common = common_base(base(u), base(v));
    absorb(common, {u, v});
    absorb(common, {v, u});
  }

  // The blossoms from bridge.near up to the common base become part of its blossom.
  void absorb(Vertex common, Bridge bridge) {
    for (Vertex blossom = base(bridge.near); blossom != common;) {
      const Vertex inner = mate(blossom);
      parents_[at(blossom)] = common;
      for (std::size_t kind = 0; kind < kinds; ++kind)
        if (const Chain members = chains_[at(blossom)][kind]; members.head != no_vertex)
          append(common, kind, members);
      parents_[at(inner)] = common;
      bridges_[at(inner)] = bridge;
      make_outer(inner);
      blossom = base(reached_from_[at(inner)]);
    }
  }

  Vertex common_base(Vertex a, Vertex b) {
    ++stamp_;
    for (;; std::swap(a, b)) {
      if (a == no_vertex) continue;
      if (stamps_[at(a)] == stamp_) return a;
      stamps_[at(a)] = stamp_;
      a = mate(a) == no_vertex ? no_vertex : base(reached_from_[at(mate(a))]);
    }
  }

  // Appends the alternating path from an outer vertex to its ancestor `to` that begins with the edge to its
  // mate.
  void trace(Vertex from, Vertex to) {
    using Way = typename Stretch::Way;
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
  void flip(std::size_t first) {
    for (std::size_t i = first; i + 1 < path_.size(); i += 2) {
      (*mates_)[at(path_[i])] = path_[i + 1];
      (*mates_)[at(path_[i + 1])] = path_[i];
    }
  }

  const Graph* graph_ = nullptr;
  std::vector<Vertex>* mates_ = nullptr;
  Vertex root_ = no_vertex;

  std::vector<State> states_;
  std::vector<Vertex> reached_from_;  // of inner vertices: the outer vertex that reached them
  std::vector<Bridge> bridges_;       // of inner vertices that a blossom made outer
  std::vector<Vertex> parents_;       // union-find; the root of a set is the blossom's base
  std::vector<std::uint32_t> stamps_;
  std::uint32_t stamp_ = 0;
  std::vector<Vertex> queue_;  // of outer vertices
  std::vector<Vertex> neighbours_;

  std::array<std::vector<Vertex>, kinds> unreached_;
  std::vector<std::size_t> places_;                  // in unreached_
  std::array<std::vector<Vertex>, kinds> blossoms_;  // that have members of the kind, and some that have gone
  std::vector<std::array<Chain, kinds>> chains_;
  std::vector<Vertex> next_;  // in a chain

  std::vector<Vertex> path_;
  std::vector<Stretch> stretches_;
};

}  // namespace bloesem::matching
