#include "matching/weighted/blossom_duals.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

struct TableOfWeights {
  std::size_t vertices = 0;
  std::vector<std::int64_t> weights;
  std::int64_t operator()(Vertex u, Vertex v) const { return 2 * weights[at(u) * vertices + at(v)]; }
};

struct WeighedGraph {
  BitRows rows;
  TableOfWeights weights;

  WeighedGraph(Random& random, Vertex n) {
    rows.reset(n, n);
    weights = {at(n), std::vector<std::int64_t>(at(n) * at(n))};
    const int density = random.between(20, 100);
    for (Vertex u = 0; u < n; ++u) {
      for (Vertex v = 0; v < u; ++v) {
        if (!random.chance(density)) continue;
        rows.set(u, v), rows.set(v, u);
        weights.weights[at(u) * at(n) + at(v)] = weights.weights[at(v) * at(n) + at(u)] =
            random.between(-3, 20);
      }
    }
  }
};

using DualsOfTable = BlossomDuals<std::int64_t, TableOfWeights>;

bool feasible(const WeighedGraph& graph, const DualsOfTable& duals, Vertex n) {
  for (Vertex u = 0; u < n; ++u) {
    if (duals.dual(u) < 0) return false;
    for (Vertex v = 0; v < n; ++v) {
      if (!graph.rows.test(u, v)) continue;
      const std::int64_t cover = duals.dual(u) + duals.dual(v);
      if (cover < graph.weights(u, v)) return false;
      if (duals.mate(u) == v && cover != graph.weights(u, v)) return false;
    }
  }
  return true;
}

std::vector<Vertex> all_vertices(Vertex n) {
  std::vector<Vertex> vertices(at(n));
  std::iota(vertices.begin(), vertices.end(), 0);
  return vertices;
}

TEST(BlossomDuals, StartsAreFeasibleAndJoinTightEdgesOnly) {
  Random random(9);
  DualsOfTable duals;
  for (int i = 0; i < 5000 && !testing::Test::HasFailure(); ++i) {
    const auto n = random.between<Vertex>(1, 14);
    const WeighedGraph graph(random, n);
    duals.reset(graph.rows, graph.weights, all_vertices(n), n);
    duals.start_cold();
    ASSERT_TRUE(feasible(graph, duals, n));
    std::vector<std::int64_t> cold;
    for (Vertex v = 0; v < n; ++v) cold.push_back(duals.dual(v));
    duals.start_greedily();
    ASSERT_TRUE(feasible(graph, duals, n));
    for (Vertex v = 0; v < n; ++v) {
      ASSERT_LE(duals.dual(v), cold[at(v)]);
      if (duals.mate(v) != no_vertex || duals.dual(v) == 0) continue;
      bool stuck = false;  // no dual of a single vertex can be lowered further
      for (Vertex u = 0; u < n; ++u) stuck = stuck || (graph.rows.test(u, v) && duals.tight(u, v));
      ASSERT_TRUE(stuck) << v;
    }
  }
}

// A matching of edges, or nothing.
std::vector<Vertex> some_mates(Random& random, const WeighedGraph& graph, Vertex n) {
  if (random.chance(30)) return {};
  std::vector<Vertex> mates(at(n), no_vertex);
  for (Vertex u = 0; u < n; ++u)
    for (Vertex v = 0; v < u; ++v)
      if (graph.rows.test(u, v) && mates[at(u)] == no_vertex && mates[at(v)] == no_vertex && random.chance(60))
        mates[at(u)] = v, mates[at(v)] = u;
  return mates;
}

TEST(BlossomDuals, PricesLeaveNoOtherDualHigherThanOtherEdgesRequire) {
  Random random(11);
  DualsOfTable duals;
  int lowered = 0;
  for (int i = 0; i < 5000 && !testing::Test::HasFailure(); ++i) {
    const auto n = random.between<Vertex>(1, 14);
    const WeighedGraph graph(random, n);
    duals.reset(graph.rows, graph.weights, all_vertices(n), n);
    duals.start_cold();
    std::vector<std::int64_t> cold;
    for (Vertex v = 0; v < n; ++v) cold.push_back(duals.dual(v));
    std::vector<Vertex> scarce;
    for (Vertex v = 0; v < n; ++v)
      if (random.chance(20)) scarce.push_back(v);
    const auto is_scarce = [&](Vertex v) { return std::binary_search(scarce.begin(), scarce.end(), v); };
    duals.price(scarce, some_mates(random, graph, n));
    ASSERT_TRUE(feasible(graph, duals, n));
    for (Vertex v = 0; v < n; ++v) {
      ASSERT_EQ(duals.mate(v), no_vertex);
      ASSERT_TRUE(is_scarce(v) || duals.dual(v) <= cold[at(v)]);
      bool required = duals.dual(v) == 0;
      for (Vertex u = 0; u < n; ++u)
        required = required || ((is_scarce(v) || !is_scarce(u)) && graph.rows.test(u, v) && duals.tight(u, v));
      ASSERT_TRUE(required) << v;
      lowered += !scarce.empty() && duals.dual(v) < cold[at(v)] ? 1 : 0;
    }
  }
  EXPECT_GT(lowered, 5000);
}

TEST(BlossomDuals, KnowWhetherTheyAreFeasible) {
  Random random(10);
  int number_feasible = 0;
  for (int i = 0; i < 5000 && !testing::Test::HasFailure(); ++i) {
    const auto n = random.between<Vertex>(2, 8);
    const WeighedGraph graph(random, n);
    DualsOfTable duals;
    duals.reset(graph.rows, graph.weights, all_vertices(n), n);
    const std::int64_t most = random.between(5, 60);
    for (Vertex v = 0; v < n; ++v) duals.set_dual(v, random.between<std::int64_t>(0, most));
    ASSERT_EQ(duals.is_feasible(), feasible(graph, duals, n));
    number_feasible += duals.is_feasible() ? 1 : 0;
    for (Vertex v = 0; v < n; ++v) duals.raise(v);
    ASSERT_TRUE(duals.is_feasible());
    ASSERT_TRUE(feasible(graph, duals, n));
  }
  EXPECT_GT(number_feasible, 500);
  EXPECT_LT(number_feasible, 4500);
}

}  // namespace
}  // namespace bloesem::matching
