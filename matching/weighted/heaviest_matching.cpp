#include "matching/weighted/heaviest_matching.hpp"

#include <algorithm>
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

using WideSolver = BlossomSolver<Integer, DoubledWeights>;

// Calls visit(solver) when the solver has finished.
template <class Visit>
void solve_for_heaviest(Vertex vertices, std::span<const WeightedEdge> edges, Visit visit) {
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
  std::vector<Vertex> all(at(vertices));
  std::iota(all.begin(), all.end(), 0);
  WideSolver solver;
  solver.reset(rows, weights, all, vertices);
  solver.start_cold();
  solver.start_greedily();
  solver.solve();
  visit(solver);
}

std::vector<Vertex> mates_of(const WideSolver& solver, Vertex vertices) {
  std::vector<Vertex> mates;
  for (Vertex v = 0; v < vertices; ++v) mates.push_back(solver.mate(v));
  return mates;
}

}  // namespace

std::vector<Vertex> heaviest_matching(Vertex vertices, std::span<const WeightedEdge> edges) {
  std::vector<Vertex> mates;
  solve_for_heaviest(vertices, edges, [&](const WideSolver& solver) { mates = mates_of(solver, vertices); });
  return mates;
}

ProvedMatching proved_heaviest_matching(Vertex vertices, std::span<const WeightedEdge> edges) {
  ProvedMatching proved;
  solve_for_heaviest(vertices, edges, [&](const WideSolver& solver) {
    proved.mates = mates_of(solver, vertices);
    for (Vertex v = 0; v < vertices; ++v) proved.y.push_back(solver.dual(v));
    solver.nest().for_each_blossom([&](WideSolver::Node b) {
      if (solver.odd_set_dual(b) == 0) return;
      OddSet& set = proved.sets.emplace_back(OddSet{solver.odd_set_dual(b), {}});
      solver.nest().for_each_vertex(b, [&](Vertex v) { set.vertices.push_back(v); });
      std::sort(set.vertices.begin(), set.vertices.end());
    });
  });
  return proved;
}

}  // namespace bloesem::matching
