// Maximum cardinality matching: can all vertices be paired? A witness if so, an obstacle if not.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "matching/cardinality/adaptive_search.hpp"
#include "matching/cardinality/greedy_matching.hpp"

namespace bloesem::matching {

// Let each vertex lack at most d edges to vertices of kinds that it may meet. The greedy start asks O(n d)
// questions and, unless one kind makes up more than half of all vertices, leaves at most 3 d + 3 of them
// single; a search asks O(n d) questions (formulation.md#lemma-greedy, formulation.md#lemma-search). Keeps its
// memory from graph to graph.
template <ImplicitGraph Graph>
class MaximumMatching {
 public:
  // Returns true if a matching covers all vertices, which the object then holds. Stops at the first proof that
  // there is none; the matching is then unspecified.
  bool perfect(const Graph& graph) {
    return graph.size() % 2 == 0 && uncoverable(graph, all_of(graph), at(graph.size())).empty();
  }

  // Returns an inclusion-minimal set of the first `wanted` vertices of `order` that no matching covers
  // entirely, ascending; empty if one covers them all. `order` has all vertices, in the order in which the
  // greedy start pairs them. After that start it takes one search for each vertex covered, and one or, for
  // each vertex that is not wanted, one more that fails (formulation.md#lemma-uncoverable).
  [[nodiscard]] std::vector<Vertex> uncoverable(const Graph& graph, std::span<const Vertex> order,
                                                std::size_t wanted) {
    pair_greedily(graph, order);
    for (const Vertex v : order.first(wanted)) {
      if (mates_[at(v)] != no_vertex || augment(graph, v)) continue;
      const auto others = order.subspan(wanted);
      const auto spare =
          std::find_if(others.begin(), others.end(), [&](Vertex w) { return search_.is_outer(w); });
      if (spare == others.end()) return outer_vertices(graph);
      search_.leave_single(mates_, *spare);
    }
    BLOESEM_ASSERT_HEAVY(is_matching_of(graph));
    return {};
  }

  // Makes as many pairs as possible.
  void maximise(const Graph& graph) {
    pair_greedily(graph, all_of(graph));
    single_.clear();
    for (Vertex v = 0; v < graph.size(); ++v) {
      if (mates_[at(v)] != no_vertex || augment(graph, v)) continue;
      single_.push_back(v);
      search_.exclude_tree(graph.size());
    }
    search_.reset_exclusions();
    BLOESEM_ASSERT_HEAVY(is_matching_of(graph));
  }

  // Returns the mate of `v`, or no_vertex.
  [[nodiscard]] Vertex mate(Vertex v) const { return mates_[at(v)]; }
  // After maximise: the single vertices, ascending.
  [[nodiscard]] const std::vector<Vertex>& single() const noexcept { return single_; }

  // After maximise: makes `v` single in place of another vertex, if some maximum matching leaves it single.
  void prefer_single(const Graph& graph, Vertex v) {
    if (mates_[at(v)] == no_vertex) return;
    for (const Vertex single : single_) {
      augment(graph, single);
      if (search_.is_outer(v)) return exchange_single(single, v);
    }
  }

  // After circuit(graph, single): makes `v`, a vertex of that circuit, single in place of `single`.
  void exchange_single(Vertex single, Vertex v) {
    BLOESEM_ASSERT(mates_[at(single)] == no_vertex && search_.is_outer(v));
    search_.leave_single(mates_, v);
    const auto place = std::find(single_.begin(), single_.end(), single);
    BLOESEM_ASSERT(place != single_.end());
    *place = v;
    std::sort(single_.begin(), single_.end());
  }

