#include "matching/face/sparse_face.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "matching/index.hpp"
#include "matching/weighted/duals.hpp"
#include "tests/matching/random_problem.hpp"
#include "tests/matching/solvers.hpp"
#include "tests/support/brute_force_matching.hpp"

namespace bloesem::matching {
namespace {

using test::EdgeSet;
using test::Random;
using test::Totals;

class EveryFace : public testing::TestWithParam<const Solver*> {};

INSTANTIATE_TEST_SUITE_P(Matching, EveryFace, testing::ValuesIn(solvers()), solver_name);

// Few values, so that many matchings are optimal; half of the problems have odd structures.
Problem tied_problem(Random& random, Vertex max_vertices) {
  const Vertex vertices = random.between<Vertex>(2, max_vertices);
  if (random.chance(50)) return test::random_blossoms(random, vertices);
  test::Shape shape = {
      .vertices = vertices, .density = random.between(2, 5) * 20, .digits = random.between<std::size_t>(1, 3)};
  shape.least = random.between<std::int64_t>(-1, 1);
  shape.most = std::max<std::int64_t>(shape.least, random.between<std::int64_t>(0, 2));
  return test::random_problem(random, shape);
}

// Additional digits for every edge of a problem.
struct Preferences {
  std::vector<DigitRange> ranges;
  std::vector<std::vector<Term>> of_edge;

  [[nodiscard]] std::vector<std::int64_t> totals(const EdgeSet& edges) const {
    std::vector<std::int64_t> sums(ranges.size(), 0);
    for (const std::int32_t index : edges)
      for (const Term& term : of_edge[at(index)]) sums[at(term.digit)] += term.value;
    return sums;
  }
};

Preferences random_preferences(Random& random, const Problem& problem, std::size_t digits) {
  test::Shape shape = {.vertices = problem.vertices, .density = 100, .digits = digits, .filled = 60};
  const std::int64_t most = random.chance(50) ? 1 : std::int64_t{1} << random.between(1, 50);
  shape.least = random.chance(50) ? 0 : -most;
  shape.most = most;
  shape.slack = random.chance(50) ? 0 : 50;
  const Problem further = test::random_problem(random, shape);
  Preferences preferences;
  for (std::size_t k = 0; k < digits; ++k) preferences.ranges.push_back(further.layout.range(k));
  for (std::size_t e = 0; e < problem.edges.size(); ++e) {
    const std::span<const Term> row = further.rows.row(at(further.edges[e].row));
    preferences.of_edge.emplace_back(row.begin(), row.end());
  }
  return preferences;
}

// One digit for each edge, in random order of importance, so that no two matchings are equal. Wide enough for
// several portions.
Preferences distinguishing_preferences(Random& random, const Problem& problem) {
  Preferences preferences;
  std::vector<std::int32_t> digits(problem.edges.size());
  std::iota(digits.begin(), digits.end(), 0);
  random.shuffle(digits);
  const unsigned bits = random.between(0U, 60U);
  preferences.ranges.assign(digits.size(), {-(std::int64_t{1} << bits), std::int64_t{1} << bits});
  for (const std::int32_t digit : digits)
    preferences.of_edge.push_back({{digit, (std::int64_t{1} << bits) * (random.chance(50) ? 1 : -1)}});
  return preferences;
}

// Counts the problems passed to another solver.
class CountingSolver final : public Solver {
 public:
  explicit CountingSolver(const Solver& solver) : solver_(&solver) {}
  Solution solve(const Problem& problem) const override { return ++solves_, solver_->solve(problem); }
  std::string_view name() const noexcept override { return solver_->name(); }
  [[nodiscard]] int solves() const noexcept { return solves_; }

 private:
  const Solver* solver_;
  mutable int solves_ = 0;
};

// The matchings of a face, enumerated, next to the face itself.
class Enumerated {
 public:
  Enumerated(const Problem& problem, const Solver& solver)
      : problem_(problem),
        solver_(solver),
        face_(problem, solver.solve(problem), solver_),
        left_(test::optimal_matchings(problem)) {}

  [[nodiscard]] SparseFace& face() { return face_; }
  [[nodiscard]] int solves() const { return solver_.solves(); }
  [[nodiscard]] std::size_t left() const { return left_.size(); }

