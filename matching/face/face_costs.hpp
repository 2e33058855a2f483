// Costs of the edges of a face that depend only on the classes of their ends.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

struct FaceCosts {
  std::span<const std::int32_t> class_of;  // by vertex, below `classes`
  std::size_t classes = 0;
  // By a * classes + b: the row of edges between a vertex of class a and a greater vertex of class b.
  std::span<const std::int32_t> row_of_pair;
  std::span<const std::int64_t> cost_of_row;
  std::span<const char> concerned;  // by vertex; edges at others cost nothing
  // By vertex: the other ends of edges that may cost something. Rows of classes are far apart in memory, so
  // most edges are spared a look at theirs.
  const BitRows* costly = nullptr;

  // Returns the cost of an edge.
  [[nodiscard]] std::int64_t of(Vertex u, Vertex v) const noexcept {
    if (costly != nullptr && !costly->test(u, v)) return 0;
    if (concerned[at(u)] == 0 || concerned[at(v)] == 0) return 0;
    const auto [lower, greater] = std::minmax(u, v);
    return cost_of_row[at(row_of_pair[at(class_of[at(lower)]) * classes + at(class_of[at(greater)])])];
  }
};

}  // namespace bloesem::matching
