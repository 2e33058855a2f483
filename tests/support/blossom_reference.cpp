#include "tests/support/blossom_reference.hpp"

#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"
#include "matching/int128.hpp"
#include "matching/weighted/blossom_solver.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::matching {
namespace {

// Maps pairs of vertices to edge numbers.
class EdgeTable {
 public:
  explicit EdgeTable(const Problem& problem)
      : vertices_(problem.vertices), edges_(at(vertices_) * at(vertices_), no_edge) {
    for (std::size_t e = 0; e < problem.edges.size(); ++e) {
      const auto [u, v, row] = problem.edges[e];
      edges_[place(u, v)] = edges_[place(v, u)] = static_cast<std::int32_t>(e);
    }
  }
  [[nodiscard]] std::int32_t edge(Vertex u, Vertex v) const noexcept { return edges_[place(u, v)]; }

 private:
  [[nodiscard]] std::size_t place(Vertex u, Vertex v) const noexcept { return at(u) * at(vertices_) + at(v); }
  Vertex vertices_;
  std::vector<std::int32_t> edges_;
};

template <class Int>
struct EdgeWeights {
  const Problem* problem;
  const EdgeTable* table;
  const std::vector<Int>* doubled;  // by row
  const Int& operator()(Vertex u, Vertex v) const {
    return (*doubled)[at(problem->edges[at(table->edge(u, v))].row)];
  }
};

template <class Int, class Weights>
Solution translate(const Problem& problem, const EdgeTable& table, const BlossomSolver<Int, Weights>& solver) {
  Matching matching(problem.vertices);
  auto duals = std::make_shared<Duals>();
  duals->scale = 2;
  for (Vertex v = 0; v < problem.vertices; ++v) {
    duals->vertex.push_back(static_cast<Integer>(solver.dual(v)));
    const Vertex mate = solver.mate(v);
    if (mate > v) matching.join(problem.edges[at(table.edge(v, mate))], table.edge(v, mate));
  }
  solver.nest().for_each_blossom([&](BlossomNest::Node b) {
    if (solver.odd_set_dual(b) == 0) return;
    Blossom blossom;
    blossom.value = static_cast<Integer>(solver.odd_set_dual(b));
    solver.nest().for_each_vertex(b, [&](Vertex v) { blossom.vertices.push_back(v); });
    duals->blossoms.push_back(std::move(blossom));
  });
  return {std::move(matching), std::move(duals)};
}

template <class Int>
Solution solve_in(const Problem& problem) {
  const EdgeTable table(problem);
  std::vector<Int> doubled = pack_rows<Int>(problem);
  for (Int& weight : doubled) weight += weight;
  BitRows rows;
  rows.reset(problem.vertices, problem.vertices);
  for (const Edge& edge : problem.edges) rows.set(edge.u, edge.v), rows.set(edge.v, edge.u);
  std::vector<Vertex> everybody;
  for (Vertex v = 0; v < problem.vertices; ++v) everybody.push_back(v);
  const EdgeWeights<Int> weights{&problem, &table, &doubled};
  BlossomSolver<Int, EdgeWeights<Int>> solver;
  solver.reset(rows, weights, everybody, problem.vertices);
  solver.start_cold();
  solver.start_greedily();
  solver.solve();
  return translate(problem, table, solver);
}

Solution solve_in_width(const Problem& problem) {
  const unsigned bits = bits_needed(problem);
  if (bits <= 64) return solve_in<std::int64_t>(problem);
  if (bits <= 128) return solve_in<Int128>(problem);
  if (bits <= 512) return solve_in<FixedInteger<512>>(problem);
  if (bits <= max_bits) return solve_in<FixedInteger<max_bits>>(problem);
  throw WeightTooWide{bits};
}

class BlossomReference final : public Solver {
 public:
  Solution solve(const Problem& problem) const override { return solve_in_width(problem); }
};

}  // namespace

const Solver& blossom_solver() noexcept {
  static const BlossomReference solver;
  return solver;
}

}  // namespace bloesem::matching
