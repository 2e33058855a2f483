#include "matching/certificate/certificate.hpp"

#include "matching/index.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/nested_sets.hpp"

namespace bloesem::matching {
namespace {

Verdict refuse(std::string reason) { return {false, std::move(reason)}; }

bool is_matching_of(const Problem& problem, const Matching& matching) {
  if (matching.vertices() != problem.vertices) return false;
  for (Vertex v = 0; v < problem.vertices; ++v) {
    const Vertex mate = matching.mate(v);
    if (mate == no_vertex) continue;
    if (mate < 0 || mate >= problem.vertices || matching.mate(mate) != v) return false;
    const std::int32_t index = matching.edge(v);
    if (index < 0 || at(index) >= problem.edges.size()) return false;
    const Edge& edge = problem.edges[at(index)];
    if (!((edge.u == v && edge.v == mate) || (edge.v == v && edge.u == mate))) return false;
  }
  return true;
}

bool are_odd_sets(const Problem& problem, const std::vector<Blossom>& blossoms) {
  for (const Blossom& blossom : blossoms) {
    if (blossom.vertices.size() < 3 || blossom.vertices.size() % 2 == 0) return false;
    std::vector<bool> seen(at(problem.vertices), false);
    for (const Vertex v : blossom.vertices) {
      if (v < 0 || v >= problem.vertices || seen[at(v)]) return false;
      seen[at(v)] = true;
    }
  }
  return true;
}

}  // namespace

Verdict verify(const Problem& problem, const Solution& solution) {
  if (!is_matching_of(problem, solution.matching)) return refuse("not a matching of the problem's edges");
  if (!solution.duals) return refuse("no duals");
  const Duals& duals = *solution.duals;
  if (duals.scale <= 0 || duals.vertex.size() != at(problem.vertices))
    return refuse("duals of another problem");
  if (!are_odd_sets(problem, duals.blossoms)) return refuse("a blossom is not an odd set of vertices");
  NestedSets sets;
  std::vector<Integer> sums;
  if (!sets.assign(problem.vertices, duals.blossoms, sums)) return refuse("blossoms overlap");

  Integer bound = 0;
  for (const Integer& y : duals.vertex) {
    if (y < 0) return refuse("negative vertex dual");
    bound += y;
  }
  for (const Blossom& blossom : duals.blossoms) {
    if (blossom.value < 0) return refuse("negative blossom dual");
    bound += blossom.value * static_cast<std::int64_t>((blossom.vertices.size() - 1) / 2);
  }
  const std::vector<Integer> weights = pack_rows<Integer>(problem);
  for (const Edge& edge : problem.edges) {
    const Integer cover =
        duals.vertex[at(edge.u)] + duals.vertex[at(edge.v)] + sums[at(sets.common(edge.u, edge.v))];
    if (cover < duals.scale * weights[at(edge.row)]) return refuse("an edge is not covered");
  }
  if (bound != duals.scale * weight_of(problem, solution.matching))
    return refuse("primal and dual values differ");
  return {true, {}};
}

}  // namespace bloesem::matching
