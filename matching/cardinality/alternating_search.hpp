// Edmonds' search for an augmenting path, in a graph that answers questions.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "matching/cardinality/alternating_tree.hpp"
#include "matching/graph/implicit_graph.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// One alternating tree from one single vertex. An outer vertex asks the vertices that the tree has not reached,
// and one member after the other of every other blossom. A Yes reaches a vertex or makes two blossoms one, so
// there are fewer than 2 n of them; a No is a missing edge between kinds that meet, asked about at most twice
// from each end. Keeps its memory between searches.
template <ImplicitGraph Graph>
class AlternatingSearch {
 public:
  // Grows the tree of `root`, which is single. If it reaches another single vertex the path is flipped and true
  // returned: two more vertices have mates. Otherwise no matching with more pairs exists that covers `root`,
  // too, and is_outer tells who could be single in its place.
  bool augment(const Graph& graph, std::vector<Vertex>& mates, Vertex root) {
    start(graph, mates, root);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const Vertex u = queue_[head];
      if (const Vertex end = reach_out(u); end != no_vertex) {
        tree_.augment(u, end);
        return true;
      }
      close_blossoms(u);
    }
    return false;
  }

  // After a search without success.
  [[nodiscard]] bool is_outer(Vertex v) const { return tree_.is_outer(v); }

  // Makes v, which is outer, single instead of the root.
  void leave_single(Vertex v) { tree_.leave_single(v); }

 private:
  // Members of a blossom of one kind, as a chain.
  struct Chain {
    Vertex head = no_vertex;
    Vertex tail = no_vertex;
  };

  void start(const Graph& graph, std::vector<Vertex>& mates, Vertex root) {
    graph_ = &graph;
    const auto n = static_cast<std::size_t>(graph.size());
    next_.assign(n, no_vertex);
    chains_.assign(n, {});
    places_.resize(n);
    for (auto& list : unreached_) list.clear();
    for (auto& list : blossoms_) list.clear();
    queue_.clear();
    for (Vertex v = 0; v < graph.size(); ++v) {
      auto& list = unreached_[graph.kind(v)];
      places_[at(v)] = list.size();
      list.push_back(v);
    }
    tree_.start(mates, root);
    take_from_unreached(root);
    enqueue(root, root);
  }

  // Unreached neighbours of u become inner, their mates outer. Returns a single one, if there is one.
  Vertex reach_out(Vertex u) {
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (!kinds_meet(graph_->kind(u), kind)) continue;
      neighbours_.clear();
      for (const Vertex v : unreached_[kind]) {
        if (!graph_->adjacent(u, v)) continue;
        if (tree_.mate(v) == no_vertex) return v;
        neighbours_.push_back(v);
      }
      for (const Vertex v : neighbours_) {
        if (tree_.reached(v)) continue;  // the mate of one before
        const Vertex mate = tree_.mate(v);
        take_from_unreached(v);
        take_from_unreached(mate);
        tree_.make_inner(v, u);
        tree_.make_outer(mate);
        enqueue(mate, mate);
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

  // v, outer since now, is of this blossom.
  void enqueue(Vertex v, Vertex blossom) {
    queue_.push_back(v);
    append(blossom, graph_->kind(v), {v, v});
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

  // Joins u's blossom with every other one that has a neighbour of u.
  void close_blossoms(Vertex u) {
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (!kinds_meet(graph_->kind(u), kind)) continue;
      auto& list = blossoms_[kind];
      for (std::size_t i = 0; i < list.size();) {
        const Vertex blossom = list[i];
        if (tree_.base(blossom) != blossom) {  // part of another by now
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
    if (blossom == tree_.base(u)) return no_vertex;
    Vertex v = chains_[at(blossom)][kind].head;
    while (v != no_vertex && !graph_->adjacent(u, v)) v = next_[at(v)];
    return v;
  }

  void contract(Vertex u, Vertex v) {
    tree_.contract(u, v, [&](Vertex base, Vertex blossom, Vertex inner) {
      for (std::size_t kind = 0; kind < kinds; ++kind)
        if (const Chain members = chains_[at(blossom)][kind]; members.head != no_vertex)
          append(base, kind, members);
      enqueue(inner, base);
    });
  }

  const Graph* graph_ = nullptr;
  AlternatingTree tree_;
  std::vector<Vertex> queue_;  // of outer vertices
  std::vector<Vertex> neighbours_;

  std::array<std::vector<Vertex>, kinds> unreached_;
  std::vector<std::size_t> places_;                  // in unreached_
  std::array<std::vector<Vertex>, kinds> blossoms_;  // that have members of the kind, and some that have gone
  std::vector<std::array<Chain, kinds>> chains_;
  std::vector<Vertex> next_;  // in a chain
};

}  // namespace bloesem::matching
