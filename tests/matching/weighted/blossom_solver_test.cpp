// Properties specific to the blossom solver: warm starts, and bounds on the work of a solve. That its matchings
// are optimal in every width from a cold start is tested for all solvers (solver_test.cpp).
#include "matching/weighted/blossom_solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "matching/index.hpp"
#include "matching/int128.hpp"
#include "matching/weighted/weight.hpp"
#include "tests/support/random.hpp"

namespace bloesem::matching {
namespace {

using test::Random;

template <class Int>
struct TableWeights {
  std::vector<Int> doubled;  // n * n
  Vertex n = 0;
  const Int& operator()(Vertex u, Vertex v) const { return doubled[at(u) * at(n) + at(v)]; }
};

// A graph whose edges may change between solves.
template <class Int>
class Fixture {
 public:
  // `percent` of the pairs are edges.
  Fixture(Random& random, Vertex n, int percent) : random_(&random) {
    if (random.chance(50)) solver_.set_patience(0);
    weights_.n = n;
    weights_.doubled.assign(at(n) * at(n), 0);
    rows_.reset(n, n);
    most_ = random.chance(50) ? random.between<std::int64_t>(1, 3) : std::int64_t{1} << random.between(1, 40);
    for (Vertex v = 0; v < n; ++v) alive_.push_back(v);
    for (Vertex u = 0; u < n; ++u)
      for (Vertex v = u + 1; v < n; ++v)
        if (random.chance(percent)) rows_.set(u, v), rows_.set(v, u), weigh(u, v);
  }

  void start() {
    solver_.reset(rows_, weights_, alive_, weights_.n);
    solver_.start_cold();
    if (random_->chance(50)) solver_.price(some_vertices(), {});
    solver_.start_greedily();
  }

  // Solves, checks the bounds of lemma B4, and proves the result by complementary slackness. Returns twice the
  // weight.
  Int solve() {
    const BlossomCounters before = solver_.counters();
    std::int64_t roots = 0;
    for (const Vertex v : alive_)
      if (solver_.mate(v) == no_vertex && solver_.dual(v) > 0) ++roots;
    solver_.solve();
    const auto n = static_cast<std::int64_t>(alive_.size());
    const std::int64_t phases = solver_.counters().phases - before.phases;
    EXPECT_LE(phases, roots);
    EXPECT_LE(2 * (solver_.counters().dual_changes - before.dual_changes), phases * (3 * n + 2));
    EXPECT_LE(solver_.counters().edge_scans - before.edge_scans, phases * 3 * n * n);
    prove();
    Int sum = 0;
    for (const Vertex v : alive_)
      if (solver_.mate(v) > v) sum += weights_(v, solver_.mate(v));
    return sum;
  }

  // Changes some edges at one vertex and does what a caller must do before the next solve. Lemma B5: the duals
  // of blossoms are distributed to their vertices, and edges that are still tight stay matched.
  void change() {
    std::vector<Int> duals;
    std::vector<Vertex> mates;
    for (Vertex v = 0; v < weights_.n; ++v) duals.push_back(solver_.dual(v)), mates.push_back(solver_.mate(v));
    solver_.nest().for_each_blossom([&](BlossomNest::Node b) {
      solver_.nest().for_each_vertex(b, [&](Vertex v) { duals[at(v)] += solver_.odd_set_dual(b) / 2; });
    });
    const Vertex changed = change_edges();
    solver_.reset(rows_, weights_, alive_, weights_.n);
    for (const Vertex v : alive_) solver_.set_dual(v, duals[at(v)]);
    solver_.raise(changed);
    for (const Vertex v : alive_)
      if (mates[at(v)] > v && rows_.test(v, mates[at(v)]) && solver_.tight(v, mates[at(v)]))
        solver_.join(v, mates[at(v)]);
  }

  Int solve_cold() const {
    BlossomSolver<Int, TableWeights<Int>> cold;
    cold.reset(rows_, weights_, alive_, weights_.n);
    cold.start_cold();
    cold.solve();
    Int sum = 0;
    for (const Vertex v : alive_)
      if (cold.mate(v) > v) sum += weights_(v, cold.mate(v));
    return sum;
  }

  // True if a matching with this weight (doubled) exists, according to a cold start.
  bool reaches(const Int& twice_the_weight) const {
    BlossomSolver<Int, TableWeights<Int>> cold;
    cold.reset(rows_, weights_, alive_, weights_.n);
    cold.start_cold();
    return cold.solve_for(twice_the_weight);
  }

  [[nodiscard]] const BlossomSolver<Int, TableWeights<Int>>& solver() const { return solver_; }

 private:
  std::vector<Vertex> some_vertices() {
    std::vector<Vertex> some;
    for (const Vertex v : alive_)
      if (random_->chance(20)) some.push_back(v);
    return some;
  }

  Vertex change_edges() {
    const Vertex v = alive_[at(random_->between<Vertex>(0, static_cast<Vertex>(alive_.size()) - 1))];
    for (const Vertex u : alive_) {
      if (u == v || !random_->chance(40)) continue;
      if (random_->chance(30))
        rows_.clear(u, v), rows_.clear(v, u);
      else
        rows_.set(u, v), rows_.set(v, u), weigh(u, v);
    }
    return v;
  }

