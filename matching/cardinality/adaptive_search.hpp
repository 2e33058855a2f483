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

  // A search that asks too much begins again in rows, and tells the watch so. `graph` must be the same until
  // the next call of reset.
  template <class Watch = Unwatched>
  Vertex augment(const Graph& graph, std::vector<Vertex>& mates, Vertex root, Watch&& watch = {}) {
    const bool write = RowGraph<Graph> && graph.size() <= max_vertices_in_rows;
    const std::size_t most = write ? at(graph.size()) * at(words_for(graph.size().value())) : unlimited;
    if (!in_rows_ && (graph.size() > max_vertices_at_once || !write)) {
      Limited<Watch> limited{watch, search_.frontier(), asked_ < most ? most - asked_ : 0};
      const Vertex end = search_.augment(graph, mates, root, limited);
      asked_ += search_.frontier().asked();
      if (end != no_vertex || watch.seen_enough() || asked_ < most) return end;
      watch.restart();
    }
    if constexpr (RowGraph<Graph>) {
      if (!std::exchange(in_rows_, true)) graph.fill(rows_);
    }
    return row_search_.augment(rows_, mates, root, watch);
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
  // See AlternatingSearch::exclude_tree.
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

  static constexpr std::size_t unlimited = static_cast<std::size_t>(-1);

  // Also ends a search that has asked too much.
  template <class Watch>
  struct Limited {
    Watch& watch;
    const ImplicitFrontier<Graph>& frontier;
    std::size_t most = 0;

    void see(Vertex outer) { watch.see(outer); }
    [[nodiscard]] bool seen_enough() const { return frontier.asked() >= most || watch.seen_enough(); }
  };

  AlternatingSearch<ImplicitFrontier<Graph>> search_;
  RowSearch row_search_;
  BitRows rows_;
  bool in_rows_ = false;
  std::size_t asked_ = 0;  // steps of searches without rows
};

}  // namespace bloesem::matching
