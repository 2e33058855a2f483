// Edmonds' search for an augmenting path (Edmonds 1965): the only one, over every kind of graph.
//
// What differs between graphs is how the search finds the neighbours of a vertex that the tree has not reached,
// and those in other blossoms. A frontier does that:
// - BitFrontier<Rows>, rows of words: 64 questions cost one operation, in graphs of any size or of at most 64
//   vertices;
// - ImplicitFrontier<Graph>, a graph that answers questions: no memory for edges, and little work where few are
//   missing.
#pragma once

#include <span>

#include "matching/cardinality/alternating_tree.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

// The last edge of an augmenting path.
struct SearchEnd {
  Vertex outer = no_vertex;
  Vertex single = no_vertex;
};

// Sees each vertex that becomes outer in a search, and may end it: this one never does.
struct Unwatched {
  void restart() noexcept {}
  void see(Vertex /*outer*/) noexcept {}
  [[nodiscard]] static constexpr bool seen_enough() noexcept { return false; }
};

// Grows one alternating tree at a time. Keeps its memory between searches.
template <class Frontier>
class AlternatingSearch {
 public:
  using Graph = typename Frontier::Graph;
  using Storage = typename Frontier::Storage;
  using Mates = typename Storage::template List<Vertex>;

  // Searches for an augmenting path from `root`, which must be single and not excluded. `mates` holds the mate
  // of each vertex of `graph` or no_vertex. If the search reaches another single vertex, flips the path and
  // returns that vertex. Otherwise returns no_vertex and changes nothing: no matching with more pairs covers
  // `root` as well, and is_outer tells which vertices could be single in its place (Berge 1957). If the watch
  // has seen enough before, also returns no_vertex and changes nothing, but that is all it shows.
  template <class Watch = Unwatched>
  Vertex augment(const Graph& graph, Mates& mates, Vertex root, Watch&& watch = {}) {
    tree_.start(mates, root);
    frontier_.start(graph, mates, root, excluded_);
    queue_.clear();
    const auto add = [&](Vertex outer) {
      queue_.push_back(outer);
      watch.see(outer);
    };
    add(root);
    std::size_t head = 0;
    for (; head < queue_.size() && !watch.seen_enough(); ++head) {
      const Vertex u = queue_[head];
      BLOESEM_ASSERT_HEAVY(tree_.is_outer(u));
      if (const SearchEnd end = frontier_.find_end(u); end.outer != no_vertex) {
        count_steps(Work::Cardinality, frontier_.steps(head + 1));
        tree_.augment(end.outer, end.single);
        BLOESEM_ASSERT(mates[at(root)] != no_vertex && mates[at(end.single)] != no_vertex);
        return end.single;
      }
      frontier_.for_each_unreached(u, [&](Vertex v) {
        const Vertex outer = tree_.grow(u, v);
        frontier_.reach(v, outer);
        add(outer);
      });
      if (watch.seen_enough()) continue;
      frontier_.for_each_other_blossom(u, tree_, [&](Vertex v) { return contract(u, v, add); });
    }
    count_steps(Work::Cardinality, frontier_.steps(head));
    return no_vertex;
  }

  // After a search without success: true if some matching of the same size leaves `v` single in place of the
  // root.
  [[nodiscard]] bool is_outer(Vertex v) const { return tree_.is_outer(v); }
  // After a search without success: true if the tree has the vertex `v`.
  [[nodiscard]] bool reached(Vertex v) const { return tree_.reached(v); }
  // After a search without success: the base of the blossom that contains the outer vertex `v`.
  [[nodiscard]] Vertex base(Vertex v) { return tree_.base(v); }
  // After a search without success: all outer vertices, by the frontier's own kind of set.
  [[nodiscard]] const Frontier& frontier() const noexcept { return frontier_; }
  // After a search without success: makes `v`, which must be outer, single in place of the root.
  // `mates` must hold what it held then.
  void leave_single(Mates& mates, Vertex v) { tree_.leave_single(mates, v); }

  // Excludes `v` from all searches until reset_exclusions.
  void exclude(Vertex v) {
    BLOESEM_ASSERT(v >= 0);
    if (excluded_.size() <= word_of(v)) excluded_.resize(word_of(v) + 1);
    set_bit(excluded_.data(), v);
  }
  // After a search without success: excludes what it has reached of the first `vertices` vertices. No search
  // from another root needs any of it (Hungarian trees, Edmonds 1965).
  void exclude_tree(Vertex vertices) {
    for (Vertex v = 0; v < vertices; ++v)
      if (reached(v)) exclude(v);
  }
  // Undoes exclude(v).
  void readmit(Vertex v) {
    if (word_of(v) < excluded_.size()) clear_bit(excluded_.data(), v);
  }
  // Excludes all vertices but the first 64 that are in the set `vertices`.
  void exclude_all_but(BitWord vertices) { excluded_.assign(1, ~vertices); }
  // Excludes all of the first `vertices` vertices but those of `set`.
  void admit_only(std::span<const Vertex> set, Vertex vertices) {
    excluded_.assign(at(words_for(vertices.value())), ~BitWord{0});
    for (const Vertex v : set) readmit(v);
  }
  void reset_exclusions() noexcept { excluded_.clear(); }

 private:
  template <class Add>
  Vertex contract(Vertex u, Vertex v, Add add) {
    return tree_.contract(u, v, [&](Vertex base, Vertex blossom, Vertex inner) {
      frontier_.merge(base, blossom, inner);
      add(inner);
    });
  }

  AlternatingTree<Storage> tree_;
  Frontier frontier_;
  Mates queue_;                                        // outer vertices
  typename Storage::template List<BitWord> excluded_;  // vertices; as many words as needed
};

}  // namespace bloesem::matching
