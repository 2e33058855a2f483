#include "matching/weighted/class_start.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <vector>

#include "matching/weighted/blossom_solver.hpp"
#include "tests/matching/random_classes.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using ClassSolver = BlossomSolver<std::int64_t, ClassWeights<std::int64_t>>;

std::int64_t weight_by(const ClassSolver& solver, const ClassWeights<std::int64_t>& weights, Vertex n) {
  std::int64_t sum = 0;
  for (Vertex v = 0; v < n; ++v)
    if (solver.mate(v) > v) sum += weights.weight(v, solver.mate(v));
  return sum;
}

TEST(ClassStart, IsFeasibleJoinsTightEdgesAndLeadsToAnOptimum) {
  Random random(16);
  ClassStart<std::int64_t> start;
  int joined = 0;
  for (int i = 0; i < 4000 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const test::ClassedProblem made = test::random_classes(random, 24, 2, 5, 3);
    const Vertex n = made.problem.vertices;
    std::vector<Vertex> vertices(at(n));
    std::iota(vertices.begin(), vertices.end(), 0);
    ClassWeights<std::int64_t> weights;
    weights.assign(made.classes(), made.problem.layout);

    ClassSolver cold;
    cold.reset(made.edges, weights, vertices, n);
    cold.start_cold();
    cold.solve();

    ClassSolver warm;
    warm.reset(made.edges, weights, vertices, n);
    start.apply(made.edges, made.classes(), weights, warm);
    for (const Edge& edge : made.problem.edges) {
      const std::int64_t cover = warm.dual(edge.u) + warm.dual(edge.v);
      ASSERT_GE(cover, weights(edge.u, edge.v));
      if (warm.mate(edge.u) != edge.v) continue;
      ASSERT_EQ(cover, weights(edge.u, edge.v));
      ++joined;
    }
    for (const Vertex v : vertices) ASSERT_GE(warm.dual(v), 0);
    warm.start_greedily();
    warm.solve();
    ASSERT_EQ(weight_by(warm, weights, n), weight_by(cold, weights, n));
  }
  EXPECT_GT(joined, 5000);
}

}  // namespace
}  // namespace bloesem::matching
