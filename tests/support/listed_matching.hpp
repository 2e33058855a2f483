// A second, simpler search for maximum cardinality over adjacency lists, as a reference. It shares no code
// with the library.
#pragma once

#include <vector>

#include "matching/graph/vertex.hpp"

namespace bloesem::test {

using matching::no_vertex;
using matching::Vertex;

// Neighbours of each vertex; symmetric, without loops.
using Adjacency = std::vector<std::vector<Vertex>>;

// A matching of maximum cardinality (Edmonds 1965). A search visits every edge once and contracts at most
// vertices / 2 blossoms in O(vertices) each: O(vertices * (edges + vertices^2)) in all, after a greedy
// start.
class ListedMatching {
 public:
  explicit ListedMatching(const Adjacency& graph);
  explicit ListedMatching(Adjacency&&) = delete;  // keeps a reference

  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mates_[static_cast<std::size_t>(v)]; }
  [[nodiscard]] const std::vector<Vertex>& single() const noexcept { return single_; }  // ascending

  // Changes the matching, if possible, so that v is single in place of another vertex.
  void prefer_single(Vertex v);

  // Returns an inclusion-minimal set of vertices that no matching covers entirely and that contains the
  // single vertex v: its fundamental circuit in the matching matroid, that is, v and every vertex that
  // could be left single in its place. Ascending.
  [[nodiscard]] std::vector<Vertex> circuit(Vertex v) const;

 private:
  const Adjacency* graph_;
  std::vector<Vertex> mates_;
  std::vector<Vertex> single_;
};

}  // namespace bloesem::test
