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
  // Between two members (`members`: one flag for each vertex, further vertices are none): by the smaller end.
  // `pivots`, by vertex or none, are even and not negative; they change no result, see start().
  std::span<const char> members = {};
  std::span<const std::int64_t> by_smaller = {};
  std::span<const std::int64_t> pivots = {};

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

  // Returns a potential for `v` that covers these gains. With costs, an edge without cost is then tight
  // (formulation.md#lemma-b9). Between members, a vertex that gains no more than the pivot gets the pivot, and
  // one that gains more gets what is missing to twice its gain (formulation.md#lemma-b10): few edges are slack
  // if mostly one end gains more than the pivot and the other does not. Where pivots differ, the caller must
  // see to it that all edges are covered.
  [[nodiscard]] std::int64_t start(Vertex v) const noexcept {
    if (costs != nullptr) return 2 * singles[at(v)];
    if (!is_member(v)) return 0;
    const std::int64_t pivot = pivots.empty() ? 0 : pivots[at(v)];
    BLOESEM_ASSERT(pivot >= 0 && pivot % 2 == 0 && at(v) < by_smaller.size());
    return 2 * std::max(by_smaller[at(v)], pivot) - pivot;
  }
};

}  // namespace bloesem::matching
