#include "matching/cardinality/known_obstacles.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "matching/cardinality/maximum_matching.hpp"
#include "matching/graph/bit_graph.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Flags = std::vector<char>;

class SparseGraph {
 public:
  SparseGraph(Random& random, Vertex n, int density) : n_(n), edges_(at(n) * at(n), 0) {
    for (Vertex u = 0; u < n; ++u)
      for (Vertex v = u + 1; v < n; ++v)
        if (random.chance(density)) edges_[at(u) * at(n) + at(v)] = edges_[at(v) * at(n) + at(u)] = 1;
  }

  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const { return edges_[at(u) * at(n_) + at(v)] != 0; }
  [[nodiscard]] bool can_be_matched(const Flags& set) const {
    std::vector<Vertex> vertices;
    for (Vertex v = 0; v < n_; ++v)
      if (set[at(v)] != 0) vertices.push_back(v);
    BitGraph graph(static_cast<Vertex>(vertices.size()));
    for (Vertex i = 0; i < graph.size(); ++i)
      for (Vertex j = i + 1; j < graph.size(); ++j)
        if (adjacent(vertices[at(i)], vertices[at(j)])) graph.join(i, j);
    return MaximumMatching<BitGraph>().perfect(graph);
  }
  // The places of all vertices if X is removed; some components are not counted.
  [[nodiscard]] std::vector<std::int32_t> places(Random& random, const Flags& x) const {
    std::vector<std::int32_t> places(at(n_), KnownObstacles::elsewhere);
    Flags seen = x;
    for (Vertex v = 0; v < n_; ++v)
      if (x[at(v)] != 0) places[at(v)] = KnownObstacles::removed;
    std::int32_t components = 0;
    for (Vertex root = 0; root < n_; ++root) {
      if (seen[at(root)] != 0) continue;
      const std::int32_t place = random.chance(90) ? components++ : KnownObstacles::elsewhere;
      std::vector<Vertex> stack = {root};
      seen[at(root)] = 1;
      while (!stack.empty()) {
        const Vertex u = stack.back();
        stack.pop_back();
        places[at(u)] = place;
        for (Vertex v = 0; v < n_; ++v)
          if (seen[at(v)] == 0 && adjacent(u, v)) seen[at(v)] = 1, stack.push_back(v);
      }
    }
    return places;
  }

 private:
  Vertex n_;
  std::vector<char> edges_;
};

Flags random_flags(Random& random, Vertex n, int density) {
  Flags flags(at(n));
  for (char& flag : flags) flag = random.chance(density) ? 1 : 0;
  return flags;
}

TEST(KnownObstacles, RefuteOnlySetsAndPairsThatNoMatchingCovers) {
  Random random(81);
  int refuted = 0;
  int barred = 0;
  for (int run = 0; run < 3000 && !testing::Test::HasFailure(); ++run) {
    SCOPED_TRACE(run);
    const auto n = random.between<Vertex>(2, 14);
    const SparseGraph graph(random, n, random.between(10, 50));
    KnownObstacles obstacles;
    Flags set(at(n), 1);
    ASSERT_FALSE(obstacles.refute(set));
    for (int i = random.between(1, 12); i > 0; --i)
      obstacles.add(graph.places(random, random_flags(random, n, random.between(10, 60))));
    for (int i = 0; i < 6; ++i) {
      if (obstacles.refute(set)) {
        ASSERT_FALSE(graph.can_be_matched(set));
        ++refuted;
      }
      for (Vertex u = 0; u < n; ++u) {
        for (Vertex v = u + 1; v < n; ++v) {
          if (set[at(u)] == 0 || set[at(v)] == 0 || !graph.adjacent(u, v) || !obstacles.bars(u, v)) continue;
          ASSERT_EQ(obstacles.bars(v, u), obstacles.bars(u, v));
          Flags others = set;
          others[at(u)] = others[at(v)] = 0;
          ASSERT_FALSE(graph.can_be_matched(others));
          ++barred;
        }
      }
      set = random_flags(random, n, random.between(50, 100));
    }
  }
  EXPECT_GT(refuted, 3000);
  EXPECT_GT(barred, 3000);
}

// A star: whichever vertex the centre is matched to, the others stay single.
TEST(KnownObstacles, KnowTheLatest) {
  KnownObstacles obstacles;
  Flags set = {1, 1, 1, 0};
  EXPECT_FALSE(obstacles.refute(set));
  obstacles.add({KnownObstacles::removed, 0, 1, 2});
  EXPECT_TRUE(obstacles.refute(set));
  set = {1, 1, 0, 0};
  EXPECT_FALSE(obstacles.refute(set));
  EXPECT_FALSE(obstacles.bars(0, 1));
  EXPECT_TRUE(obstacles.bars(0, 2)) << "not in the set: an even component";
  for (int i = 0; i < 8; ++i) obstacles.add({KnownObstacles::elsewhere, KnownObstacles::elsewhere, 0, 0});
  EXPECT_FALSE(obstacles.bars(0, 2)) << "forgotten";
}

}  // namespace
}  // namespace bloesem::matching
