#include "matching/face/face_costs.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/matching/random_classes.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

TEST(FaceCosts, AreThoseOfTheRowsBetweenVerticesConcerned) {
  Random random(15);
  for (int i = 0; i < 1000 && !testing::Test::HasFailure(); ++i) {
    const test::ClassedProblem made = test::random_classes(random, 12, 4, 9, 12);
    std::vector<std::int64_t> cost_of_row;
    for (std::size_t row = 0; row < made.costs.size(); ++row) cost_of_row.push_back(random.between(1, 99));
    std::vector<char> concerned;
    for (std::size_t v = 0; v < made.class_of.size(); ++v) concerned.push_back(random.chance(80) ? 1 : 0);
    const FaceCosts costs{made.class_of, made.singles.size(), made.row_of_pair, cost_of_row, concerned};
    for (const auto& [u, v, row] : made.problem.edges) {
      const std::int64_t cost = concerned[at(u)] != 0 && concerned[at(v)] != 0 ? cost_of_row[at(row)] : 0;
      ASSERT_EQ(costs.of(u, v), cost);
      ASSERT_EQ(costs.of(v, u), cost);
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
