// A perfect matching from which pairs are fixed one by one, as long as the rest can still be matched perfectly:
// for procedures that take the first opponent whose choice leaves everybody else an opponent.
#pragma once

#include <vector>

#include "matching/cardinality/maximum_matching.hpp"
#include "matching/graph/implicit_graph.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Keeps its memory from graph to graph.
template <ImplicitGraph Graph>
class PerfectWitness {
 public:
  // Returns false if the graph has no perfect matching; the object must then not be asked for anything. `graph`
  // must outlive the use of the object.
  bool start(const Graph& graph) {
    graph_ = &graph;
    search_.reset_exclusions();
    searched_ = no_vertex;
    if (!matching_.perfect(graph)) return false;
    mates_.resize(at(graph.size()));
    for (Vertex v = 0; v < graph.size(); ++v) mates_[at(v)] = matching_.mate(v);
    fixed_.assign(mates_.size(), 0);
    return true;
  }

  // Returns the mate of `v` in the matching held, which has all fixed pairs.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }
  [[nodiscard]] bool is_fixed(Vertex v) const noexcept { return fixed_[at(v)] != 0; }

  // Fixes the pair u-v if they are adjacent and the vertices not fixed, without them, can be matched perfectly.
  // Returns whether it does; otherwise nothing changes. Requires that neither is fixed. Exchanges two pairs
  // where that suffices, and searches for an alternating path otherwise: O(n d) questions, if each vertex lacks
  // at most d edges (formulation.md#lemma-search).
  bool fix(Vertex u, Vertex v) {
    BLOESEM_ASSERT(u != v && !is_fixed(u) && !is_fixed(v));
    searched_ = no_vertex;
    if (!meet(u, v) || !rejoin(u, v)) return false;
    fixed_[at(u)] = fixed_[at(v)] = 1;
    search_.exclude(u);
    search_.exclude(v);
    BLOESEM_ASSERT(mates_[at(u)] == v && mates_[at(v)] == u);
    return true;
  }

  // True if fix(u, v) would succeed; changes nothing. The first question about `u` that two pairs do not settle
  // takes one search, which answers all questions about the same `u` until a pair is fixed.
  [[nodiscard]] bool admits(Vertex u, Vertex v) {
    BLOESEM_ASSERT(u != v && !is_fixed(u) && !is_fixed(v));
    if (!meet(u, v)) return false;
    const Vertex mate = mates_[at(u)];
    if (mate == v || meet(mate, mates_[at(v)])) return true;
    if (searched_ != u) search_without(u);
    return search_.is_outer(v);
  }

  // True if every vertex has a mate, and those of fixed vertices are fixed.
  [[nodiscard]] bool is_consistent() const {
    for (Vertex v = 0; v < static_cast<Vertex>(mates_.size()); ++v) {
      const Vertex u = mates_[at(v)];
      if (u == no_vertex || mates_[at(u)] != v || is_fixed(u) != is_fixed(v) || !meet(u, v)) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] bool meet(Vertex u, Vertex v) const {
    return kinds_meet(graph_->kind(u), graph_->kind(v)) && graph_->adjacent(u, v);
  }

  // Makes the matching contain u-v. Returns false, and changes nothing, if no perfect matching of the vertices
  // not fixed does.
  bool rejoin(Vertex u, Vertex v) {
    const Vertex a = mates_[at(u)];
    const Vertex b = mates_[at(v)];
    if (a == v) return true;
    join(u, v);
    if (meet(a, b)) {
      join(a, b);
      return true;
    }
    mates_[at(a)] = mates_[at(b)] = no_vertex;
    search_.exclude(u);
    search_.exclude(v);
    const bool found = search_.augment(*graph_, mates_, a) == b;
    search_.readmit(u);
    search_.readmit(v);
    if (found) return true;
    join(u, a);
    join(v, b);
    return false;
  }

  // Finds the vertices that can take the place of the mate of `u`: those that can be left single without `u`.
  void search_without(Vertex u) {
    const Vertex mate = mates_[at(u)];
    mates_[at(mate)] = no_vertex;
    search_.exclude(u);
    [[maybe_unused]] const Vertex end = search_.augment(*graph_, mates_, mate);
    BLOESEM_ASSERT(end == no_vertex);  // all others have mates
    search_.readmit(u);
    mates_[at(mate)] = u;
    searched_ = u;
  }

  void join(Vertex u, Vertex v) noexcept {
    mates_[at(u)] = v;
    mates_[at(v)] = u;
  }

  const Graph* graph_ = nullptr;
  MaximumMatching<Graph> matching_;
  AlternatingSearch<ImplicitFrontier<Graph>> search_;
  std::vector<Vertex> mates_;
  std::vector<char> fixed_;
  Vertex searched_ = no_vertex;  // whose possible mates the last search found
};

}  // namespace bloesem::matching
