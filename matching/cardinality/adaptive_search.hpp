// A search that asks a graph questions until it pays to write the graph down in rows.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "matching/cardinality/bit_frontier.hpp"
#include "matching/cardinality/implicit_frontier.hpp"
#include "matching/graph/implicit_graph.hpp"

namespace bloesem::matching {

// The members are those of AlternatingSearch. Small graphs are written at the first search. Larger ones are
// written, if they can be, once as many questions were asked as rows have words: a search that meets few
// missing edges asks less. Rows of still larger graphs would take more than 32 MB.
template <ImplicitGraph Graph>
class AdaptiveSearch {
 public:
  // Begins with another graph, of which nothing is written yet, and without exclusions.
  void reset() {
    in_rows_ = false;
    asked_ = 0;
    reset_exclusions();
  }

  template <class Watch = Unwatched>
  Vertex augment(const Graph& graph, std::vector<Vertex>& mates, Vertex root, Watch&& watch = {}) {
    if constexpr (RowGraph<Graph>)
      if (!in_rows_ && deserves_rows(graph.size())) {
        graph.fill(rows_);
        in_rows_ = true;
      }
    if (in_rows_) return row_search_.augment(rows_, mates, root, watch);
    const Vertex end = search_.augment(graph, mates, root, watch);
    asked_ += search_.frontier().steps(0);
    return end;
  }

  [[nodiscard]] bool is_outer(Vertex v) const {
    return in_rows_ ? row_search_.is_outer(v) : search_.is_outer(v);
  }
  [[nodiscard]] bool reached(Vertex v) const { return in_rows_ ? row_search_.reached(v) : search_.reached(v); }
  [[nodiscard]] Vertex base(Vertex v) { return in_rows_ ? row_search_.base(v) : search_.base(v); }
  void leave_single(std::vector<Vertex>& mates, Vertex v) {
    in_rows_ ? row_search_.leave_single(mates, v) : search_.leave_single(mates, v);
  }

  // Exclusions hold for questions and for rows.
  void exclude(Vertex v) {
    row_search_.exclude(v);
    search_.exclude(v);
  }
  void readmit(Vertex v) {
    row_search_.readmit(v);
    search_.readmit(v);
  }
  // Excludes whatever the last search reached, of a graph with so many vertices. After a search without success
  // no later search from outside could leave its tree again (Edmonds 1965).
  void exclude_tree(Vertex vertices) {
    for (Vertex v = 0; v < vertices; ++v)
      if (reached(v)) exclude(v);
  }
  void admit_only(std::span<const Vertex> set, Vertex vertices) {
    row_search_.admit_only(set, vertices);
    search_.admit_only(set, vertices);
  }
  void reset_exclusions() noexcept {
    row_search_.reset_exclusions();
    search_.reset_exclusions();
  }

  // Returns the rows, or null as long as they are not written.
  [[nodiscard]] const BitRows* rows() const noexcept { return in_rows_ ? &rows_ : nullptr; }

 private:
  static constexpr Vertex max_vertices_at_once = 2048;
  static constexpr Vertex max_vertices_in_rows = 16'384;

  [[nodiscard]] bool deserves_rows(Vertex vertices) const noexcept {
    if (vertices <= max_vertices_at_once) return true;
    return vertices <= max_vertices_in_rows && asked_ >= at(vertices) * at(words_for(vertices.value()));
  }

  AlternatingSearch<ImplicitFrontier<Graph>> search_;
  RowSearch row_search_;
  BitRows rows_;
  bool in_rows_ = false;
  std::size_t asked_ = 0;  // steps of searches without rows
};

}  // namespace bloesem::matching
