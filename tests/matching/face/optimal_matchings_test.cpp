// Random operations on the optimal matchings of random problems, compared with the list of all of them.
#include "matching/face/optimal_matchings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "matching/index.hpp"
#include "tests/matching/random_problem.hpp"
#include "tests/matching/solvers.hpp"
#include "tests/support/brute_force_matching.hpp"

namespace bloesem::matching {
namespace {

using test::EdgeSet;
using test::Random;
using test::Totals;
using Ends = std::pair<Vertex, Vertex>;
using Pairs = std::set<Ends>;

class EveryChoice : public testing::TestWithParam<const Solver*> {};

INSTANTIATE_TEST_SUITE_P(Matching, EveryChoice, testing::ValuesIn(solvers()), solver_name);

// Few values, so that many matchings are optimal; half of the problems have odd structures.
Problem tied_problem(Random& random) {
  const Vertex vertices = random.between<Vertex>(2, 9);
  if (random.chance(50)) return test::random_blossoms(random, vertices);
  test::Shape shape = {
      .vertices = vertices, .density = random.between(2, 5) * 20, .digits = random.between<std::size_t>(1, 3)};
  shape.least = random.between<std::int64_t>(-1, 1);
  shape.most = std::max<std::int64_t>(shape.least, random.between<std::int64_t>(0, 2));
  return test::random_problem(random, shape);
}

// Further digits of each edge of a problem.
struct Preferences {
  std::vector<DigitRange> ranges;
  std::map<Ends, std::vector<Term>> of_edge;

  [[nodiscard]] Totals totals(const Pairs& pairs) const {
    Totals sums(ranges.size(), 0);
    for (const Ends& ends : pairs)
      for (const Term& term : of_edge.at(ends)) sums[at(term.digit)] += term.value;
    return sums;
  }
};

Preferences random_preferences(Random& random, const Problem& problem) {
  const auto digits = random.between<std::size_t>(1, 30);
  const std::int64_t most = random.chance(50) ? 1 : std::int64_t{1} << random.between(1, 40);
  Preferences preferences;
  preferences.ranges.assign(digits, {-most * problem.vertices, most * problem.vertices});
  for (const Edge& edge : problem.edges) {
    std::vector<Term>& terms = preferences.of_edge[{edge.u, edge.v}];
    for (std::size_t digit = 0; digit < digits; ++digit)
      if (random.chance(40)) terms.push_back({static_cast<std::int32_t>(digit), random.between(-most, most)});
  }
  return preferences;
}

class Compared {
 public:
  Compared(const Problem& problem, const Solver& solver)
      : problem_(problem), best_(problem, solver), totals_(test::best_totals(problem)) {
    for (const EdgeSet& edges : test::optimal_matchings(problem)) {
      Pairs& pairs = left_.emplace_back();
      for (const std::int32_t e : edges) pairs.insert({problem.edges[at(e)].u, problem.edges[at(e)].v});
    }
  }

  [[nodiscard]] std::size_t left() const { return left_.size(); }

  void prefer(Random& random) {
    const Preferences preferences = random_preferences(random, problem_);
    best_.prefer(preferences.ranges, [&](const Edge& edge, std::vector<Term>& terms) {
      const std::vector<Term>& added = preferences.of_edge.at({edge.u, edge.v});
      terms.insert(terms.end(), added.begin(), added.end());
    });
    Totals greatest = preferences.totals(left_.front());
    for (const Pairs& pairs : left_) greatest = std::max(greatest, preferences.totals(pairs));
    EXPECT_EQ(preferences.totals(current()), greatest);
  }

  void settle(Random& random) {
    std::set<Vertex> weightless;
    for (const Edge& edge : problem_.edges)
      if (best_.mate(edge.u) == edge.v && !is_positive(edge)) weightless.insert({edge.u, edge.v});
    std::vector<Vertex> vertices;
    for (Vertex v = 0; v < problem_.vertices; ++v)
      if (!weightless.contains(v) && random.chance(20)) vertices.push_back(v);
    const auto mate_in = [](const Pairs& pairs, Vertex v) {
      for (const auto& [a, b] : pairs)
        if (a == v || b == v) return a == v ? b : a;
      return no_vertex;
    };
    const Pairs kept = current();
    std::erase_if(left_, [&](const Pairs& pairs) {
      return std::any_of(vertices.begin(), vertices.end(),
                         [&](Vertex v) { return mate_in(pairs, v) != mate_in(kept, v); });
    });
    best_.settle(vertices);
  }

