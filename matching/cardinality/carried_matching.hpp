// A perfect matching that is carried from one set of vertices to the next: sets that differ little take few
// searches.
#pragma once

#include <bit>
#include <span>
#include <vector>

#include "matching/cardinality/bit_frontier.hpp"
#include "matching/cardinality/greedy_matching.hpp"
#include "matching/cardinality/implicit_frontier.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// Holds a matching of a set of vertices of one graph, at first of the empty set. A call of cover takes O(n)
// operations and, for a set that differs from the one held in k vertices, at most k searches
// (formulation.md#lemma-carried). Keeps its memory from set to set.
template <RowGraph Graph>
class CarriedMatching {
 public:
  // `graph` must outlive the object.
  explicit CarriedMatching(const Graph& graph) : graph_(&graph), mates_(at(graph.size()), no_vertex) {}

  // Returns true if some matching covers all vertices of `set` and no others; the object then holds it.
  // Otherwise it holds what it held. The first of `set` are the first to choose in the greedy start.
  bool cover(std::span<const Vertex> set) {
    if (set.size() % 2 == 1) return false;
    kept_ = mates_;
    admit_only(set);
    free_.clear();
    for (const Vertex v : set)
      if (mates_[at(v)] == no_vertex) free_.push_back(v);
    if (in_rows_)
      pair_off_in_rows();
    else
      greedy_.extend(*graph_, free_, mates_);
    for (const Vertex v : free_) {
      if (mates_[at(v)] != no_vertex || augment(v)) continue;
      mates_.swap(kept_);
      return false;
    }
    return true;
  }

  // Returns the mate of `v`, or no_vertex outside the set.
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[at(v)]; }

  // Prepares may_join for `u`, a vertex of the set held, by one search. Requires that cover succeeded last.
  void look_for_mates(Vertex u) {
    const Vertex mate = mates_[at(u)];
    BLOESEM_ASSERT(mate != no_vertex);
    mates_[at(mate)] = no_vertex;
    row_search_.exclude(u);
    search_.exclude(u);
    [[maybe_unused]] const bool found = augment(mate);
    BLOESEM_ASSERT(!found);  // all others have mates
    row_search_.readmit(u);
    search_.readmit(u);
    mates_[at(mate)] = u;
  }
  // True if some matching that covers the set held contains the pair u-v. Requires that they are adjacent.
  [[nodiscard]] bool may_join(Vertex v) const {
    return in_rows_ ? row_search_.is_outer(v) : search_.is_outer(v);
  }

 private:
  // Writing rows takes longer than a few searches that ask questions, unless the graph is small; rows of larger
  // graphs take more than 32 MB.
  static constexpr Vertex max_vertices_at_once = 2048;
  static constexpr Vertex max_vertices_in_rows = 16'384;
  static constexpr int searches_without_rows = 8;

  // Leaves only the vertices of `set` in the matching and in the searches.
  void admit_only(std::span<const Vertex> set) {
    count_steps(Work::Cardinality, mates_.size());
    row_search_.admit_only(set, graph_->size());
    search_.admit_only(set, graph_->size());
    admitted_.assign(mates_.size(), 0);
    for (const Vertex v : set) admitted_[at(v)] = 1;
    for (Vertex v = 0; v < graph_->size(); ++v) {
      const Vertex mate = mates_[at(v)];
      if (mate != no_vertex && admitted_[at(v)] == 0) mates_[at(v)] = mates_[at(mate)] = no_vertex;
    }
  }

  // Gives each free vertex its first free neighbour.
  void pair_off_in_rows() {
    count_steps(Work::Cardinality, free_.size() * at(rows_.words()));
    free_set_.reset(1, graph_->size());
    for (const Vertex v : free_) free_set_.set(0, v);
    for (const Vertex u : free_) {
      if (mates_[at(u)] != no_vertex) continue;
      for (int w = 0; w < rows_.words(); ++w) {
        const BitWord neighbours = rows_.row(u)[w] & free_set_.row(0)[w];
        if (neighbours == 0) continue;
        const Vertex v = w * bits_per_word + std::countr_zero(neighbours);
        mates_[at(u)] = v;
        mates_[at(v)] = u;
        free_set_.clear(0, u);
        free_set_.clear(0, v);
        break;
      }
    }
  }

  bool augment(Vertex root) {
    if (!in_rows_ && deserves_rows()) {
      graph_->fill(rows_);
      in_rows_ = true;
    }
    ++searches_;
    return (in_rows_ ? row_search_.augment(rows_, mates_, root) : search_.augment(*graph_, mates_, root)) !=
           no_vertex;
  }
  [[nodiscard]] bool deserves_rows() const noexcept {
    return graph_->size() <= max_vertices_at_once ||
           (graph_->size() <= max_vertices_in_rows && searches_ >= searches_without_rows);
  }

  const Graph* graph_;
  std::vector<Vertex> mates_;
  std::vector<Vertex> kept_;  // mates before the last call of cover
  std::vector<char> admitted_;
  std::vector<Vertex> free_;
  GreedyMatching<Graph> greedy_;
  AlternatingSearch<ImplicitFrontier<Graph>> search_;
  RowSearch row_search_;
  BitRows rows_;
  BitRows free_set_;  // one row
  bool in_rows_ = false;
  int searches_ = 0;
};

}  // namespace bloesem::matching
