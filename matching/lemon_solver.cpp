// The only file that includes LEMON. Chooses the narrowest integer that holds every number the algorithm
// forms (bits_needed), solves, and translates matching and duals back.
#if defined(__GNUC__) && !defined(__clang__)
// GCC warns of LEMON's own uninitialised members once they are inlined here.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <lemon/smart_graph.h>

#include "matching/lemon_shim.hpp"

#include <cstdlib>
#include <type_traits>

#include "matching/duals.hpp"
#include "matching/solver.hpp"
#include "matching/weight.hpp"

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
  const Int& operator[](const Key& e) const {
    return (*packed)[static_cast<std::size_t>((*edges)[static_cast<std::size_t>(Graph::id(e))].row)];
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

template <class Int>
Solution solve_in(const Problem& problem) {
  using Map = WeightMap<Int>;
  Graph graph;
  build_graph(problem, graph);
  const std::vector<Int> packed = pack_rows<Int>(problem);
  const Map weights{&packed, &problem.edges};
  lemon::MaxWeightedMatching<Graph, Map> algorithm(graph, weights);
  algorithm.run();
  return translate(problem, algorithm);
}

Solution solve_in_width(const Problem& problem) {
  const unsigned bits = bits_needed(problem);
  if (bits <= 63) return solve_in<std::int64_t>(problem);
  if (bits <= 128) return solve_in<FixedInteger<128>>(problem);
  if (bits <= 256) return solve_in<FixedInteger<256>>(problem);
  if (bits <= 512) return solve_in<FixedInteger<512>>(problem);
  if (bits <= 1024) return solve_in<FixedInteger<1024>>(problem);
  if (bits <= 4096) return solve_in<FixedInteger<4096>>(problem);
  if (bits <= max_bits) return solve_in<FixedInteger<max_bits>>(problem);
  throw WeightTooWide{bits};
}

// A perfect matching is one with the most pairs: put that digit in front. With w' = w + K on every edge, the
// duals y - scale * K / 2 prove optimality among the perfect matchings.
std::optional<Solution> solve_perfect(const Problem& problem) {
  Problem pairs_first;
  pairs_first.vertices = problem.vertices;
  pairs_first.edges = problem.edges;
  std::vector<DigitRange> ranges = {{0, problem.vertices / 2}};
  for (std::size_t k = 0; k < problem.layout.digits(); ++k) ranges.push_back(problem.layout.range(k));
  pairs_first.layout = Layout(std::move(ranges));
  std::vector<Term> row;
  for (std::size_t r = 0; r < problem.rows.size(); ++r) {
    row.assign({Term{0, 1}});
    for (const Term& term : problem.rows.row(r)) row.push_back({term.digit + 1, term.value});
    pairs_first.rows.add(row);
  }
  Solution solution = solve_in_width(pairs_first);
  if (2 * solution.matching.pairs() != static_cast<std::size_t>(problem.vertices)) return std::nullopt;
  auto duals = std::make_shared<Duals>(*solution.duals);
  const Integer half = (Integer(duals->scale) << pairs_first.layout.shift(0)) / 2;
  for (Integer& y : duals->vertex) y -= half;
  return Solution{std::move(solution.matching), std::move(duals)};
}

class LemonSolver final : public Solver {
 public:
  std::optional<Solution> solve(const Problem& problem) const override {
    if (problem.perfect) return solve_perfect(problem);
    return solve_in_width(problem);
  }
  std::string_view name() const noexcept override { return "lemon"; }
};

}  // namespace

const Solver& lemon_solver() noexcept {
  static const LemonSolver solver;
  return solver;
}

}  // namespace bloesem::matching
