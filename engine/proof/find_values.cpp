#include "engine/proof/find_values.hpp"

#include <algorithm>
#include <utility>

#include "engine/proof/potentials.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/weighted/blossom_solver.hpp"

namespace bloesem::proof {
namespace {

VertexValues values_of_groups(const RemainingGraph& graph, const VertexGroups& groups,
                              const std::vector<Integer>& values) {
  VertexValues result{std::vector<Integer>(at(graph.problem().size())), {}};
  for (const Vertex v : graph.vertices()) result.y[at(v)] = values[at(groups.of[at(v)])];
  return result;
}

// Twice the weight of each edge, as the blossom solver asks for it.
struct EdgeWeights {
  std::size_t vertices = 0;
  std::vector<std::int32_t> place;  // by higher and lower vertex
  std::vector<Integer> twice;

  const Integer& operator()(Vertex u, Vertex v) const {
    return twice[at(place[at(std::min(u, v)) * vertices + at(std::max(u, v))])];
  }
};

using Solver = matching::BlossomSolver<Integer, EdgeWeights>;

// Every bound vertex and set counts more than all weights, so that the heaviest matchings are those that cover
// and fill them.
class BoundGraph {
 public:
  BoundGraph(const RemainingGraph& graph, const TwiceWeight& twice)
      : graph_(graph), vertices_(graph.vertices()), sets_(graph.bound_sets()) {
    std::sort(sets_.begin(), sets_.end());
    sets_.erase(std::unique(sets_.begin(), sets_.end()), sets_.end());
    weights_.vertices = at(graph.problem().size());
    weights_.place.assign(weights_.vertices * weights_.vertices, 0);
    rows_.reset(graph.problem().size(), graph.problem().size());
    for (const Vertex h : vertices_)
      for (const Vertex l : vertices_)
        if (h < l && graph.has_edge(h, l)) add(h, l, twice(h, l));
    premium_ = (largest_ + 1) * static_cast<std::int32_t>(vertices_.size() + 1);
    for (const Vertex h : vertices_)
      for (const Vertex l : vertices_)
        if (h < l && rows_.test(h, l))
          weights_.twice[at(weights_.place[at(h) * weights_.vertices + at(l)])] += 2 * demand(h, l) * premium_;
  }

  VertexValues solve() {
    Solver solver;
    solver.reset(rows_, weights_, vertices_, static_cast<Vertex>(graph_.problem().size()));
    solver.start_cold();
    solver.start_greedily();
    solver.solve();
    VertexValues values{std::vector<Integer>(weights_.vertices), {}};
    for (const Vertex v : vertices_)
      values.y[at(v)] = solver.dual(v) - (graph_.bound(v) ? Integer(2 * premium_) : Integer(0));
    solver.nest().for_each_blossom([&](Solver::Node b) {
      if (solver.odd_set_dual(b) == 0) return;
      VertexSet& set = values.sets.emplace_back(VertexSet{solver.odd_set_dual(b), {}});
      solver.nest().for_each_vertex(b, [&](Vertex v) { set.vertices.push_back(v); });
      std::sort(set.vertices.begin(), set.vertices.end());
    });
    for (const std::vector<Vertex>& set : sets_) lower(values.sets, set);
    return values;
  }

 private:
  void add(Vertex h, Vertex l, Integer twice) {
    weights_.place[at(h) * weights_.vertices + at(l)] = static_cast<std::int32_t>(weights_.twice.size());
    largest_ = std::max<Integer>(largest_, abs(twice));
    weights_.twice.push_back(std::move(twice));
    rows_.set(h, l);
    rows_.set(l, h);
  }
  [[nodiscard]] int demand(Vertex h, Vertex l) const {
    int sum = (graph_.bound(h) ? 1 : 0) + (graph_.bound(l) ? 1 : 0);
    for (const std::vector<Vertex>& set : sets_)
      if (std::binary_search(set.begin(), set.end(), h) && std::binary_search(set.begin(), set.end(), l)) ++sum;
    return sum;
  }
  // Takes the premium of a bound set off its value.
  void lower(std::vector<VertexSet>& sets, const std::vector<Vertex>& set) const {
    auto known =
        std::find_if(sets.begin(), sets.end(), [&](const VertexSet& each) { return each.vertices == set; });
    if (known == sets.end()) known = sets.insert(sets.end(), {0, set});
    known->z -= 2 * premium_;
    if (known->z == 0) sets.erase(known);
  }

  const RemainingGraph& graph_;
  std::vector<Vertex> vertices_;
  std::vector<std::vector<Vertex>> sets_;  // bound, each once
  EdgeWeights weights_;
  matching::BitRows rows_;
  Integer largest_ = 0;
  Integer premium_ = 0;
};

}  // namespace

std::optional<VertexValues> values_by_groups(const RemainingGraph& graph, const VertexGroups& groups,
                                             const TwiceWeight& twice) {
  const auto values = potentials(groups.size(), demands_of(graph, groups, twice));
  if (!values) return std::nullopt;
  return values_of_groups(graph, groups, *values);
}

VertexValues separating_values_by_groups(const RemainingGraph& graph, const VertexGroups& groups) {
  const auto nothing = [](Vertex, Vertex) { return Integer(0); };
  return values_of_groups(graph, groups, separating_values(groups.size(), demands_of(graph, groups, nothing)));
}

VertexValues values_by_blossoms(const RemainingGraph& graph, const TwiceWeight& twice) {
  return BoundGraph(graph, twice).solve();
}

}  // namespace bloesem::proof
