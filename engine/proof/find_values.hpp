// Duals of the given matching, found by classes of vertices, by vertices, or by the blossom solver. Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/proof/remaining_graph.hpp"
#include "engine/proof/vertex_groups.hpp"

namespace bloesem::proof {

// Vertices of one group have the same value.
struct VertexValues {
  std::vector<std::int32_t> group;  // by vertex; any value for settled ones
  std::vector<Integer> y;           // by group
  std::vector<VertexSet> sets;

  [[nodiscard]] const Integer& of(Vertex v) const { return y[at(group[at(v)])]; }
};

// Returns duals that show that the given matching is the heaviest one that remains; nothing if the double cover
// has none. They have no sets, except that of all vertices if it is odd.
[[nodiscard]] std::optional<VertexValues> values_by_groups(const RemainingGraph& graph,
                                                           const VertexGroups& groups,
                                                           const TwiceWeight& twice);
[[nodiscard]] std::optional<VertexValues> values_by_numbers(const RemainingGraph& graph,
                                                            const std::vector<std::int32_t>& numbers);
// Returns duals for weights of 0 that give slack to all edges that the double cover shows to be in no matching
// that remains. They have no sets, except that of all vertices if it is odd.
[[nodiscard]] VertexValues separating_values_by_groups(const RemainingGraph& graph, const VertexGroups& groups);
// Returns optimal duals by the blossom solver. They are those of the given matching if that is a heaviest one
// that remains. The weight must be the same for all edges between two groups in the same direction.
[[nodiscard]] VertexValues values_by_blossoms(const RemainingGraph& graph, const VertexGroups& groups,
                                              const TwiceWeight& twice);

}  // namespace bloesem::proof
