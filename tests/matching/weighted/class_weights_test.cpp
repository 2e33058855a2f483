#include "matching/weighted/class_weights.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "matching/int128.hpp"
#include "matching/weighted/weight.hpp"
#include "tests/matching/random_classes.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// The weight of an edge in the digits of `layout`, by the exact integers of the reference.
Integer exact_weight(const Problem& problem, const Edge& edge, const Layout& layout) {
  std::vector<Term> terms;
  for (const Term& term : problem.rows.row(at(edge.row)))
    if (at(term.digit) < layout.digits()) terms.push_back(term);
  return pack<Integer>(terms, layout);
}

TEST(ClassWeights, AreThoseOfTheRowsInTheDigitsOfTheLayout) {
  Random random(15);
  ClassWeights<Int128> weights;
  for (int i = 0; i < 3000 && !testing::Test::HasFailure(); ++i) {
    const test::ClassedProblem made = test::random_classes(random, 12, 4, 9, 12);
    std::vector<DigitRange> ranges;
    const auto digits = random.between<std::size_t>(1, 4);
    for (std::size_t k = 0; k < digits; ++k) ranges.push_back(made.problem.layout.range(k));
    const Layout layout(std::move(ranges));
    weights.assign(made.classes(), layout);
    for (const Edge& edge : made.problem.edges) {
      const Integer exact = exact_weight(made.problem, edge, layout);
      ASSERT_EQ(static_cast<Integer>(weights.weight(edge.u, edge.v)), exact);
      ASSERT_EQ(static_cast<Integer>(weights.weight(edge.v, edge.u)), exact);
      ASSERT_EQ(static_cast<Integer>(weights(edge.u, edge.v)), 2 * exact);
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
