// How a problem is solved by LEMON in one integer type. Private: only the lemon_*.cpp files include it, one per
// group of widths, because each instantiation takes seconds to compile.
#pragma once

#if defined(__GNUC__) && !defined(__clang__)
// GCC warns of LEMON's own uninitialised members once they are inlined here.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <lemon/smart_graph.h>

#include <memory>
#include <utility>
#include <vector>

#include "matching/weighted/duals.hpp"
#include "matching/weighted/lemon_shim.hpp"
#include "matching/weighted/solver.hpp"
#include "matching/weighted/weight.hpp"

namespace bloesem::matching {

using Graph = lemon::SmartGraph;

// A LEMON read map: edges share the rows of the problem, so no weight is stored twice.
template <class Int>
struct WeightMap {
  using Key = Graph::Edge;
  using Value = Int;
  const std::vector<Int>* packed;
  const std::vector<Edge>* edges;
  const Int& operator[](const Key& e) const {
    return (*packed)[static_cast<std::size_t>((*edges)[static_cast<std::size_t>(Graph::id(e))].row)];
  }
};

inline void build_graph(const Problem& problem, Graph& graph) {
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
  duals->vertex.resize(static_cast<std::size_t>(problem.vertices));
  for (Vertex v = 0; v < problem.vertices; ++v) {
    const Graph::Node node = Graph::nodeFromId(v);
    duals->vertex[static_cast<std::size_t>(v)] = static_cast<Integer>(algorithm.nodeValue(node));
    const Graph::Arc arc = algorithm.matching(node);
    if (arc == lemon::INVALID) continue;
    const int index = Graph::id(static_cast<Graph::Edge>(arc));
    const Edge& edge = problem.edges[static_cast<std::size_t>(index)];
    if (edge.u == v) matching.join(edge, index);
  }
  for (int b = 0; b < algorithm.blossomNum(); ++b) {
    if (algorithm.blossomValue(b) <= 0) continue;
    Blossom blossom;
    blossom.value = static_cast<Integer>(algorithm.blossomValue(b));
    for (typename Algorithm::BlossomIt it(algorithm, b); it != lemon::INVALID; ++it)
      blossom.vertices.push_back(static_cast<Vertex>(Graph::id(static_cast<Graph::Node>(it))));
    duals->blossoms.push_back(std::move(blossom));
  }
  return {std::move(matching), std::move(duals)};
}

// The maximum-weight matching, not necessarily perfect.
template <class Int>
Solution solve_with_lemon(const Problem& problem) {
  using Map = WeightMap<Int>;
  Graph graph;
  build_graph(problem, graph);
  const std::vector<Int> packed = pack_rows<Int>(problem);
  const Map weights{&packed, &problem.edges};
  lemon::MaxWeightedMatching<Graph, Map> algorithm(graph, weights);
  algorithm.run();
  return translate(problem, algorithm);
}

}  // namespace bloesem::matching
