// Groups of vertices of the graph that remains, and what duals must cover between them. Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/proof/remaining_graph.hpp"

namespace bloesem::proof {

struct VertexGroups {
  std::vector<std::int32_t> of;              // by vertex; -1 for settled ones
  std::vector<std::vector<Vertex>> members;  // ascending

  [[nodiscard]] std::int32_t size() const noexcept { return static_cast<std::int32_t>(members.size()); }
};

// Returns the classes of the graph, divided by label (by vertex).
[[nodiscard]] VertexGroups groups_by_class(const RemainingGraph& graph,
                                           const std::vector<std::int32_t>& labels);
// Returns each vertex as a group.
[[nodiscard]] VertexGroups groups_by_vertex(const RemainingGraph& graph);

// Values of two groups must add up to at least `twice`, or exactly to that if `tight`. The group that is
// numbered like their count has the value 0: with it are joined all groups whose value must not be negative,
// tightly if one of them is single.
struct Demand {
  std::int32_t one = 0;
  std::int32_t other = 0;
  Integer twice;
  bool tight = false;
};

// Returns the demands of all edges between groups, and those with the group of value 0. The weight must be the
// same for all edges between two groups in the same direction.
[[nodiscard]] std::vector<Demand> demands_of(const RemainingGraph& graph, const VertexGroups& groups,
                                             const TwiceWeight& twice);

}  // namespace bloesem::proof
