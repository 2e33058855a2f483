#include "matching/weighted/backwards.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "matching/weighted/duals.hpp"

namespace bloesem::matching {

namespace {

Vertex mirrored(Vertex v, const Problem& problem) { return problem.vertices - 1 - v; }

}  // namespace

Problem backwards(const Problem& problem) {
  Problem mirror = problem;
  std::reverse(mirror.edges.begin(), mirror.edges.end());
  for (Edge& edge : mirror.edges) {
    edge.u = mirrored(edge.u, problem);
    edge.v = mirrored(edge.v, problem);
  }
  return mirror;
}

Solution forwards(const Solution& solution, const Problem& problem) {
  Matching matching(problem.vertices);
  for (Vertex v = 0; v < problem.vertices; ++v) {
    const std::int32_t reversed = solution.matching.edge(mirrored(v, problem));
    if (reversed == no_edge) continue;
    const auto index = static_cast<std::int32_t>(problem.edges.size()) - 1 - reversed;
    const Edge& edge = problem.edges[static_cast<std::size_t>(index)];
    if (edge.u == v) matching.join(edge, index);
  }
  auto duals = std::make_shared<Duals>(*solution.duals);
  std::reverse(duals->vertex.begin(), duals->vertex.end());
  for (Blossom& blossom : duals->blossoms) {
    for (Vertex& v : blossom.vertices) v = mirrored(v, problem);
  }
  return {std::move(matching), std::move(duals)};
}

}  // namespace bloesem::matching
