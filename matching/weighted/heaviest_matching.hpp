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

// Returns the mate of each vertex, or no_vertex. At most one edge joins two vertices. Keeps eight bytes for
// each pair of vertices.
[[nodiscard]] std::vector<Vertex> heaviest_matching(Vertex vertices, std::span<const WeightedEdge> edges);

struct OddSet {
  Integer z;
  std::vector<Vertex> vertices;  // ascending
};

// A heaviest matching with duals that prove it, all doubled: they are not negative, and for each edge the
// values of its ends and of the sets around it add up to twice its weight at least.
struct ProvedMatching {
  std::vector<Vertex> mates;
  std::vector<Integer> y;
  std::vector<OddSet> sets;  // of positive value
};

// As heaviest_matching, with the duals of the solver.
[[nodiscard]] ProvedMatching proved_heaviest_matching(Vertex vertices, std::span<const WeightedEdge> edges);

}  // namespace bloesem::matching
