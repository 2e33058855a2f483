#include "matching/weighted/heaviest_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "matching/index.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// Returns the greatest weight of any matching, by exhaustion over sets of vertices.
Integer greatest_weight(Vertex vertices, const std::vector<WeightedEdge>& edges) {
  std::vector<Integer> best(std::size_t{1} << vertices, 0);
  for (std::size_t set = 1; set < best.size(); ++set) {
    for (const auto& [u, v, weight] : edges) {
      const std::size_t ends = std::size_t{1} << u | std::size_t{1} << v;
      if ((set & ends) == ends) best[set] = std::max<Integer>(best[set], best[set & ~ends] + weight);
    }
    for (Vertex v = 0; v < vertices; ++v)
      if ((set >> v & 1U) != 0) best[set] = std::max(best[set], best[set & ~(std::size_t{1} << v)]);
  }
  return best.back();
}

TEST(HeaviestMatching, WeighsAsMuchAsAnyInAnyWidth) {
  Random random(14);
  for (int i = 0; i < 1500 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const auto n = random.between<Vertex>(0, 8);
    const int density = random.between(20, 100);
    const unsigned bits = random.between(1U, 400U);
    std::vector<WeightedEdge> edges;
    for (Vertex u = 0; u < n; ++u)
      for (Vertex v = 0; v < u; ++v)
        if (random.chance(density))
          edges.push_back({u, v, (Integer(random.between(-2, 9)) << bits) + random.between(-2, 2)});
    const std::vector<Vertex> mates = heaviest_matching(n, edges);
    Integer weight = 0;
    Vertex covered = 0;
    for (const auto& [u, v, edge_weight] : edges)
      if (mates[at(u)] == v) weight += edge_weight, covered += 2;
    for (Vertex v = 0; v < n; ++v) {
      if (mates[at(v)] == no_vertex) continue;
      ASSERT_EQ(mates[at(mates[at(v)])], v);
      --covered;
    }
    ASSERT_EQ(covered, 0);  // all pairs are edges
    ASSERT_EQ(weight, greatest_weight(n, edges));
  }
}

}  // namespace
}  // namespace bloesem::matching
