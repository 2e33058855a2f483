#include "matching/certificate/certificate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "matching/index.hpp"
#include "matching/weighted/duals.hpp"
#include "matching/weighted/weight.hpp"
#include "tests/matching/random_problem.hpp"
#include "tests/matching/solvers.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

// A triangle with a pair attached to it, and a proof by hand: the triangle as blossom and the two vertices of
// the pair.
Problem kite() { return test::one_digit_problem(5, {{0, 1, 2}, {1, 2, 2}, {2, 0, 2}, {2, 3, 1}, {3, 4, 3}}); }

Duals proof() { return {1, {0, 0, 0, 1, 2}, {{{0, 1, 2}, 2}}}; }

Matching of_edges(const Problem& problem, const std::vector<std::int32_t>& indices) {
  Matching matching(problem.vertices);
  for (const std::int32_t index : indices) matching.join(problem.edges[static_cast<std::size_t>(index)], index);
  return matching;
}

Verdict verdict_on(const Problem& problem, Matching matching, Duals duals) {
  return verify(problem, {std::move(matching), std::make_shared<Duals>(std::move(duals))});
}

Verdict verdict_on(Duals duals) { return verdict_on(kite(), of_edges(kite(), {0, 4}), std::move(duals)); }

Verdict verdict_on(Matching matching) { return verdict_on(kite(), std::move(matching), proof()); }

void expect_refused(const Verdict& verdict, const std::string& reason) {
  EXPECT_FALSE(verdict.proven) << "should be refused: " << reason;
  EXPECT_EQ(verdict.reason, reason);
}

TEST(Certificate, ProvesAnOptimalMatching) {
  EXPECT_TRUE(verdict_on(proof()).proven);
  EXPECT_TRUE(verdict_on(proof()).reason.empty());
  EXPECT_TRUE(verdict_on(of_edges(kite(), {2, 4})).proven);  // equal weight
}

TEST(Certificate, ProvesInAnyScale) {
  EXPECT_TRUE(verdict_on({3, {0, 0, 0, 3, 6}, {{{2, 1, 0}, 6}}}).proven);
  expect_refused(verdict_on({3, {0, 0, 0, 1, 2}, {{{0, 1, 2}, 2}}}), "an edge is not covered");
  expect_refused(verdict_on({0, {0, 0, 0, 0, 0}, {}}), "duals of another problem");
  expect_refused(verdict_on({-1, {0, 0, 0, 1, 2}, {{{0, 1, 2}, 2}}}), "duals of another problem");
}

TEST(Certificate, RefusesWhatIsNoMatchingOfTheProblem) {
  const std::string reason = "not a matching of the problem's edges";
  expect_refused(verdict_on(Matching(4)), reason);
  expect_refused(verdict_on(Matching(6)), reason);
  Matching absent(5);  // the indices of other edges
  absent.join({0, 1, 0}, 1);
  absent.join({3, 4, 0}, 4);
  expect_refused(verdict_on(absent), reason);
  Matching strangers(5);  // no such edge
  strangers.join({0, 3, 0}, 0);
  expect_refused(verdict_on(strangers), reason);
  for (const std::int32_t index : {-2, no_edge, 5, 1000}) {  // no such index
    Matching outside(5);
    outside.join({3, 4, 0}, index);
    expect_refused(verdict_on(outside), reason);
  }
}

TEST(Certificate, RefusesAMatchingThatCouldWeighMore) {
  expect_refused(verdict_on(Matching(5)), "primal and dual values differ");
  expect_refused(verdict_on(of_edges(kite(), {4})), "primal and dual values differ");
  expect_refused(verdict_on(of_edges(kite(), {0, 3})), "primal and dual values differ");
}

