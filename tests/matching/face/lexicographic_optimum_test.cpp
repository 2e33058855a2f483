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

// None in half of the cases.
std::vector<Vertex> some_vertices(Random& random, Vertex all) {
  std::vector<Vertex> some;
  const int percent = random.chance(50) ? 0 : random.between(1, 100);
  for (Vertex v = 0; v < all; ++v)
    if (random.chance(percent)) some.push_back(v);
  return some;
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
    ClassRows classes = made.classes();
    const std::vector<Vertex> scarce = some_vertices(random, made.problem.vertices);
    classes.scarce = scarce;
    optimum.solve(made.edges, classes, made.problem.layout, face);
    expect_same_choices(random, face, optimal_mates(made.problem));
  }
  EXPECT_EQ(in_portions > 300, wide);
}

TEST(LexicographicOptimum, OfNarrowWeightsHasAllOptimalMatchings) { expect_optimal_faces(19, 5, 4, false); }
TEST(LexicographicOptimum, OfWideWeightsHasAllOptimalMatchings) { expect_optimal_faces(20, 12, 50, true); }

// Returns how many phases it takes where all of `many` cost something, each more than the one before, unless
// they have one of a few: those, if they are known to be scarce, are the only roots.
std::int64_t phases(int many, int few, bool known) {
  const int n = 2 * many;
  std::vector<std::int32_t> class_of;
  std::vector<std::int32_t> row_of_pair;
  WeightRows singles;
  WeightRows costs;
  const int classes = many + 2;  // one for each of the many, then the few, then the others
  BitRows edges;
  edges.reset(n, n);
  costs.add({});
  for (int c = 0; c < classes; ++c) singles.add(std::vector<Term>{{0, 1}});
  for (int c = 0; c < many; ++c) costs.add(std::vector<Term>{{1, c + 1}});
  for (int a = 0; a < classes; ++a)
    for (int b = 0; b < classes; ++b) row_of_pair.push_back(a < many && b == many + 1 ? a + 1 : 0);
  for (int v = 0; v < n; ++v) {
    class_of.push_back(v < many + few ? std::min<int>(v, many) : many + 1);
    for (int u = std::max(many, v + 1); u < n; ++u) edges.set(u, v), edges.set(v, u);
  }
  std::vector<Vertex> scarce;
  for (int v = many; v < many + few; ++v) scarce.emplace_back(v);
  LexicographicOptimum optimum;
  DenseFace face;
  const ClassRows rows{class_of,    at(classes),
                       row_of_pair, &singles,
                       &costs,      known ? std::span<const Vertex>(scarce) : std::span<const Vertex>()};
  optimum.solve(edges, rows, Layout({{0, n}, {-many * (many + 1), 0}}), face);
  for (int v = 0; v < many; ++v) EXPECT_EQ(face.mate(Vertex(v)) >= many + few, v < many - few);
  return optimum.counters().phases;
}

TEST(LexicographicOptimum, HasFewRootsWhereItIsKnownWhatIsScarce) {
  EXPECT_LE(phases(60, 3, true), 3);
  EXPECT_GE(phases(60, 3, false), 25);
}

}  // namespace
}  // namespace bloesem::matching
