// Maximum-weight matching with weights of any length. Includes Boost.Multiprecision: include it in source files
// only.
#pragma once

#include <span>
#include <vector>

#include "matching/weighted/problem.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::matching {

struct WeightedEdge {
  Vertex u = no_vertex;
  Vertex v = no_vertex;
  Integer weight;
};

// Returns the mate of each vertex, or no_vertex. At most one edge joins two vertices. Keeps four bytes for each
// pair of vertices.
[[nodiscard]] std::vector<Vertex> heaviest_matching(Vertex vertices, std::span<const WeightedEdge> edges);

}  // namespace bloesem::matching
