#include "matching/face/least_perfect.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <vector>

namespace bloesem::matching {
namespace {

using Mates = std::vector<Vertex>;

// A random graph with random costs by class.
struct CostedGraph {
  BitRows edges;
  std::vector<std::int32_t> class_of;
  std::int32_t classes = 1;
  std::size_t digits = 1;
  std::vector<std::vector<std::int64_t>> table;  // by pair of classes

  [[nodiscard]] EdgeCosts costs() const {
    return {class_of, classes, digits, [this](std::int32_t a, std::int32_t b, std::span<std::int64_t> of) {
              const auto& row = table[static_cast<std::size_t>(a * classes + b)];
              std::copy(row.begin(), row.end(), of.begin());
            }};
  }
  [[nodiscard]] const std::vector<std::int64_t>& cost(Vertex u, Vertex v) const {
    return table[static_cast<std::size_t>(class_of[at(u)] * classes + class_of[at(v)])];
  }
};

CostedGraph random_graph(std::mt19937& random, Vertex vertices) {
  const auto below = [&](unsigned end) { return static_cast<int>(random() % end); };
  CostedGraph graph;
  graph.edges.reset(vertices, vertices);
  const int density = 20 + below(80);
  for (Vertex u = 0; u < vertices; ++u)
    for (Vertex v = u + 1; v < vertices; ++v)
      if (below(100) < density) graph.edges.set(u, v), graph.edges.set(v, u);
  graph.classes = 1 + below(4);
  graph.digits = static_cast<std::size_t>(1 + below(below(4) == 0 ? 60 : 5));
  for (Vertex v = 0; v < vertices; ++v) graph.class_of.push_back(below(static_cast<unsigned>(graph.classes)));
  graph.table.resize(static_cast<std::size_t>(graph.classes * graph.classes));
  const auto most = static_cast<unsigned>(1 + random() % 4);
  for (std::int32_t a = 0; a < graph.classes; ++a)
    for (std::int32_t b = a; b < graph.classes; ++b) {
      std::vector<std::int64_t> row;
      for (std::size_t k = 0; k < graph.digits; ++k) row.push_back(below(3) == 0 ? below(most) : 0);
      graph.table[static_cast<std::size_t>(a * graph.classes + b)] = row;
      graph.table[static_cast<std::size_t>(b * graph.classes + a)] = row;
    }
  return graph;
}

// Returns every perfect matching of least cost, by enumeration.
std::vector<Mates> all_least(const CostedGraph& graph, std::vector<std::int64_t>& least) {
  const auto n = static_cast<Vertex>(graph.class_of.size());
  std::vector<Mates> found;
  Mates mates(at(n), no_vertex);
  std::vector<std::int64_t> cost(graph.digits, 0);
  const std::function<void(Vertex)> extend = [&](Vertex u) {
    while (u < n && mates[at(u)] != no_vertex) ++u;
    if (u == n) {
      if (found.empty() || cost < least) found.clear(), least = cost;
      if (cost == least) found.push_back(mates);
      return;
    }
    for (Vertex v = u + 1; v < n; ++v) {
      if (mates[at(v)] != no_vertex || !graph.edges.test(u, v)) continue;
      const auto& edge = graph.cost(u, v);
      mates[at(u)] = v, mates[at(v)] = u;
      for (std::size_t k = 0; k < cost.size(); ++k) cost[k] += edge[k];
      extend(u + 1);
      for (std::size_t k = 0; k < cost.size(); ++k) cost[k] -= edge[k];
      mates[at(u)] = mates[at(v)] = no_vertex;
    }
  };
  extend(0);
  return found;
}

void keep_only(std::vector<Mates>& matchings, const std::function<bool(const Mates&)>& wanted) {
  std::erase_if(matchings, [&](const Mates& mates) { return !wanted(mates); });
}

// Takes random decisions on the object and on the list of all matchings alike.
void decide_alike(std::mt19937& random, LeastPerfect& least, std::vector<Mates> matchings, Vertex n) {
  std::vector<Vertex> order(at(n));
  for (Vertex v = 0; v < n; ++v) order[at(v)] = v;
  std::shuffle(order.begin(), order.end(), random);
  std::vector<bool> settled(at(n), false);
  for (const Vertex v : order) {
    if (settled[at(v)]) continue;
    const auto mate = [v](const Mates& mates) { return mates[at(v)]; };
    const auto what = random() % 3;
    if (what == 0) {
      const auto end = static_cast<Vertex>(random() % static_cast<unsigned>(n + 1));
      const bool some =
          std::any_of(matchings.begin(), matchings.end(), [&](const Mates& m) { return mate(m) < end; });
      ASSERT_EQ(least.decide_partner_below(v, end), some);
      keep_only(matchings, [&](const Mates& m) { return (mate(m) < end) == some; });
      continue;
    }
    Vertex best = mate(matchings.front());
    for (const Mates& m : matchings) best = what == 1 ? std::min(best, mate(m)) : std::max(best, mate(m));
    what == 1 ? least.settle_smallest(v) : least.settle_greatest(v);
    ASSERT_EQ(least.mate(v), best);
    settled[at(v)] = settled[at(best)] = true;
    keep_only(matchings, [&](const Mates& m) { return mate(m) == best; });
  }
}

TEST(LeastPerfect, EqualsTheEnumerationOfAllPerfectMatchings) {
  std::mt19937 random(20261125);
  LeastPerfect least;
  int perfect = 0;
  for (int i = 0; i < 4000; ++i) {
    const auto n = static_cast<Vertex>(random() % 9);
    const CostedGraph graph = random_graph(random, n);
    std::vector<std::int64_t> cost(graph.digits, 0);
    const std::vector<Mates> all = all_least(graph, cost);
    ASSERT_EQ(least.solve(graph.edges, graph.costs()), !all.empty()) << i;
    if (all.empty()) continue;
    ++perfect;
    EXPECT_TRUE(std::equal(cost.begin(), cost.end(), least.totals().begin(), least.totals().end())) << i;
    decide_alike(random, least, all, n);
    if (::testing::Test::HasFatalFailure()) FAIL() << i;
  }
  EXPECT_GT(perfect, 1500);
}

TEST(LeastPerfect, AnOddNumberOfVerticesHasNone) {
  LeastPerfect least;
  BitRows edges;
  edges.reset(3, 3);
  const std::vector<std::int32_t> classes(3, 0);
  EXPECT_FALSE(least.solve(edges, {classes, 1, 1, [](std::int32_t, std::int32_t, std::span<std::int64_t>) {}}));
}

}  // namespace
}  // namespace bloesem::matching
