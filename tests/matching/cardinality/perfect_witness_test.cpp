#include "matching/cardinality/perfect_witness.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <vector>

#include "matching/graph/bit_graph.hpp"

namespace bloesem::matching {
namespace {

// True if the vertices with in[v] != 0 have a perfect matching; by exhaustion.
bool has_perfect(const BitGraph& graph, std::vector<char>& in) {
  Vertex u = 0;
  while (u < graph.size() && in[at(u)] == 0) ++u;
  if (u == graph.size()) return true;
  in[at(u)] = 0;
  for (Vertex v = u + 1; v < graph.size(); ++v) {
    if (in[at(v)] == 0 || !graph.adjacent(u, v)) continue;
    in[at(v)] = 0;
    const bool found = has_perfect(graph, in);
    in[at(v)] = 1;
    if (found) return in[at(u)] = 1, true;
  }
  in[at(u)] = 1;
  return false;
}

BitGraph random_bit_graph(std::mt19937& random, Vertex vertices) {
  BitGraph graph(vertices);
  const auto density = 30 + random() % 60;
  for (Vertex u = 0; u < vertices; ++u)
    for (Vertex v = u + 1; v < vertices; ++v)
      if (random() % 100 < density) graph.join(u, v);
  return graph;
}

// Asks about all possible mates of one vertex.
void ask_all(const BitGraph& graph, PerfectWitness<BitGraph>& witness, Vertex u) {
  for (Vertex w = 0; w < graph.size(); ++w) {
    if (w == u || witness.is_fixed(w)) continue;
    std::vector<char> others(at(graph.size()), 0);
    for (Vertex each = 0; each < graph.size(); ++each) others[at(each)] = witness.is_fixed(each) ? 0 : 1;
    others[at(u)] = others[at(w)] = 0;
    ASSERT_EQ(witness.admits(u, w), graph.adjacent(u, w) && has_perfect(graph, others));
  }
}

TEST(PerfectWitness, FixesExactlyThePairsThatLeaveAPerfectMatching) {
  std::mt19937 random(1125);
  PerfectWitness<BitGraph> witness;
  int fixed = 0;
  int refused = 0;
  for (int i = 0; i < 1500; ++i) {
    const auto n = static_cast<Vertex>(2 * (random() % 6));
    const BitGraph graph = random_bit_graph(random, n);
    std::vector<char> left(at(n), 1);
    ASSERT_EQ(witness.start(graph), has_perfect(graph, left));
    if (!has_perfect(graph, left)) continue;
    for (int question = 0; question < 3 * n; ++question) {
      const auto u = static_cast<Vertex>(random() % static_cast<unsigned>(n));
      const auto v = static_cast<Vertex>(random() % static_cast<unsigned>(n));
      if (u == v || witness.is_fixed(u) || witness.is_fixed(v)) continue;
      left[at(u)] = left[at(v)] = 0;
      const bool possible = graph.adjacent(u, v) && has_perfect(graph, left);
      ASSERT_EQ(witness.admits(u, v), possible) << i;
      if (question % 2 == 0) ask_all(graph, witness, u);
      ASSERT_EQ(witness.fix(u, v), possible) << i;
      ASSERT_TRUE(witness.is_consistent()) << i;
      if (!possible) left[at(u)] = left[at(v)] = 1;
      ++(possible ? fixed : refused);
    }
  }
  EXPECT_GT(fixed, 1000);
  EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace bloesem::matching