  // After maximise: leaves the cheapest vertices single that a maximum matching can: the greatest cost is as
  // small as possible, then the next, and so on. `costs` are by vertex.
  //
  // Vertex sets that matchings cover are the independent sets of a matroid (Edmonds 1971), so the most
  // expensive vertices are covered first, if necessary in place of cheaper ones. A vertex that stays single at
  // its turn is spanned by covered vertices that are no cheaper; these stay covered, so one turn each is
  // enough. Vertices of least cost need none.
  template <class Cost>
  void leave_cheapest(const Graph& graph, std::span<const Cost> costs) {
    BLOESEM_ASSERT(costs.size() == at(graph.size()));
    if (costs.empty()) return;
    const Cost least = *std::min_element(costs.begin(), costs.end());
    for (const Vertex v : by_descending_cost(costs, least)) {
      if (mates_[at(v)] != no_vertex) continue;
      Cheapest<Cost> cheapest{costs, least};
      [[maybe_unused]] const Vertex end = search_.augment(graph, mates_, v, cheapest);
      BLOESEM_ASSERT(end == no_vertex);
      if (costs[at(cheapest.seen)] < costs[at(v)])
        exchange_single(v, cheapest.seen);
      else  // nothing that it reached is cheaper than a vertex whose turn is still to come
        search_.exclude_tree(graph.size());
    }
    search_.reset_exclusions();
    BLOESEM_ASSERT_HEAVY(is_matching_of(graph));
  }

  // After maximise: returns an inclusion-minimal set of vertices that no matching covers entirely, ascending.
  // It is the fundamental circuit of the single vertex `v` in the matching matroid: `v` and all vertices that
  // could be single in its place (Edmonds and Fulkerson 1965).
  [[nodiscard]] std::vector<Vertex> circuit(const Graph& graph, Vertex v) {
    BLOESEM_ASSERT(mates_[at(v)] == no_vertex);
    augment(graph, v);
    return outer_vertices(graph);
  }

 private:
  // Remembers the first of the cheapest outer vertices, and ends a search when none can be cheaper.
  template <class Cost>
  struct Cheapest {
    std::span<const Cost> costs;
    const Cost& least;
    Vertex seen = no_vertex;

    void restart() noexcept { seen = no_vertex; }
    void see(Vertex outer) {
      if (seen == no_vertex || costs[at(outer)] < costs[at(seen)]) seen = outer;
    }
    [[nodiscard]] bool seen_enough() const { return seen != no_vertex && !(least < costs[at(seen)]); }
  };

  // Returns the vertices that cost more than the least, the most expensive first.
  template <class Cost>
  [[nodiscard]] static std::vector<Vertex> by_descending_cost(std::span<const Cost> costs, const Cost& least) {
    std::vector<Vertex> order;
    for (Vertex v = 0; at(v) < costs.size(); ++v)
      if (least < costs[at(v)]) order.push_back(v);
    std::stable_sort(order.begin(), order.end(),
                     [&](Vertex a, Vertex b) { return costs[at(b)] < costs[at(a)]; });
    return order;
  }

  bool augment(const Graph& graph, Vertex root) { return search_.augment(graph, mates_, root) != no_vertex; }

  std::span<const Vertex> all_of(const Graph& graph) {
    for (auto v = static_cast<Vertex>(all_.size()); v < graph.size(); ++v) all_.push_back(v);
    return std::span(all_).first(at(graph.size()));
  }

  std::vector<Vertex> outer_vertices(const Graph& graph) const {
    std::vector<Vertex> set;
    for (Vertex w = 0; w < graph.size(); ++w)
      if (search_.is_outer(w)) set.push_back(w);
    return set;
  }

  void pair_greedily(const Graph& graph, std::span<const Vertex> order) {
    mates_.assign(at(graph.size()), no_vertex);
    search_.reset();
    greedy_.extend(graph, order, mates_);
  }

  [[nodiscard]] bool is_matching_of(const Graph& graph) const {
    for (Vertex v = 0; v < graph.size(); ++v) {
      const Vertex mate = mates_[at(v)];
      if (mate == no_vertex) continue;
      if (mate == v || mates_[at(mate)] != v) return false;
      if (!kinds_meet(graph.kind(v), graph.kind(mate)) || !graph.adjacent(v, mate)) return false;
    }
    return true;
  }

  std::vector<Vertex> mates_;
  std::vector<Vertex> single_;
  std::vector<Vertex> all_;  // vertices 0, 1, 2, ...
  GreedyMatching<Graph> greedy_;
  AdaptiveSearch<Graph> search_;
};

}  // namespace bloesem::matching
