// Edmonds' search for an augmenting path, in a graph whose rows are at hand as words of bits.
#pragma once

#include <vector>

#include "matching/cardinality/alternating_tree.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::matching {

// As AlternatingSearch, with a word for 64 questions: what an outer vertex has not reached, and what of the
// outer ones is not of its blossom, is the meeting of its row with a set. Each blossom has its members as a
// row, so a contraction costs a row for each blossom that goes. On n vertices a search takes O(n^2 / 64 + n)
// operations beside the union-find.
class DenseSearch {
 public:
  // Grows the tree of `root`, which is single. If it reaches another single vertex the path is flipped and true
  // returned. Otherwise no matching with more pairs covers `root`, too, and is_outer tells who could be single
  // instead. `rows`: symmetric, without loops; a vertex for each of `mates`.
  bool augment(const BitRows& rows, std::vector<Vertex>& mates, Vertex root);

  // Until `revive` no search enters v.
  void bury(Vertex v);
  // The same of everything that a search without success has reached: no search from elsewhere could leave it
  // again (Edmonds 1965).
  void bury_tree();
  void revive() noexcept { buried_.clear(); }

  // After a search without success.
  [[nodiscard]] bool is_outer(Vertex v) const { return tree_.is_outer(v); }
  // Makes v, which is outer, single instead of the root.
  void leave_single(Vertex v) { tree_.leave_single(v); }

 private:
  void start(const BitRows& rows, std::vector<Vertex>& mates, Vertex root);
  void enqueue(Vertex v);
  void grow(Vertex v);
  [[nodiscard]] Vertex single_neighbour(Vertex u) const;
  void reach_out(Vertex u);
  void close_blossoms(Vertex u);

  const BitRows* rows_ = nullptr;
  AlternatingTree tree_;
  BitRows sets_;                 // of vertices, by Set
  BitRows members_;              // by base: of an outer blossom
  std::vector<Vertex> queue_;    // of outer vertices
  std::vector<BitWord> buried_;  // vertices; empty: none
};

}  // namespace bloesem::matching