  // Refines the face and the list by digits [first, last).
  void refine(const Preferences& preferences, std::size_t first, std::size_t last) {
    face_.refine(std::span(preferences.ranges).subspan(first, last - first),
                 [&](const SparseFace::FaceEdge& edge, std::vector<Term>& terms) {
                   for (const Term& term : preferences.of_edge[at(edge.index)])
                     if (at(term.digit) >= first && at(term.digit) < last)
                       terms.push_back({term.digit - static_cast<std::int32_t>(first), term.value});
                 });
    const auto begin = static_cast<std::ptrdiff_t>(first);
    const auto end = static_cast<std::ptrdiff_t>(last);
    const auto part = [&](const EdgeSet& edges) {
      const Totals totals = preferences.totals(edges);
      return Totals(totals.begin() + begin, totals.begin() + end);
    };
    Totals best = part(left_.front());
    for (const EdgeSet& edges : left_) best = std::max(best, part(edges));
    std::erase_if(left_, [&](const EdgeSet& edges) { return part(edges) != best; });
  }

  // Refines in portions of random size.
  void refine_piecemeal(Random& random, const Preferences& preferences) {
    for (std::size_t first = 0; first < preferences.ranges.size();) {
      const std::size_t last = random.between(first + 1, preferences.ranges.size());
      refine(preferences, first, last);
      first = last;
    }
  }

  void settle(Random& random) {
    std::vector<Vertex> vertices;
    for (Vertex v = 0; v < problem_.vertices; ++v)
      if (face_.mate(v) != no_vertex && random.chance(20)) vertices.push_back(v);
    std::vector<std::int32_t> kept;
    for (const std::int32_t index : current())
      for (const Vertex v : vertices)
        if (problem_.edges[at(index)].u == v || problem_.edges[at(index)].v == v) kept.push_back(index);
    face_.settle(vertices);
    std::erase_if(left_, [&](const EdgeSet& edges) {
      return !std::all_of(kept.begin(), kept.end(), [&](std::int32_t index) { return has(edges, index); });
    });
  }

  // Drops a few edges and requires a few vertices to be covered. Returns false if no matching is left.
  bool keep_some(Random& random, int percent_dropped, int percent_covered) {
    std::set<std::int32_t> dropped;
    for (const SparseFace::FaceEdge& edge : face_.edges())
      if (random.chance(percent_dropped)) dropped.insert(edge.index);
    std::vector<Vertex> covered;
    for (Vertex v = 0; v < problem_.vertices; ++v)
      if (random.chance(percent_covered)) covered.push_back(v);
    std::vector<EdgeSet> kept = left_;
    std::erase_if(kept, [&](const EdgeSet& edges) {
      return std::any_of(edges.begin(), edges.end(),
                         [&](std::int32_t index) { return dropped.contains(index); }) ||
             !std::all_of(covered.begin(), covered.end(), [&](Vertex v) { return covers(edges, v); });
    });
    const EdgeSet before = current();
    const std::size_t edges_before = face_.edges().size();
    EXPECT_EQ(
        face_.keep_if([&](const SparseFace::FaceEdge& edge) { return !dropped.contains(edge.index); }, covered),
        !kept.empty());
    if (kept.empty()) {
      EXPECT_EQ(current(), before);
      EXPECT_EQ(face_.edges().size(), edges_before);
      return false;
    }
    left_ = std::move(kept);
    return true;
  }

  // Returns the face's matching as edge indices.
  [[nodiscard]] EdgeSet current() const {
    EdgeSet edges;
    for (std::size_t e = 0; e < problem_.edges.size(); ++e) {
      const Edge& edge = problem_.edges[e];
      if (face_.mate(edge.u) == edge.v && face_.mate(edge.v) == edge.u)
        edges.push_back(static_cast<std::int32_t>(e));
    }
    return edges;
  }

  // The face's matching is one of the remaining ones, and each edge of theirs is still in the face unless all
  // of them contain it.
  void check() const {
    Vertex covered = 0;
    for (Vertex v = 0; v < problem_.vertices; ++v) covered += face_.mate(v) != no_vertex ? 1 : 0;
    ASSERT_EQ(at(covered), 2 * current().size()) << "mates are not mutual";
    ASSERT_NE(std::find(left_.begin(), left_.end(), current()), left_.end()) << "not one of the matchings left";
    EdgeSet offered;
    for (const SparseFace::FaceEdge& edge : face_.edges()) {
      ASSERT_EQ(problem_.edges[at(edge.index)].u, edge.u);
      ASSERT_EQ(problem_.edges[at(edge.index)].v, edge.v);
      offered.push_back(edge.index);
    }
    for (const EdgeSet& edges : left_)
      for (const std::int32_t index : edges) {
        const bool settled =
            std::all_of(left_.begin(), left_.end(), [&](const EdgeSet& other) { return has(other, index); });
        ASSERT_TRUE(settled || std::find(offered.begin(), offered.end(), index) != offered.end())
            << "edge " << index;
      }
  }

