#include "engine/proof/vertex_groups.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace bloesem::proof {
namespace {

// Groups are parts of classes, so that either all or none of their vertices are joined.
bool may_be_joined(const RemainingGraph& graph, const std::vector<Vertex>& highers,
                   const std::vector<Vertex>& lowers) {
  return graph.joined(graph.class_of(highers.front()), graph.class_of(lowers.front()));
}

class DemandList {
 public:
  DemandList(const RemainingGraph& graph, const VertexGroups& groups, const TwiceWeight& twice)
      : graph_(graph), groups_(groups), twice_(twice), places_(at(groups.size()) * at(groups.size())) {}

  std::vector<Demand> run() {
    for (std::int32_t t = 0; t < groups_.size(); ++t) {
      for (std::int32_t u = 0; u < groups_.size(); ++u) {
        if (!may_be_joined(graph_, groups_.members[at(t)], groups_.members[at(u)])) continue;
        const auto [higher, lower] = find_edge(graph_, groups_.members[at(t)], groups_.members[at(u)]);
        if (higher != no_vertex) add(t, u, twice_(higher, lower));
      }
    }
    for (Vertex v = 0; v < graph_.problem().size(); ++v)
      if (graph_.remains(v) && graph_.mate(v) > v) tighten(v, graph_.mate(v));
    add_values();
    return std::move(demands_);
  }

 private:
  struct Place {
    std::int32_t demand = -1;
    bool tightened = false;  // by a pair in this direction
  };

  Place& place(std::int32_t t, std::int32_t u) { return places_[at(t) * at(groups_.size()) + at(u)]; }

  Demand& add(std::int32_t t, std::int32_t u, Integer twice) {
    std::int32_t& demand = place(std::min(t, u), std::max(t, u)).demand;
    if (demand < 0) {
      demand = static_cast<std::int32_t>(demands_.size());
      demands_.push_back({t, u, std::move(twice), false});
    } else if (demands_[at(demand)].twice < twice) {
      demands_[at(demand)].twice = std::move(twice);
    }
    return demands_[at(demand)];
  }

  // The weight of a pair may be smaller than that of an edge in the other direction: then no values are right.
  void tighten(Vertex higher, Vertex lower) {
    const std::int32_t t = groups_.of[at(higher)];
    const std::int32_t u = groups_.of[at(lower)];
    if (std::exchange(place(t, u).tightened, true)) return;
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
  }

  const RemainingGraph& graph_;
  const VertexGroups& groups_;
  const TwiceWeight& twice_;
  std::vector<Place> places_;  // by two groups
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

ZeroGroup zero_group_of(const RemainingGraph& graph) {
  const std::vector<Vertex> vertices = graph.vertices();
  const auto singles =
      std::count_if(vertices.begin(), vertices.end(), [&](Vertex v) { return graph.mate(v) == no_vertex; });
  if (singles != 1 || vertices.size() < 3) return ZeroGroup::Zero;
  return graph.bound_sets().contains(vertices) ? ZeroGroup::Any : ZeroGroup::NotPositive;
}

std::pair<Vertex, Vertex> find_edge(const RemainingGraph& graph, const std::vector<Vertex>& highers,
                                    const std::vector<Vertex>& lowers) {
  for (const Vertex h : highers)
    for (auto l = std::upper_bound(lowers.begin(), lowers.end(), h); l != lowers.end(); ++l)
      if (graph.has_edge(h, *l)) return {h, *l};
  return {no_vertex, no_vertex};
}

std::vector<Demand> demands_of(const RemainingGraph& graph, const VertexGroups& groups,
                               const TwiceWeight& twice) {
  return DemandList(graph, groups, twice).run();
}

}  // namespace bloesem::proof
