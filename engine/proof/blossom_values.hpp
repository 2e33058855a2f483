// Optimal duals of some of the vertices by the blossom solver. Includes Boost.Multiprecision: include it in
// source files only.
#pragma once

#include <vector>

#include "engine/proof/remaining_graph.hpp"

namespace bloesem::proof {

struct BlossomValues {
  std::vector<Integer> y;  // by place in the list of vertices
  std::vector<VertexSet> sets;
};

// Returns optimal duals of the edges between the given vertices, ascending, of the graph. Bound vertices, and
// bound sets without the other vertices, are demanded: their values may be negative. Keeps four bytes for each
// pair of vertices.
[[nodiscard]] BlossomValues blossom_values(const RemainingGraph& graph, const std::vector<Vertex>& vertices,
                                           const TwiceWeight& twice);

}  // namespace bloesem::proof