 private:
  [[nodiscard]] bool covers(const EdgeSet& edges, Vertex v) const {
    return std::any_of(edges.begin(), edges.end(), [&](std::int32_t index) {
      return problem_.edges[at(index)].u == v || problem_.edges[at(index)].v == v;
    });
  }

  static bool has(const EdgeSet& edges, std::int32_t index) {
    return std::find(edges.begin(), edges.end(), index) != edges.end();
  }

  Problem problem_;
  CountingSolver solver_;
  SparseFace face_;
  std::vector<EdgeSet> left_;
};

TEST_P(EveryFace, HoldsEveryOptimalMatching) {
  std::size_t matchings = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Enumerated face(tied_problem(random, 9), *GetParam());
    face.check();
    EXPECT_EQ(face.solves(), 0);
    if (HasFailure()) return;
    matchings += face.left();
  }
  EXPECT_GT(matchings, 3000U * 3);
}

TEST_P(EveryFace, KeepsTheGreatestInTheNewDigits) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    const Preferences preferences = random_preferences(random, problem, random.between<std::size_t>(1, 4));
    face.refine(preferences, 0, preferences.ranges.size());
    face.check();
    if (HasFailure()) return;
  }
}

TEST_P(EveryFace, RefinedUntilUniqueIsThatMatching) {
  int solves = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    const Preferences preferences = distinguishing_preferences(random, problem);
    face.refine(preferences, 0, preferences.ranges.size());
    ASSERT_EQ(face.left(), 1U);
    face.check();
    if (HasFailure()) return;
    solves = std::max(solves, face.solves());
  }
  EXPECT_GE(solves, 3);
}

TEST_P(EveryFace, MayBeRefinedInAnyPortions) {
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    face.refine_piecemeal(random, distinguishing_preferences(random, problem));
    ASSERT_EQ(face.left(), 1U);
    face.check();
    if (HasFailure()) return;
  }
}

TEST_P(EveryFace, IsRefinedByListsOfManyPortions) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    const Preferences preferences = random_preferences(random, problem, random.between<std::size_t>(20, 80));
    face.refine(preferences, 0, preferences.ranges.size());
    face.check();
    if (HasFailure()) return;
  }
}

TEST_P(EveryFace, KeepsSettledVerticesPairedAsTheyWere) {
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    face.settle(random);
    face.check();
    face.refine(distinguishing_preferences(random, problem), 0, problem.edges.size());
    face.check();
    if (HasFailure()) return;
  }
}

TEST_P(EveryFace, KeepsOutDroppedEdgesIfItCan) {
  int left = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    left += face.keep_some(random, random.between(10, 90), 0) ? 1 : 0;
    face.check();
    face.refine(distinguishing_preferences(random, problem), 0, problem.edges.size());
    face.check();
    if (HasFailure()) return;
  }
  EXPECT_GT(left, 500);
  EXPECT_LT(left, 1800);
}

TEST_P(EveryFace, CoversVerticesIfItCan) {
  int left = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    left += face.keep_some(random, random.chance(50) ? 0 : 20, 30) ? 1 : 0;
    face.check();
    face.refine(distinguishing_preferences(random, problem), 0, problem.edges.size());
    face.check();
    if (HasFailure()) return;
  }
  EXPECT_GT(left, 500);
  EXPECT_LT(left, 1900);
}

TEST_P(EveryFace, SettlesWhatIsForced) {
  const Problem problem = test::one_digit_problem(4, {{0, 1, 5}, {1, 2, 1}, {2, 3, 5}});
  const SparseFace face(problem, GetParam()->solve(problem), *GetParam());
  EXPECT_TRUE(face.edges().empty());
  EXPECT_EQ(face.mate(0), 1);
  EXPECT_EQ(face.mate(3), 2);
}

TEST_P(EveryFace, PartsAPairWhoseDroppedEdgeNothingRequires) {
  const Problem problem = test::one_digit_problem(2, {{0, 1, 0}});
  SparseFace face(problem, GetParam()->solve(problem), *GetParam());
  const auto all = [](const SparseFace::FaceEdge&) { return true; };
  const auto none = [](const SparseFace::FaceEdge&) { return false; };
  EXPECT_TRUE(face.keep_if(all, std::vector<Vertex>{}));
  EXPECT_TRUE(face.keep_if(none, std::vector<Vertex>{}));
  EXPECT_EQ(face.mate(0), no_vertex);
  EXPECT_EQ(face.mate(1), no_vertex);
}

