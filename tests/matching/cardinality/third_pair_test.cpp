#include "matching/cardinality/third_pair.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

struct PairedRows {
  BitRows rows;
  std::vector<Vertex> mates;
};

// Pairs 0-1, 2-3, ... that are edges, and other edges at random.
PairedRows random_pairs(Random& random, Vertex vertices, int percent) {
  PairedRows drawn;
  drawn.rows.reset(static_cast<int>(at(vertices)), static_cast<int>(at(vertices)));
  for (Vertex u = 0; u < vertices; ++u) {
    drawn.mates.push_back(u % 2 == 0 ? u + 1 : u - 1);
    for (Vertex v = 0; v < u; ++v)
      if (v == drawn.mates[at(u)] || random.between(1, 100) <= percent)
        drawn.rows.set(u, v), drawn.rows.set(v, u);
  }
  return drawn;
}

// Compares with a look at all pairs c-d.
TEST(ThirdPair, IsFoundIfThereIsOne) {
  Random random(1);
  int found = 0;
  int none = 0;
  for (int i = 0; i < 20'000; ++i) {
    const PairedRows drawn = random_pairs(random, 2 * random.between<Vertex>(2, 70), random.between(1, 12));
    const auto n = static_cast<Vertex>(drawn.mates.size());
    const Vertex a = random.between<Vertex>(0, n - 1);
    const Vertex b = random.between<Vertex>(0, n - 1);
    if (b == a || drawn.mates[at(a)] == b || drawn.rows.test(a, b)) continue;
    const Vertex barred = random.between<Vertex>(0, n - 1);
    bool possible = false;
    for (Vertex c = 0; c < n; ++c)
      possible |= c != barred && drawn.rows.test(a, c) && drawn.rows.test(drawn.mates[at(c)], b);
    ThirdPair third;
    third.list_from(drawn.rows, drawn.mates, a, [&](Vertex c) { return c != barred; });
    const Vertex d = third.beside(drawn.rows, b);
    ASSERT_EQ(d != no_vertex, possible);
    ++(possible ? found : none);
    if (!possible) continue;
    const Vertex c = drawn.mates[at(d)];
    ASSERT_TRUE(c != barred && drawn.rows.test(a, c) && drawn.rows.test(d, b));
    for (const Vertex end : {a, b, drawn.mates[at(a)], drawn.mates[at(b)]}) {
      ASSERT_NE(c, end);
      ASSERT_NE(d, end);
    }
  }
  EXPECT_GT(found, 2000);
  EXPECT_GT(none, 2000);
}

}  // namespace
}  // namespace bloesem::matching
