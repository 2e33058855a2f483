#include "engine/proof/find_values.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/proof/blossom_values.hpp"
#include "engine/proof/potentials.hpp"
#include "matching/steps.hpp"

namespace bloesem::proof {
namespace {

// `values`: of the groups and the zero group.
VertexValues values_of_groups(const RemainingGraph& graph, VertexGroups groups, std::vector<Integer> values) {
  const Integer zero = std::move(values.back());
  values.pop_back();
  VertexValues result{std::move(groups.of), std::move(values), {}};
  if (zero == 0) return result;
  for (Integer& y : result.y) y += zero;
  result.sets.push_back({-2 * zero, graph.vertices()});
  return result;
}

// The values of a step `sum` are those of groups, less twice the number of each vertex that is the higher
// ranked of a pair with numbers.
class NumberedGroups {
 public:
  NumberedGroups(const RemainingGraph& graph, const std::vector<std::int32_t>& numbers)
      : graph_(graph), numbers_(numbers), groups_(groups_by_class(graph, roles())) {}

  std::optional<VertexValues> values() {
    const auto values = potentials(groups_.size(), demands(), zero_group_of(graph_));
    if (!values) return std::nullopt;
    VertexValues by_group = values_of_groups(graph_, groups_, *values);
    VertexValues result{std::vector<std::int32_t>(numbers_.size()), {}, std::move(by_group.sets)};
    for (const Vertex v : graph_.vertices()) {
      result.group[at(v)] = static_cast<std::int32_t>(result.y.size());
      result.y.push_back(by_group.of(v) + offset(v));
    }
    return result;
  }

 private:
  enum Role : std::int32_t { Outside, Upper, Other };

  [[nodiscard]] std::int32_t role(Vertex v) const {
    if (numbers_[at(v)] == 0) return Outside;
    const Vertex mate = graph_.mate(v);
    return mate > v && numbers_[at(mate)] != 0 ? Upper : Other;
  }
  [[nodiscard]] std::vector<std::int32_t> roles() const {
    std::vector<std::int32_t> roles(numbers_.size());
    for (const Vertex v : graph_.vertices()) roles[at(v)] = role(v);
    return roles;
  }
  [[nodiscard]] std::int32_t offset(Vertex v) const { return role(v) == Upper ? -2 * numbers_[at(v)] : 0; }

  // Returns the most that an edge between two groups, the first ranked higher, demands of their values.
  [[nodiscard]] std::int32_t most_demanded(const std::vector<Vertex>& highers,
                                           const std::vector<Vertex>& lowers) const {
    const Vertex first = highers.front();
    const Vertex last = lowers.back();
    const bool both = numbers_[at(first)] != 0 && numbers_[at(last)] != 0;
    const std::int32_t of_lower = -offset(last);
    if (both) return (role(first) == Upper ? 0 : -2 * numbers_[at(first)]) + of_lower;
    return of_lower - offset(highers.back());
  }

  [[nodiscard]] std::vector<Demand> demands() const {
    std::vector<Demand> demands;
    for (std::int32_t t = 0; t < groups_.size(); ++t) {
      const std::vector<Vertex>& some = groups_.members[at(t)];
      matching::spend_steps(groups_.size());
      for (std::int32_t u = 0; u < groups_.size(); ++u) {
        const std::vector<Vertex>& others = groups_.members[at(u)];
        if (graph_.joined(graph_.class_of(some.front()), graph_.class_of(others.front())) &&
            find_edge(graph_, some, others).first != no_vertex)
          demands.push_back({t, u, most_demanded(some, others), false});
      }
      if (graph_.bound(some.front())) continue;
      const bool single =
          std::any_of(some.begin(), some.end(), [&](Vertex v) { return graph_.mate(v) == no_vertex; });
      demands.push_back({t, groups_.size(), -offset(some.back()), single});
    }
    add_pairs(demands);
    return demands;
  }
  void add_pairs(std::vector<Demand>& demands) const {
    std::vector<char> known(at(groups_.size()) * at(groups_.size()));
    for (const Vertex v : graph_.vertices()) {
      if (graph_.mate(v) < v) continue;
      const std::int32_t t = groups_.of[at(v)];
      const std::int32_t u = groups_.of[at(graph_.mate(v))];
      if (std::exchange(known[at(t) * at(groups_.size()) + at(u)], 1) == 0) demands.push_back({t, u, 0, true});
    }
  }

  const RemainingGraph& graph_;
  const std::vector<std::int32_t>& numbers_;
  VertexGroups groups_;
};

}  // namespace

std::optional<VertexValues> values_by_groups(const RemainingGraph& graph, const VertexGroups& groups,
                                             const TwiceWeight& twice) {
  auto values = potentials(groups.size(), demands_of(graph, groups, twice), zero_group_of(graph));
  if (!values) return std::nullopt;
  return values_of_groups(graph, groups, *std::move(values));
}

std::optional<VertexValues> values_by_numbers(const RemainingGraph& graph,
                                              const std::vector<std::int32_t>& numbers) {
  return NumberedGroups(graph, numbers).values();
}

VertexValues separating_values_by_groups(const RemainingGraph& graph, const VertexGroups& groups) {
  const auto nothing = [](Vertex, Vertex) { return Integer(0); };
  return values_of_groups(
      graph, groups,
      separating_values(groups.size(), demands_of(graph, groups, nothing), zero_group_of(graph)));
}

VertexValues values_by_blossoms(const RemainingGraph& graph, const VertexGroups& groups,
                                const TwiceWeight& twice) {
  const std::vector<Vertex> vertices = graph.vertices();
  BlossomValues found = blossom_values(graph, vertices, groups, twice);
  VertexValues values{std::vector<std::int32_t>(at(graph.problem().size())), std::move(found.y),
                      std::move(found.sets)};
  for (std::size_t i = 0; i < vertices.size(); ++i)
    values.group[at(vertices[i])] = static_cast<std::int32_t>(i);
  return values;
}

}  // namespace bloesem::proof