TEST_P(EveryFace, CountsAVertexToCoverOnce) {
  const Problem problem = test::one_digit_problem(3, {{0, 1, 1}, {1, 2, 1}});
  const std::vector<Vertex> covered = {2, 2};
  SparseFace face(problem, GetParam()->solve(problem), *GetParam());
  EXPECT_TRUE(face.keep_if([](const SparseFace::FaceEdge&) { return true; }, covered));
  EXPECT_EQ(face.mate(2), 1);
}

TEST_P(EveryFace, SolvesOnceForAPortion) {
  const Problem problem =
      test::one_digit_problem(4, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}, {3, 0, 1}, {0, 2, 1}, {1, 3, 1}});
  for (const DigitRange range :
       {DigitRange{0, 2}, DigitRange{-2, 2}, DigitRange{0, 1000}, DigitRange{0, INT64_MAX / 2}}) {
    const std::size_t portion = SparseFace::digits_per_portion(range);
    for (const std::size_t digits : {portion, portion + 1}) {
      const CountingSolver solver(*GetParam());
      SparseFace face(problem, GetParam()->solve(problem), solver);
      const std::vector<DigitRange> ranges(digits, range);
      face.refine(ranges, [&](const SparseFace::FaceEdge&, std::vector<Term>& terms) {
        for (std::size_t k = 0; k < digits; ++k) terms.push_back({static_cast<std::int32_t>(k), 1});
      });
      EXPECT_EQ(solver.solves(), digits == portion ? 1 : 2) << digits << " digits up to " << range.most;
      EXPECT_EQ(face.edges().size(), 6U);  // no preferences
    }
  }
}

TEST_P(EveryFace, SurvivesAnySequenceOfSteps) {
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Problem problem = tied_problem(random, 9);
    Enumerated face(problem, *GetParam());
    for (int step = random.between(1, 8); step > 0; --step) {
      const int kind = random.between(0, 3);
      if (kind == 0) face.settle(random);
      if (kind == 1) face.keep_some(random, 15, random.chance(50) ? 0 : 10);
      if (kind >= 2) face.refine(random_preferences(random, problem, 1), 0, 1);
      face.check();
      if (HasFailure()) return;
    }
    face.refine_piecemeal(random, distinguishing_preferences(random, problem));
    ASSERT_EQ(face.left(), 1U);
    face.check();
    if (HasFailure()) return;
  }
}

TEST_P(EveryFace, ChoosesAsAProblemOfAllDigitsWould) {
  std::size_t nested = 0;
  for (std::uint64_t seed = 0; seed < 800; ++seed) {
    Random random(seed);
    Problem problem = tied_problem(random, 14);
    const Solution solution = GetParam()->solve(problem);
    SparseFace face(problem, solution, *GetParam());
    nested += solution.duals->blossoms.size() > 1 ? 1 : 0;
    const Preferences preferences = distinguishing_preferences(random, problem);
    face.refine(preferences.ranges, [&](const SparseFace::FaceEdge& edge, std::vector<Term>& terms) {
      terms = preferences.of_edge[at(edge.index)];
    });
    // Appends the same digits to those of the problem itself.
    Problem all = problem;
    all.rows = WeightRows();
    std::vector<DigitRange> ranges;
    for (std::size_t k = 0; k < problem.layout.digits(); ++k) ranges.push_back(problem.layout.range(k));
    ranges.insert(ranges.end(), preferences.ranges.begin(), preferences.ranges.end());
    all.layout = Layout(std::move(ranges));
    for (std::size_t e = 0; e < all.edges.size(); ++e) {
      const std::span<const Term> row = problem.rows.row(at(problem.edges[e].row));
      std::vector<Term> terms(row.begin(), row.end());
      for (const Term& term : preferences.of_edge[e])
        terms.push_back({term.digit + static_cast<std::int32_t>(problem.layout.digits()), term.value});
      all.edges[e].row = all.rows.add(terms);
    }
    EdgeSet chosen;
    for (std::size_t e = 0; e < all.edges.size(); ++e)
      if (face.mate(all.edges[e].u) == all.edges[e].v) chosen.push_back(static_cast<std::int32_t>(e));
    ASSERT_EQ(test::totals_of(all, chosen), test::best_totals(all)) << "seed " << seed;
  }
  EXPECT_GT(nested, 50U);
}

}  // namespace
}  // namespace bloesem::matching