TEST(Certificate, RefusesDualsOfAnotherProblem) {
  expect_refused(verify(kite(), {of_edges(kite(), {0, 4}), nullptr}), "no duals");
  expect_refused(verdict_on({1, {0, 0, 0, 1}, {{{0, 1, 2}, 2}}}), "duals of another problem");
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2, 0}, {{{0, 1, 2}, 2}}}), "duals of another problem");
}

TEST(Certificate, RefusesSetsThatAreNotOdd) {
  const std::string reason = "a blossom is not an odd set of vertices";
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1, 2, 3}, 2}}}), reason);  // its value fits
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1}, 2}}}), reason);
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1, 2}, 2}, {{}, 1}}}), reason);
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1, 2}, 2}, {{3}, 1}}}), reason);
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1, 2, 3, 3}, 2}}}), reason);
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1, 5}, 2}}}), reason);
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{-1, 1, 2}, 2}}}), reason);
}

TEST(Certificate, RefusesOverlappingSets) {
  expect_refused(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1, 2}, 1}, {{1, 2, 3}, 1}}}), "blossoms overlap");
  EXPECT_TRUE(verdict_on({1, {0, 0, 0, 1, 2}, {{{0, 1, 2}, 1}, {{1, 2, 0}, 1}}}).proven);
}

TEST(Certificate, RefusesNegativeDuals) {
  const Problem problem = test::one_digit_problem(3, {{0, 1, 2}});
  const Matching matching = of_edges(problem, {0});
  EXPECT_TRUE(verdict_on(problem, matching, {1, {1, 1, 0}, {}}).proven);
  expect_refused(verdict_on(problem, Matching(3), {1, {1, 1, -2}, {}}), "negative vertex dual");
  expect_refused(verdict_on(problem, Matching(3), {1, {1, 1, 0}, {{{0, 1, 2}, -2}}}), "negative blossom dual");
}

TEST(Certificate, RefusesDualsThatLeaveAnEdgeUncovered) {
  const std::string reason = "an edge is not covered";
  expect_refused(verdict_on({1, {0, 0, 0, 2, 1}, {{{0, 1, 3}, 2}}}), reason);
  expect_refused(verdict_on({1, {0, 0, 0, 3, 2}, {}}), reason);
  expect_refused(verdict_on({1, {1, 1, 0, 1, 2}, {}}), reason);
  expect_refused(verdict_on({1, {0, 0, 0, 0, 3}, {{{0, 1, 2}, 2}}}), reason);
}

// Makes a solution wrong in one way; returns false if that is not possible here.
using Spoil = bool (*)(Random&, const Problem&, Matching&, Duals&);

bool pick_another_matching(Random& random, const Problem& problem, Matching& matching, Duals&) {
  const Integer best = weight_of(problem, matching);
  matching = test::random_matching(random, problem);
  return weight_of(problem, matching) != best;
}

bool part_a_pair(Random& random, const Problem& problem, Matching& matching, Duals&) {
  std::vector<std::int32_t> indices = test::edges_of(matching);
  if (indices.empty()) return false;
  const Integer best = weight_of(problem, matching);
  random.shuffle(indices);
  indices.pop_back();
  matching = of_edges(problem, indices);
  return weight_of(problem, matching) != best;
}

Integer& random_vertex(Random& random, Duals& duals) {
  return duals.vertex[random.between<std::size_t>(0, duals.vertex.size() - 1)];
}

bool lower_a_vertex(Random& random, const Problem&, Matching&, Duals& duals) {
  random_vertex(random, duals) -= 1;
  return true;
}

bool raise_a_vertex(Random& random, const Problem&, Matching&, Duals& duals) {
  random_vertex(random, duals) += 1;
  return true;
}

bool shift_between_vertices(Random& random, const Problem& problem, Matching& matching, Duals& duals) {
  const Vertex from = random.between<Vertex>(0, problem.vertices - 1);
  const Vertex to = random.between<Vertex>(0, problem.vertices - 1);
  if (matching.mate(from) == no_vertex || to == from || to == matching.mate(from)) return false;
  duals.vertex[at(from)] -= 1;
  duals.vertex[at(to)] += 1;
  return true;
}

