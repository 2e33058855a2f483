// What an edge of a face gains beyond the demands that it meets.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "matching/face/face_costs.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// One of two kinds of gain; the fields of the other stay empty.
struct Gains {
  // By the classes of both ends: what the ends would cost if they were single (`singles`, by vertex), less what
  // the edge costs.
  const FaceCosts* costs = nullptr;
  std::span<const std::int64_t> singles = {};
  std::span<const Vertex> scarce = {};  // as in ClassRows
  // Between two members (`members`: one flag for each vertex, further vertices are none): by the smaller end.
  std::span<const char> members = {};
  std::span<const std::int64_t> by_smaller = {};
  // True if half of the members gain what the others do, nearly, so that a solve may start from theirs
  // (formulation.md#lemma-b10).
  bool gradual = false;

  [[nodiscard]] bool is_member(Vertex v) const noexcept {
    return at(v) < members.size() && members[at(v)] != 0;
  }

  // Returns the gain of the edge u-v.
  [[nodiscard]] std::int64_t of(Vertex u, Vertex v) const noexcept {
    BLOESEM_ASSERT_HEAVY(u != v);
    return at_vertex(u) + at_vertex(v) + at_edge(u, v);
  }
  // Returns the part of the gain of each edge at `v` that is the same for all of them.
  [[nodiscard]] std::int64_t at_vertex(Vertex v) const noexcept {
    return costs != nullptr ? singles[at(v)] : 0;
  }
  // Returns the other part.
  [[nodiscard]] std::int64_t at_edge(Vertex u, Vertex v) const noexcept {
    if (costs != nullptr) return -costs->of(u, v);
    return is_member(u) && is_member(v) ? by_smaller[at(std::min(u, v))] : 0;
  }

  // Returns a potential for `v`; two of them cover twice the gain of the edge. With costs, an edge without cost
  // is then tight (formulation.md#lemma-b9).
  [[nodiscard]] std::int64_t start(Vertex v) const noexcept {
    if (costs != nullptr) return 2 * singles[at(v)];
    return is_member(v) ? 2 * std::max<std::int64_t>(by_smaller[at(v)], 0) : 0;
  }
};

}  // namespace bloesem::matching
