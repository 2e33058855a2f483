// Unweighted matching in a graph that answers questions: can everybody be paired? A witness if so, an obstacle
// if not.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching/cardinality/alternating_search.hpp"
#include "matching/cardinality/dense_search.hpp"
#include "matching/graph/implicit_graph.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Let every vertex lack at most d edges to vertices of kinds that it may meet. The greedy start asks O(n d)
// questions and, unless one kind is more than half of all, leaves at most 3 d + 3 vertices single; a search
// asks O(n d). Keeps its memory from graph to graph.
template <ImplicitGraph Graph>
class ImplicitMatching {
 public:
  // Is there a matching that covers all vertices? Stops at the first proof that there is none.
  bool perfect(const Graph& graph) {
    if (graph.size() % 2 == 1) return false;
    pair_greedily(graph);
    for (Vertex v = 0; v < graph.size(); ++v)
      if (mates_[at(v)] == no_vertex && !augment(graph, v)) return false;
    return true;
  }

  // As many pairs as possible.
  void maximise(const Graph& graph) {
    pair_greedily(graph);
    single_.clear();
    for (Vertex v = 0; v < graph.size(); ++v) {
      if (mates_[at(v)] != no_vertex || augment(graph, v)) continue;
      single_.push_back(v);
      if (searched_rows_) dense_search_.bury_tree();
    }
    dense_search_.revive();
  }

  [[nodiscard]] Vertex mate(Vertex v) const { return mates_[at(v)]; }
  // After maximise, ascending.
  [[nodiscard]] const std::vector<Vertex>& single() const { return single_; }

  // After maximise: changes the matching, if it can, so that v is single in place of another vertex.
  void prefer_single(const Graph& graph, Vertex v) {
    if (mates_[at(v)] == no_vertex) return;
    for (Vertex& single : single_) {
      augment(graph, single);
      if (!is_outer(v)) continue;
      leave_single(v);
      single = v;
      std::sort(single_.begin(), single_.end());
      return;
    }
  }

  // After maximise and circuit(graph, single): makes v, of that circuit, single in place of `single`.
  void exchange_single(Vertex single, Vertex v) {
    leave_single(v);
    *std::find(single_.begin(), single_.end(), single) = v;
    std::sort(single_.begin(), single_.end());
  }

  // After maximise: an inclusion-minimal set of vertices that no matching covers entirely, containing the
  // single vertex v: v and every vertex that could be left single in its place. Ascending.
  [[nodiscard]] std::vector<Vertex> circuit(const Graph& graph, Vertex v) {
    augment(graph, v);
    std::vector<Vertex> set;
    for (Vertex w = 0; w < graph.size(); ++w)
      if (is_outer(w)) set.push_back(w);
    return set;
  }

 private:
  // With more vertices a search by questions is quicker, and rows would be large.
  static constexpr Vertex most_in_rows = 2048;

  // Rows are written when the first search is needed: nearly always the greedy start is enough.
  [[nodiscard]] static bool in_rows(const Graph& graph) {
    return RowGraph<Graph> && graph.size() <= most_in_rows;
  }
  bool augment(const Graph& graph, Vertex root) {
    searched_rows_ = in_rows(graph);
    if constexpr (RowGraph<Graph>) {
      if (searched_rows_) {
        if (!std::exchange(filled_, true)) graph.fill(rows_);
        return dense_search_.augment(rows_, mates_, root);
      }
    }
    return search_.augment(graph, mates_, root);
  }
  [[nodiscard]] bool is_outer(Vertex v) const {
    return searched_rows_ ? dense_search_.is_outer(v) : search_.is_outer(v);
  }
  void leave_single(Vertex v) { searched_rows_ ? dense_search_.leave_single(v) : search_.leave_single(v); }

  // Kinds that exclude themselves first have each other, then what is of no kind, and the rest is paired among
  // itself: nobody of a kind takes a partner whom a larger kind needs.
  void pair_greedily(const Graph& graph) {
    mates_.assign(at(graph.size()), no_vertex);
    filled_ = false;
    list_free(graph);
    const std::size_t larger = vertices_[1].size() >= vertices_[2].size() ? 1 : 2;
    pair_off(graph, larger, 3 - larger);
    pair_off(graph, larger, 0);
    pair_off(graph, 3 - larger, 0);
    pair_off(graph, 0, 0);
  }

  // The free vertices of each kind in a ring that begins and ends with a vertex that does not exist.
  void list_free(const Graph& graph) {
    const Vertex n = graph.size();
    for (auto& list : vertices_) list.clear();
    for (Vertex v = 0; v < n; ++v) vertices_[graph.kind(v)].push_back(v);
    after_.resize(at(n) + kinds);
    before_.resize(at(n) + kinds);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      Vertex last = end_of(kind);
      for (const Vertex v : vertices_[kind]) {
        after_[at(last)] = v;
        before_[at(v)] = last;
        last = v;
      }
      after_[at(last)] = end_of(kind);
      before_[at(end_of(kind))] = last;
    }
  }

  // Vertices of one kind take the first free neighbour of the other.
  void pair_off(const Graph& graph, std::size_t kind, std::size_t other) {
    for (const Vertex u : vertices_[kind]) {
      if (mates_[at(u)] != no_vertex) continue;
      Vertex v = after_[at(end_of(other))];
      while (v != end_of(other) && (v == u || !graph.adjacent(u, v))) v = after_[at(v)];
      if (v == end_of(other)) continue;
      pair(u, v);
    }
  }

  void pair(Vertex u, Vertex v) {
    mates_[at(u)] = v;
    mates_[at(v)] = u;
    for (const Vertex w : {u, v}) {
      after_[at(before_[at(w)])] = after_[at(w)];
      before_[at(after_[at(w)])] = before_[at(w)];
    }
  }

  [[nodiscard]] Vertex end_of(std::size_t kind) const { return static_cast<Vertex>(mates_.size() + kind); }

  std::vector<Vertex> mates_;
  std::vector<Vertex> single_;
  std::array<std::vector<Vertex>, kinds> vertices_;  // by kind
  std::vector<Vertex> after_;                        // in the rings of free vertices
  std::vector<Vertex> before_;
  AlternatingSearch<Graph> search_;
  DenseSearch dense_search_;
  bool searched_rows_ = false;  // the last time
  BitRows rows_;
  bool filled_ = false;
};

}  // namespace bloesem::matching
