#include "matching/face/lexicographic_optimum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/matching/random_classes.hpp"
#include "tests/support/brute_force_matching.hpp"

namespace bloesem::matching {
namespace {

using test::Random;
using Mates = std::vector<Vertex>;

// The mates of the vertices in every optimal matching.
std::vector<Mates> optimal_mates(const Problem& problem) {
  std::vector<Mates> all;
  for (const test::EdgeSet& edges : test::optimal_matchings(problem)) {
    Mates& mates = all.emplace_back(at(problem.vertices), no_vertex);
    for (const std::int32_t e : edges) {
      const auto& [u, v, row] = problem.edges[at(e)];
      mates[at(u)] = v;
      mates[at(v)] = u;
    }
  }
  return all;
}

// Decides in random order who is paired below whom, until one matching is left.
void expect_same_choices(Random& random, DenseFace& face, std::vector<Mates> left) {
  for (int step = 0; step < 12; ++step) {
    const auto v = random.between<Vertex>(0, face.vertices() - 1);
    const auto end = random.between<Vertex>(0, face.vertices());
    const auto below = [&](const Mates& mates) { return mates[at(v)] != no_vertex && mates[at(v)] < end; };
    const bool possible = std::any_of(left.begin(), left.end(), below);
    ASSERT_EQ(face.decide_partner_below(v, end), possible);
    std::erase_if(left, [&](const Mates& mates) { return below(mates) != possible; });
    Mates mates;
    for (Vertex u = 0; u < face.vertices(); ++u) mates.push_back(face.mate(u));
    ASSERT_NE(std::find(left.begin(), left.end(), mates), left.end());
    for (Vertex u = 0; u < face.vertices(); ++u) {
      const bool covered = std::all_of(left.begin(), left.end(), [&](const Mates& m) { return m[at(u)] >= 0; });
      ASSERT_TRUE(covered || !face.required(u));
    }
  }
}

// `slack`: 0 for one portion of 64 bits, more for several.
void expect_optimal_faces(std::uint64_t seed, std::size_t most_digits, unsigned slack, bool wide) {
  Random random(seed);
  LexicographicOptimum optimum;
  DenseFace face;
  int in_portions = 0;
  for (int i = 0; i < 1200 && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const auto digits = random.between<std::size_t>(1, most_digits);
    const test::ClassedProblem made = test::random_classes(random, 8, digits, 2, slack);
    in_portions += made.problem.layout.bits() > 128 ? 1 : 0;
    optimum.solve(made.edges, made.classes(), made.problem.layout, face);
    expect_same_choices(random, face, optimal_mates(made.problem));
  }
  EXPECT_EQ(in_portions > 300, wide);
}

TEST(LexicographicOptimum, OfNarrowWeightsHasAllOptimalMatchings) { expect_optimal_faces(19, 5, 4, false); }
TEST(LexicographicOptimum, OfWideWeightsHasAllOptimalMatchings) { expect_optimal_faces(20, 12, 50, true); }

}  // namespace
}  // namespace bloesem::matching
