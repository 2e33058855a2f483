// Optimal duals of some of the vertices by the blossom solver. Includes Boost.Multiprecision: include it in
// source files only.
#pragma once

#include <vector>

#include "engine/proof/remaining_graph.hpp"
#include "engine/proof/vertex_groups.hpp"

namespace bloesem::proof {

struct BlossomValues {
  std::vector<Integer> y;  // by place in the list of vertices
  std::vector<VertexSet> sets;
};

// Returns optimal duals of the edges between the given vertices, ascending, of the graph. Bound vertices, and
// bound sets without the other vertices, are demanded: their values may be negative. The weight must be the
// same for all edges between two groups in the same direction. Keeps one bit for each pair of vertices.
[[nodiscard]] BlossomValues blossom_values(const RemainingGraph& graph, const std::vector<Vertex>& vertices,
                                           const VertexGroups& groups, const TwiceWeight& twice);

}  // namespace bloesem::proof