  void weigh(Vertex u, Vertex v) {
    const Int scale = sizeof(Int) > 8 ? Int(1) << 40 : Int(1);
    const Int weight = (Int(random_->between<std::int64_t>(-1, most_)) * scale + random_->between(0, 1)) * 2;
    weights_.doubled[at(u) * at(weights_.n) + at(v)] = weights_.doubled[at(v) * at(weights_.n) + at(u)] =
        weight;
  }

  // The duals must be feasible, and their value must equal that of the matching.
  void prove() const {
    const BlossomNest& nest = solver_.nest();
    const auto n = at(weights_.n);
    std::vector<Int> shared(n * n, 0);
    Int bound = 0;
    nest.for_each_blossom([&](BlossomNest::Node b) {
      EXPECT_GE(solver_.odd_set_dual(b), 0);
      std::vector<Vertex> inside;
      nest.for_each_vertex(b, [&](Vertex v) { inside.push_back(v); });
      EXPECT_EQ(inside.size() % 2, 1U);
      for (const Vertex u : inside)
        for (const Vertex v : inside) shared[at(u) * n + at(v)] += solver_.odd_set_dual(b);
      bound += solver_.odd_set_dual(b) * static_cast<std::int64_t>(inside.size() - 1);
    });
    Int weight = 0;
    for (const Vertex u : alive_) {
      ASSERT_GE(solver_.dual(u), 0);
      bound += 2 * solver_.dual(u);
      const Vertex mate = solver_.mate(u);
      if (mate != no_vertex) {
        ASSERT_EQ(solver_.mate(mate), u);
        ASSERT_TRUE(rows_.test(u, mate));
        weight += weights_(u, mate);
      }
      any_bit(rows_.row(u), rows_.words(), [&](Vertex v) {
        EXPECT_GE(solver_.dual(u) + solver_.dual(v) + shared[at(u) * n + at(v)], weights_(u, v));
        return false;
      });
    }
    ASSERT_EQ(bound, weight);  // both are doubled
  }

  Random* random_;
  BitRows rows_;
  TableWeights<Int> weights_;
  std::int64_t most_ = 1;
  std::vector<Vertex> alive_;
  BlossomSolver<Int, TableWeights<Int>> solver_;
};

// Returns the density of a graph, which may be sparse.
int any_percent(Random& random) { return random.chance(40) ? random.between(3, 25) : random.between(20, 100); }

// Solves, and again after each of some changes; returns how many blossoms there were before these.
template <class Int>
int compare_warm_with_cold(Fixture<Int>& fixture, int changes) {
  int blossoms = 0;
  fixture.start();
  fixture.solve();
  for (int change = 0; change < changes; ++change) {
    fixture.solver().nest().for_each_blossom([&](BlossomNest::Node) { ++blossoms; });
    fixture.change();
    EXPECT_EQ(fixture.solve(), fixture.solve_cold()) << "change " << change;
  }
  return blossoms;
}

template <class Int>
class BlossomSolverIn : public testing::Test {};

using Integers = testing::Types<std::int64_t, Int128, FixedInteger<256>>;
TYPED_TEST_SUITE(BlossomSolverIn, Integers);

TYPED_TEST(BlossomSolverIn, SolvesWarmWhatItSolvesCold) {
  int blossoms = 0;
  std::int64_t at_once = 0;
  for (std::uint64_t seed = 0; seed < 1500 && !this->HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto n = random.between<Vertex>(2, 16);
    Fixture<TypeParam> fixture(random, n, any_percent(random));
    blossoms += compare_warm_with_cold(fixture, 6);
    at_once += fixture.solver().counters().at_once;
  }
  EXPECT_GT(blossoms, 1000);
  EXPECT_GT(at_once, 50);
}

TYPED_TEST(BlossomSolverIn, GivesUpOnMoreThanTheOptimumOnly) {
  for (std::uint64_t seed = 0; seed < 1500 && !this->HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto n = random.between<Vertex>(2, 16);
    Fixture<TypeParam> fixture(random, n, any_percent(random));
    fixture.start();
    const TypeParam optimum = fixture.solve();
    EXPECT_TRUE(fixture.reaches(optimum));
    EXPECT_FALSE(fixture.reaches(optimum + 1));
  }
}

// Where the edges between outer vertices are kept.
TYPED_TEST(BlossomSolverIn, SolvesLargeSparseGraphs) {
  int blossoms = 0;
  for (std::uint64_t seed = 0; seed < 300 && !this->HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto n = random.between<Vertex>(100, 160);
    Fixture<TypeParam> fixture(random, n, random.between(1, 4));
    blossoms += compare_warm_with_cold(fixture, 3);
  }
  EXPECT_GT(blossoms, 100);
}

TEST(BlossomSolver, KeepsItsBoundsOnLargeDenseGraphs) {
  for (std::uint64_t seed = 0; seed < 12 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto n = random.between<Vertex>(100, 160);
    Fixture<std::int64_t> fixture(random, n, random.between(20, 100));
    fixture.start();
    fixture.solve();
    for (int change = 0; change < 5; ++change) {
      fixture.change();
      const std::int64_t phases = fixture.solver().counters().phases;
      EXPECT_EQ(fixture.solve(), fixture.solve_cold());
      // The changed vertex and its mate, and for each blossom its base and the base's mate.
      EXPECT_LE(fixture.solver().counters().phases - phases, 100);
    }
  }
}

}  // namespace
}  // namespace bloesem::matching
