#include "engine/proof/vertex_groups.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace bloesem::proof {
namespace {

// The edges between two groups, the first ranked higher.
struct FoundEdge {
  Vertex higher = no_vertex;
  Vertex lower = no_vertex;
};

FoundEdge find_edge(const RemainingGraph& graph, const std::vector<Vertex>& highers,
                    const std::vector<Vertex>& lowers) {
  for (const Vertex h : highers)
    for (auto l = std::upper_bound(lowers.begin(), lowers.end(), h); l != lowers.end(); ++l)
      if (graph.has_edge(h, *l)) return {h, *l};
  return {};
}

// Groups are parts of classes, so that either all or none of their vertices are joined.
bool may_be_joined(const RemainingGraph& graph, const std::vector<Vertex>& highers,
                   const std::vector<Vertex>& lowers) {
  return graph.joined(graph.class_of(highers.front()), graph.class_of(lowers.front()));
}

class DemandList {
 public:
  DemandList(const RemainingGraph& graph, const VertexGroups& groups, const TwiceWeight& twice)
      : graph_(graph), groups_(groups), twice_(twice), places_(at(groups.size()) * at(groups.size()), -1) {}

  std::vector<Demand> run() {
    for (std::int32_t t = 0; t < groups_.size(); ++t) {
      for (std::int32_t u = 0; u < groups_.size(); ++u) {
        if (!may_be_joined(graph_, groups_.members[at(t)], groups_.members[at(u)])) continue;
        const FoundEdge edge = find_edge(graph_, groups_.members[at(t)], groups_.members[at(u)]);
        if (edge.higher != no_vertex) add(t, u, twice_(edge.higher, edge.lower));
      }
    }
    for (const Vertex v : graph_.vertices())
      if (graph_.mate(v) > v) tighten(v, graph_.mate(v));
    add_values();
    return std::move(demands_);
  }

 private:
  Demand& add(std::int32_t t, std::int32_t u, Integer twice) {
    std::int32_t& place = places_[at(std::min(t, u)) * at(groups_.size()) + at(std::max(t, u))];
    if (place < 0) {
      place = static_cast<std::int32_t>(demands_.size());
      demands_.push_back({t, u, std::move(twice), false});
    } else if (demands_[at(place)].twice < twice) {
      demands_[at(place)].twice = std::move(twice);
    }
    return demands_[at(place)];
  }

  // The weight of a pair may be smaller than that of an edge in the other direction: then no values are right.
  void tighten(Vertex higher, Vertex lower) {
    const std::int32_t t = groups_.of[at(higher)];
    const std::int32_t u = groups_.of[at(lower)];
    Integer twice = twice_(higher, lower);
    Demand& demand = add(t, u, twice);
    demand.tight = true;
    if (twice < demand.twice) demands_.push_back({t, u, std::move(twice), true});
  }

  void add_values() {
    const std::int32_t zero = groups_.size();
    for (std::int32_t t = 0; t < zero; ++t) {
      const std::vector<Vertex>& some = groups_.members[at(t)];
      const bool single =
          std::any_of(some.begin(), some.end(), [&](Vertex v) { return graph_.mate(v) == no_vertex; });
      if (!graph_.bound(some.front())) demands_.push_back({t, zero, 0, single});
    }
    demands_.push_back({zero, zero, 0, true});
  }

  const RemainingGraph& graph_;
  const VertexGroups& groups_;
  const TwiceWeight& twice_;
  std::vector<std::int32_t> places_;  // of the demand, by smaller and larger group
  std::vector<Demand> demands_;
};

}  // namespace

VertexGroups groups_by_class(const RemainingGraph& graph, const std::vector<std::int32_t>& labels) {
  VertexGroups groups{std::vector<std::int32_t>(labels.size(), -1), {}};
  std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> numbers;
  for (const Vertex v : graph.vertices()) {
    const auto [place, is_new] = numbers.try_emplace({graph.class_of(v), labels[at(v)]}, groups.size());
    if (is_new) groups.members.emplace_back();
    groups.of[at(v)] = place->second;
    groups.members[at(place->second)].push_back(v);
  }
  return groups;
}

VertexGroups groups_by_vertex(const RemainingGraph& graph) {
  VertexGroups groups{std::vector<std::int32_t>(at(graph.problem().size()), -1), {}};
  for (const Vertex v : graph.vertices()) {
    groups.of[at(v)] = groups.size();
    groups.members.push_back({v});
  }
  return groups;
}

std::vector<Demand> demands_of(const RemainingGraph& graph, const VertexGroups& groups,
                               const TwiceWeight& twice) {
  return DemandList(graph, groups, twice).run();
}

}  // namespace bloesem::proof
