// Groups of vertices of the graph that remains, and what duals must cover between them. Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <utility>
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
// numbered like their count is the zero group: with it are joined all groups whose value must not be negative,
// tightly if one of them is single.
struct Demand {
  std::int32_t one = 0;
  std::int32_t other = 0;
  Integer twice;
  bool tight = false;
};

// What the value of the zero group may be. If all vertices that remain are an odd set of which one is single,
// its dual z may have a value: the values of groups are then y + z / 2, and that of the zero group is -z / 2.
enum class ZeroGroup : std::uint8_t {
  Zero,
  NotPositive,  // z >= 0
  Any,          // the set is bound
};

// Returns which values the zero group of the graph may have.
[[nodiscard]] ZeroGroup zero_group_of(const RemainingGraph& graph);

// Returns the demands of all edges between groups, and those with the zero group. The weight must be the same
// for all edges between two groups in the same direction.
[[nodiscard]] std::vector<Demand> demands_of(const RemainingGraph& graph, const VertexGroups& groups,
                                             const TwiceWeight& twice);

// Returns an edge between a vertex of the one group and a lower ranked vertex of the other, or no_vertex twice.
[[nodiscard]] std::pair<Vertex, Vertex> find_edge(const RemainingGraph& graph,
                                                  const std::vector<Vertex>& highers,
                                                  const std::vector<Vertex>& lowers);

}  // namespace bloesem::proof
