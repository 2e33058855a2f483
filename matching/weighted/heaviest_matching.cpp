#include "matching/weighted/heaviest_matching.hpp"

#include <numeric>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"
#include "matching/weighted/blossom_solver.hpp"

namespace bloesem::matching {
namespace {

// Twice the weight of each edge, and where it is found.
struct DoubledWeights {
  std::size_t vertices;
  std::vector<std::int32_t> edge;  // row-major, vertices * vertices
  std::vector<Integer> doubled;    // by edge

  const Integer& operator()(Vertex u, Vertex v) const { return doubled[at(edge[at(u) * vertices + at(v)])]; }
};

}  // namespace

std::vector<Vertex> heaviest_matching(Vertex vertices, std::span<const WeightedEdge> edges) {
  DoubledWeights weights{at(vertices), std::vector<std::int32_t>(at(vertices) * at(vertices)), {}};
  BitRows rows;
  rows.reset(vertices, vertices);
  for (const auto& [u, v, weight] : edges) {
    BLOESEM_ASSERT(u != v && !rows.test(u, v));
    const auto number = static_cast<std::int32_t>(weights.doubled.size());
    weights.edge[at(u) * at(vertices) + at(v)] = weights.edge[at(v) * at(vertices) + at(u)] = number;
    weights.doubled.push_back(2 * weight);
    rows.set(u, v), rows.set(v, u);
  }
  std::vector<Vertex> mates(at(vertices));
  std::iota(mates.begin(), mates.end(), 0);
  BlossomSolver<Integer, DoubledWeights> solver;
  solver.reset(rows, weights, mates, vertices);
  solver.start_cold();
  solver.start_greedily();
  solver.solve();
  for (Vertex v = 0; v < vertices; ++v) mates[at(v)] = solver.mate(v);
  return mates;
}

}  // namespace bloesem::matching
