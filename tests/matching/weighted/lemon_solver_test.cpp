#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "matching/certificate/certificate.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/solver.hpp"
#include "matching/weighted/weight.hpp"
#include "tests/matching/random_problem.hpp"
#include "tests/matching/solvers.hpp"
#include "tests/support/brute_force_matching.hpp"
#include "tests/support/unpack.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

class EverySolver : public testing::TestWithParam<const Solver*> {};

INSTANTIATE_TEST_SUITE_P(Matching, EverySolver, testing::ValuesIn(solvers()), solver_name);

// The solver agrees with brute force on the greatest totals, the weights unpack to these totals, and the duals
// prove the matching.
void expect_optimal(const Solver& solver, const Problem& problem) {
  const Solution solution = solver.solve(problem);
  const test::Totals best = test::best_totals(problem);
  EXPECT_EQ(digit_totals(problem, solution.matching), best);
  EXPECT_EQ(test::totals_of(problem, test::edges_of(solution.matching)), best);
  EXPECT_EQ(test::unpack(weight_of(problem, solution.matching), problem.layout), best);
  const Verdict verdict = verify(problem, solution);
  EXPECT_TRUE(verdict.proven) << verdict.reason;
}

bool same(const Solution& a, const Solution& b) {
  if (test::edges_of(a.matching) != test::edges_of(b.matching)) return false;
  if (a.duals->scale != b.duals->scale || a.duals->vertex != b.duals->vertex) return false;
  if (a.duals->blossoms.size() != b.duals->blossoms.size()) return false;
  for (std::size_t i = 0; i < a.duals->blossoms.size(); ++i) {
    if (a.duals->blossoms[i].vertices != b.duals->blossoms[i].vertices) return false;
    if (a.duals->blossoms[i].value != b.duals->blossoms[i].value) return false;
  }
  return true;
}

// Returns two vertices and an edge of weight 1, in a layout of exactly this many bits.
Problem pair_of_width(unsigned bits) {
  std::vector<DigitRange> ranges;
  for (; bits > 62; bits -= 62) ranges.push_back({0, (std::int64_t{1} << 62U) - 1});
  ranges.push_back({0, (std::int64_t{1} << bits) - 1});
  Problem problem;
  problem.vertices = 2;
  problem.layout = Layout(ranges);
  problem.edges = {{0, 1, problem.rows.add(std::vector{Term{0, 1}})}};
  return problem;
}

TEST_P(EverySolver, FindsTheLexicographicallyGreatestMatching) {
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    expect_optimal(*GetParam(), test::random_problem(random, test::random_shape(random, 12)));
    if (HasFailure()) return;
  }
}

TEST_P(EverySolver, FindsTheGreatestMatchingOfOddStructures) {
  std::size_t blossoms = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = test::random_blossoms(random, random.between<Vertex>(3, 13));
    expect_optimal(*GetParam(), problem);
    blossoms += GetParam()->solve(problem).duals->blossoms.size();
    if (HasFailure()) return;
  }
  EXPECT_GT(blossoms, 1000U);
}

TEST_P(EverySolver, FindsTheGreatestMatchingOfTwentyVertices) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const test::Shape shape = {.vertices = seed < 9 ? random.between(13, 17) : 20,
                               .density = random.between(20, 60),
                               .digits = 2,
                               .least = -1,
                               .most = random.between<std::int64_t>(1, 20)};
    expect_optimal(*GetParam(), test::random_problem(random, shape));
  }
}

TEST_P(EverySolver, IsExactInEveryWidth) {
  unsigned narrower = 0;
  for (const unsigned width : {63U, 128U, 256U, 512U, 2048U, max_bits}) {
    for (std::uint64_t seed = 0; seed < (width > 512 ? 20 : 60); ++seed) {
      SCOPED_TRACE("width " + std::to_string(width) + ", seed " + std::to_string(seed));
      Random random(seed);
      test::Shape shape = {
          .vertices = random.between<Vertex>(4, width > 2048 ? 6 : 9), .filled = 50, .slack = 5};
      shape.most = std::int64_t{1} << (width > 256 ? random.between(25, 45) : 2);
      shape.least = random.chance(50) ? -shape.most : 0;
      shape.bits = random.chance(50) ? narrower : random.between(narrower, width - (width > 256 ? 80 : 30));
      const Problem problem = test::random_problem(random, shape);
      ASSERT_GT(bits_needed(problem), narrower);
      ASSERT_LE(bits_needed(problem), width);
      expect_optimal(*GetParam(), problem);
      if (HasFailure()) return;
    }
    narrower = width;
  }
}

TEST_P(EverySolver, SolvesTheWidestWeightAndRefusesAWiderOne) {
  Problem problem = pair_of_width(max_bits - 8);
  ASSERT_EQ(bits_needed(problem), max_bits);
  EXPECT_EQ(GetParam()->solve(problem).matching.pairs(), 1U);
  problem = pair_of_width(max_bits - 7);
  ASSERT_EQ(bits_needed(problem), max_bits + 1);
  EXPECT_THROW(static_cast<void>(GetParam()->solve(problem)), WeightTooWide);
  problem = pair_of_width(max_bits + 1000);
  EXPECT_THROW(static_cast<void>(GetParam()->solve(problem)), WeightTooWide);
}

TEST_P(EverySolver, SaysHowManyBitsWereTooMany) {
  const Problem problem = pair_of_width(40000);
  try {
    static_cast<void>(GetParam()->solve(problem));
    FAIL() << "solved";
  } catch (const WeightTooWide& refusal) {
    EXPECT_GE(refusal.bits, 40000U);
    EXPECT_LT(refusal.bits, 40100U);
  }
}

TEST_P(EverySolver, SolvesEmptyProblems) {
  for (const Vertex vertices : {0, 1, 2, 5}) {
    Problem problem;
    problem.vertices = vertices;
    SCOPED_TRACE(std::to_string(vertices) + " vertices");
    expect_optimal(*GetParam(), problem);
  }
}

TEST_P(EverySolver, LeavesVerticesSingleRatherThanLoseWeight) {
  Problem problem = test::one_digit_problem(4, {{0, 1, -1}, {1, 2, -2}, {2, 3, -3}});
  problem.layout = Layout({{-10, 10}});
  EXPECT_EQ(GetParam()->solve(problem).matching.pairs(), 0U);
}

TEST_P(EverySolver, AnswersTheSameEveryTime) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    test::Shape shape = test::random_shape(random, 16);
    shape.most = shape.least + 1;  // many ties
    const Problem problem = test::random_problem(random, shape);
    const Solution first = GetParam()->solve(problem);
    ASSERT_TRUE(same(first, GetParam()->solve(Problem(problem)))) << "seed " << seed;
  }
}

TEST_P(EverySolver, AnswersTheSameInFourThreadsAtOnce) {
  std::vector<Problem> problems;
  std::vector<Solution> expected;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    test::Shape shape = test::random_shape(random, 16);
    shape.bits = seed % 4 == 0 ? 900 : 0;
    problems.push_back(test::random_problem(random, shape));
    expected.push_back(GetParam()->solve(problems.back()));
  }
  std::vector<int> agreed(4, 0);
  std::vector<std::thread> threads;
  for (int& count : agreed)
    threads.emplace_back([&] {
      for (std::size_t i = 0; i < problems.size(); ++i)
        count += same(expected[i], GetParam()->solve(problems[i])) ? 1 : 0;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(agreed, (std::vector<int>{100, 100, 100, 100}));
}

}  // namespace
}  // namespace bloesem::matching