  // Returns whether a matching is left.
  bool drop_edges(Random& random) {
    const int percent = random.between(5, 60);
    Pairs dropped;
    for (const Edge& edge : problem_.edges)
      if (random.chance(percent)) dropped.insert({edge.u, edge.v});
    std::vector<Pairs> kept = left_;
    std::erase_if(kept, [&](const Pairs& pairs) {
      return std::any_of(pairs.begin(), pairs.end(), [&](const Ends& ends) { return dropped.contains(ends); });
    });
    const Pairs before = current();
    const bool succeeded = best_.keep_if([&](const Edge& edge) { return !dropped.contains({edge.u, edge.v}); });
    EXPECT_EQ(succeeded, !kept.empty());
    if (succeeded)
      left_ = std::move(kept);
    else
      EXPECT_EQ(current(), before);
    return succeeded;
  }

  // The current matching is one of those left, and all their edges are there.
  void check() const {
    EXPECT_TRUE(std::ranges::equal(best_.totals(), totals_));
    EXPECT_NE(std::find(left_.begin(), left_.end(), current()), left_.end()) << "not one of the matchings left";
    Pairs offered;
    for (const Edge& edge : best_.edges()) offered.insert({edge.u, edge.v});
    for (const Pairs& pairs : left_)
      EXPECT_TRUE(std::includes(offered.begin(), offered.end(), pairs.begin(), pairs.end()));
  }

 private:
  [[nodiscard]] bool is_positive(const Edge& edge) const {
    const std::span<const Term> row = problem_.rows.row(at(edge.row));
    const auto first = std::find_if(row.begin(), row.end(), [](const Term& term) { return term.value != 0; });
    return first != row.end() && first->value > 0;
  }

  [[nodiscard]] Pairs current() const {
    Pairs pairs;
    for (const Edge& edge : problem_.edges)
      if (best_.mate(edge.u) == edge.v) pairs.insert({edge.u, edge.v});
    return pairs;
  }

  Problem problem_;
  OptimalMatchings best_;
  Totals totals_;
  std::vector<Pairs> left_;
};

TEST_P(EveryChoice, StaysAmongTheOptimalMatchings) {
  std::size_t matchings = 0;
  int kept = 0;
  int refused = 0;
  for (std::uint64_t seed = 0; seed < 3000 && !HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Compared compared(tied_problem(random), *GetParam());
    compared.check();
    matchings += compared.left();
    for (int step = random.between(1, 4); step > 0; --step) {
      const int operation = random.between(1, 3);
      if (operation == 1) compared.prefer(random);
      if (operation == 2) compared.settle(random);
      if (operation == 3) ++(compared.drop_edges(random) ? kept : refused);
      compared.check();
    }
  }
  EXPECT_GT(matchings, 3000U * 3);
  EXPECT_GT(std::min(kept, refused), 300);
}

// Few digits are taken at once beside weights that leave little of 512 bits, many beside wider ones.
TEST(OptimalMatchings, DigitsAtOnceFillTheNarrowNumbers) {
  const auto at_once = [](unsigned bits, DigitRange range = {0, 1}) {
    Problem problem;
    problem.vertices = 2;
    problem.layout = Layout(std::vector<DigitRange>(bits, {0, 1}));
    return OptimalMatchings(problem, lemon_solver()).digits_at_once(range);
  };
  EXPECT_EQ(at_once(0), 460U);
  EXPECT_EQ(at_once(396), 64U);
  EXPECT_EQ(at_once(397), 2048U);
  EXPECT_EQ(at_once(0, {0, 7}), 460U / 3);
  EXPECT_EQ(at_once(0, {1, 1}), 460U);  // nothing to decide
}

}  // namespace
}  // namespace bloesem::matching
