#include "matching/face/face_costs.hpp"

#include <gtest/gtest.h>

#include "tests/matching/random_classes.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

TEST(FaceCosts, AreSetForAllEdgesOfTheSameClasses) {
  Random random(15);
  FaceCosts costs;
  for (int i = 0; i < 1000 && !testing::Test::HasFailure(); ++i) {
    const test::ClassedProblem made = test::random_classes(random, 12, 4, 9, 12);
    if (made.problem.edges.empty()) continue;
    const Edge& edge = made.problem.edges.front();
    costs.clear(made.class_of, made.singles.size());
    costs.set(edge.u, edge.v, 17);
    for (const Edge& other : made.problem.edges) {
      const bool alike = made.class_of[at(edge.u)] == made.class_of[at(other.u)] &&
                         made.class_of[at(edge.v)] == made.class_of[at(other.v)];
      ASSERT_EQ(costs.of(other.u, other.v), alike ? 17 : 0);
      ASSERT_EQ(costs.of(other.v, other.u), alike ? 17 : 0);
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
