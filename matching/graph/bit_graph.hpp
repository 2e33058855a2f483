// A graph that stores its edges as words of bits: for graphs that are built edge by edge.
#pragma once

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/implicit_graph.hpp"

namespace bloesem::matching {

class BitGraph {
 public:
  // Starts with `vertices` vertices and no edges.
  explicit BitGraph(Vertex vertices) { rows_.reset(vertices, vertices); }

  // Copies `part` and adds vertices without edges.
  BitGraph(const BitGraph& part, Vertex further) : BitGraph(part.size() + further) {
    BLOESEM_ASSERT(further >= 0);
    for (Vertex v = 0; v < part.size(); ++v) rows_.add(v, part.rows_.row(v), part.rows_.words());
  }

  void join(Vertex u, Vertex v) noexcept {
    BLOESEM_ASSERT(u != v);
    rows_.set(u, v);
    rows_.set(v, u);
  }

  // A RowGraph, all of whose vertices are of kind 0.
  [[nodiscard]] Vertex size() const noexcept { return rows_.rows(); }
  [[nodiscard]] static std::size_t kind(Vertex /*v*/) noexcept { return 0; }
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const noexcept { return rows_.test(u, v); }
  void fill(BitRows& rows) const { rows = rows_; }

 private:
  BitRows rows_;
};

}  // namespace bloesem::matching