bool drop_a_blossom(Random& random, const Problem&, Matching&, Duals& duals) {
  if (duals.blossoms.empty()) return false;
  random.shuffle(duals.blossoms);
  duals.blossoms.pop_back();
  return true;
}

bool lower_a_blossom(Random& random, const Problem&, Matching&, Duals& duals) {
  if (duals.blossoms.empty()) return false;
  duals.blossoms[random.between<std::size_t>(0, duals.blossoms.size() - 1)].value -= 1;
  return true;
}

bool raise_a_blossom(Random& random, const Problem&, Matching&, Duals& duals) {
  if (duals.blossoms.empty()) return false;
  duals.blossoms[random.between<std::size_t>(0, duals.blossoms.size() - 1)].value += 1;
  return true;
}

bool widen_a_blossom(Random& random, const Problem& problem, Matching&, Duals& duals) {
  if (duals.blossoms.empty()) return false;
  std::vector<Vertex>& set = duals.blossoms[random.between<std::size_t>(0, duals.blossoms.size() - 1)].vertices;
  const Vertex v = random.between<Vertex>(0, problem.vertices - 1);
  if (std::find(set.begin(), set.end(), v) != set.end()) return false;
  set.push_back(v);
  return true;
}

bool narrow_a_blossom(Random& random, const Problem&, Matching&, Duals& duals) {
  if (duals.blossoms.empty()) return false;
  std::vector<Vertex>& set = duals.blossoms[random.between<std::size_t>(0, duals.blossoms.size() - 1)].vertices;
  random.shuffle(set);
  set.pop_back();
  return true;
}

bool overlap_a_blossom(Random& random, const Problem& problem, Matching&, Duals& duals) {
  if (duals.blossoms.empty()) return false;
  const Blossom& first = duals.blossoms.front();
  std::vector<Vertex> rest(at(problem.vertices));
  std::iota(rest.begin(), rest.end(), 0);
  std::erase_if(rest, [&](Vertex v) {
    return std::find(first.vertices.begin(), first.vertices.end(), v) != first.vertices.end();
  });
  if (rest.empty()) return false;
  random.shuffle(rest);
  duals.blossoms.push_back({{first.vertices[0], first.vertices[1], rest[0]}, 0});
  return true;
}

TEST(Certificate, RefusesSpoiltSolutionsOfEverySolver) {
  static constexpr std::pair<const char*, Spoil> spoils[] = {
      {"another matching", pick_another_matching},
      {"a pair parted", part_a_pair},
      {"a vertex lowered", lower_a_vertex},
      {"a vertex raised", raise_a_vertex},
      {"one vertex lowered, one raised", shift_between_vertices},
      {"a blossom dropped", drop_a_blossom},
      {"a blossom lowered", lower_a_blossom},
      {"a blossom raised", raise_a_blossom},
      {"a blossom made even by one more", widen_a_blossom},
      {"a blossom made even by one less", narrow_a_blossom},
      {"blossoms overlapping", overlap_a_blossom}};
  for (const auto& [name, spoil] : spoils) {
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
      Random random(seed);
      const Problem problem = random.chance(50) ? test::random_problem(random, test::random_shape(random, 14))
                                                : test::random_blossoms(random, random.between<Vertex>(5, 14));
      if (problem.vertices == 0) continue;
      for (const Solver* solver : solvers()) {
        Solution solution = solver->solve(problem);
        Duals duals = *solution.duals;
        if (!spoil(random, problem, solution.matching, duals)) continue;
        ASSERT_FALSE(verdict_on(problem, solution.matching, duals).proven) << name << ", seed " << seed;
        ++refused;
      }
    }
    EXPECT_GT(refused, 50) << name;
  }
}

}  // namespace
}  // namespace bloesem::matching
