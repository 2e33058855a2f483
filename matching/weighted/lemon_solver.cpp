// The only file that includes LEMON, in two widths: compiling an instantiation takes seconds. Numbers that
// allocate memory cannot be used: LEMON copies uninitialised ones.
#if defined(__GNUC__) && !defined(__clang__)
// GCC warns of LEMON's own uninitialised members once they are inlined here.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <lemon/smart_graph.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "matching/index.hpp"
#include "matching/steps.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/lemon_shim.hpp"
#include "matching/weighted/solver.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::matching {
namespace {

using Graph = lemon::SmartGraph;

// A LEMON read map: edges share the rows of the problem, so no weight is stored twice.
template <class Int>
struct WeightMap {
  using Key = Graph::Edge;
  using Value = Int;
  const std::vector<Int>* packed;
  const std::vector<Edge>* edges;
  // Every search of the algorithm asks for the edges that it looks at, so that a limit stops it.
  const Int& operator[](const Key& e) const {
    spend_steps(4);
    return (*packed)[at((*edges)[at(Graph::id(e))].row)];
  }
};

void build_graph(const Problem& problem, Graph& graph) {
  graph.reserveNode(problem.vertices);
  graph.reserveEdge(static_cast<int>(problem.edges.size()));
  for (Vertex v = 0; v < problem.vertices; ++v) graph.addNode();
  for (const Edge& edge : problem.edges) graph.addEdge(Graph::nodeFromId(edge.u), Graph::nodeFromId(edge.v));
}

template <class Algorithm>
Solution translate(const Problem& problem, const Algorithm& algorithm) {
  Matching matching(problem.vertices);
  auto duals = std::make_shared<Duals>();
  duals->scale = Algorithm::dualScale;
  duals->vertex.resize(at(problem.vertices));
  for (Vertex v = 0; v < problem.vertices; ++v) {
    const Graph::Node node = Graph::nodeFromId(v);
    duals->vertex[at(v)] = static_cast<Integer>(algorithm.nodeValue(node));
    const Graph::Arc arc = algorithm.matching(node);
    if (arc == lemon::INVALID) continue;
    const int index = Graph::id(static_cast<Graph::Edge>(arc));
    const Edge& edge = problem.edges[at(index)];
    if (edge.u == v) matching.join(edge, index);
  }
  for (int b = 0; b < algorithm.blossomNum(); ++b) {
    if (algorithm.blossomValue(b) <= 0) continue;
    Blossom& blossom = duals->blossoms.emplace_back();
    blossom.value = static_cast<Integer>(algorithm.blossomValue(b));
    for (typename Algorithm::BlossomIt it(algorithm, b); it != lemon::INVALID; ++it)
      blossom.vertices.push_back(static_cast<Vertex>(Graph::id(static_cast<Graph::Node>(it))));
  }
  return {std::move(matching), std::move(duals)};
}

// Returns a matching of greatest weight, which is not necessarily perfect.
template <class Int>
Solution solve_in(const Problem& problem) {
  Graph graph;
  build_graph(problem, graph);
  const std::vector<Int> packed = pack_rows<Int>(problem);
  const WeightMap<Int> weights{&packed, &problem.edges};
  lemon::MaxWeightedMatching<Graph, WeightMap<Int>> algorithm(graph, weights);
  algorithm.run();
  return translate(problem, algorithm);
}

Solution solve_with_lemon(const Problem& problem) {
  const unsigned bits = bits_needed(problem);
  if (bits > max_bits) throw WeightTooWide{bits};
#ifdef BLOESEM_ONE_WIDTH
  return solve_in<AnyInteger>(problem);
#else
  return bits <= 512 ? solve_in<FixedInteger<512>>(problem) : solve_in<FixedInteger<max_bits>>(problem);
#endif
}

class LemonSolver final : public Solver {
 public:
  Solution solve(const Problem& problem) const override { return solve_with_lemon(problem); }
};

// Returns the vertex or edge that has number `index` when counted from the end; there are `size` of them.
std::int32_t mirrored(std::int32_t index, std::size_t size) {
  return static_cast<std::int32_t>(size) - 1 - index;
}

// Solves the same problem with vertices and edges in the opposite order.
class LemonBackwards final : public Solver {
 public:
  Solution solve(const Problem& problem) const override {
    Problem mirror = problem;
    std::reverse(mirror.edges.begin(), mirror.edges.end());
    for (Edge& edge : mirror.edges)
      for (Vertex* v : {&edge.u, &edge.v}) *v = mirrored(*v, at(problem.vertices));
    return forwards(solve_with_lemon(mirror), problem);
  }

 private:
  // Returns a solution of the mirrored problem as one of `problem`.
  static Solution forwards(const Solution& mirror, const Problem& problem) {
    Matching matching(problem.vertices);
    for (Vertex v = 0; v < problem.vertices; ++v) {
      const std::int32_t reversed = mirror.matching.edge(mirrored(v, at(problem.vertices)));
      if (reversed == no_edge) continue;
      const std::int32_t index = mirrored(reversed, problem.edges.size());
      const Edge& edge = problem.edges[at(index)];
      if (edge.u == v) matching.join(edge, index);
    }
    auto duals = std::make_shared<Duals>(*mirror.duals);
    std::reverse(duals->vertex.begin(), duals->vertex.end());
    for (Blossom& blossom : duals->blossoms)
      for (Vertex& v : blossom.vertices) v = mirrored(v, at(problem.vertices));
    return {std::move(matching), std::move(duals)};
  }
};

}  // namespace

const Solver& lemon_solver() noexcept {
  static const LemonSolver solver;
  return solver;
}

const Solver& lemon_backwards_solver() noexcept {
  static const LemonBackwards solver;
  return solver;
}

}  // namespace bloesem::matching
