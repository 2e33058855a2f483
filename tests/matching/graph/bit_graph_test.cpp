#include "matching/graph/bit_graph.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Joined = std::set<std::pair<Vertex, Vertex>>;

Joined join_at_random(Random& random, BitGraph& graph, Joined joined) {
  for (int i = random.between(0, 3 * graph.size()); i > 0 && graph.size() > 1; --i) {
    const auto u = random.between<Vertex>(0, graph.size() - 1);
    const auto v = random.between<Vertex>(0, graph.size() - 1);
    if (u == v) continue;
    graph.join(u, v);
    joined.insert({u, v});
    joined.insert({v, u});
  }
  return joined;
}

void expect_joined(const BitGraph& graph, const Joined& joined) {
  BitRows rows;
  graph.fill(rows);
  ASSERT_EQ(rows.rows(), graph.size());
  for (Vertex u = 0; u < graph.size(); ++u) {
    ASSERT_EQ(graph.kind(u), 0U);
    for (Vertex v = 0; v < graph.size(); ++v) {
      ASSERT_EQ(graph.adjacent(u, v), joined.contains({u, v}));
      ASSERT_EQ(rows.test(u, v), joined.contains({u, v}));
    }
  }
}

TEST(BitGraph, HasTheEdgesThatWereJoinedAndKeepsThemWhenItGrows) {
  Random random(3);
  for (int i = 0; i < 1000 && !testing::Test::HasFailure(); ++i) {
    BitGraph graph(random.between<Vertex>(1, 90));
    const Joined joined = join_at_random(random, graph, {});
    expect_joined(graph, joined);
    const auto further = random.between<Vertex>(0, 90);
    BitGraph larger(graph, further);
    ASSERT_EQ(larger.size(), graph.size() + further);
    expect_joined(larger, joined);
    expect_joined(larger, join_at_random(random, larger, joined));
    expect_joined(graph, joined);
  }
}

}  // namespace
}  // namespace bloesem::matching
